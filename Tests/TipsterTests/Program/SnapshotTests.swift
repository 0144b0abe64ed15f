import Foundation
import Testing

/// What `tipster test` does with snapshots.
@Suite struct SnapshotTests {
  @Test func aMissingSnapshotFailsAndIsPending() throws {
    let project = try Project.make(["a": Project.good])
    let call = try project.tipster("test")
    #expect(call.status == 1)
    #expect(
      call.output.hasPrefix("FAILED Scenarios/a.tips\nThere is no snapshot Snapshots/a.snap:\n"))
    #expect(call.output.contains("\n+# Is a tip without rules there at once?\n"))
    #expect(
      call.output.hasSuffix(
        """
        What was produced is in .tipster/pending/a.snap. If it is right, record it:
          tipster test --record missing Scenarios/a.tips

        1 scenario, 1 test: 0 passed, 1 failed

        """))
    #expect(project.files(in: ".tipster") == ["pending/.gitignore", "pending/a.snap"])
    #expect(project.text(".tipster/pending/.gitignore") == "*\n")
    #expect(project.files(in: "Snapshots").isEmpty)
  }

  @Test func recordingMakesTheNextRunPass() throws {
    let project = try Project.make(["topic/a": Project.good])
    try project.tipster("test")
    let pending = project.text(".tipster/pending/topic/a.snap")
    let recording = try project.tipster("test", "--record", "missing")
    #expect(
      recording.output == """
        Recorded 1 snapshot:
          Snapshots/topic/a.snap (new)

        1 scenario, 1 test: 1 passed

        """)
    #expect(recording.status == 0)
    #expect(project.text("Snapshots/topic/a.snap") == pending && pending != nil)
    #expect(project.files(in: ".tipster").isEmpty, "what was pending is settled")
    let next = try project.tipster("test")
    #expect(next.output == "1 scenario, 1 test: 1 passed\n" && next.status == 0)
  }

  @Test func aDifferenceIsShownAsAUnifiedDiff() throws {
    let project = try Project.recorded(["a": Project.good])
    let right = try #require(project.text("Snapshots/a.snap"))
    try project.write(right + "one line more\n", to: "Snapshots/a.snap")
    let call = try project.tipster("test")
    #expect(call.status == 1)
    #expect(call.output.contains("\n--- Snapshots/a.snap\n+++ Snapshots/a.snap (this run)\n@@ -"))
    #expect(call.output.contains("\n-one line more\n"))
    #expect(call.output.contains("\n  tipster test --record failed Scenarios/a.tips\n"))
    #expect(project.text("Snapshots/a.snap") == right + "one line more\n")
    #expect(project.text(".tipster/pending/a.snap") == right)
    // The diff is one that `patch` understands.
    try project.write(call.output, to: "out")
    let patched = try project.shell(
      "sed -n '/^---/,/^What/p' out | sed '$d' | patch -s -o new Snapshots/a.snap")
    if patched.status != 127 { #expect(project.text("new") == right) }
  }

  @Test(
    "Snapshots are compared byte for byte",
    arguments: ["\r\n", "\u{2028}\n", " \n", ""])
  func bytes(end: String) throws {
    let project = try Project.recorded(["a": Project.good])
    let right = try #require(project.text("Snapshots/a.snap"))
    try project.write(right.dropLast() + end, to: "Snapshots/a.snap")
    #expect(try project.tipster("test").status == 1)
  }

  @Test(
    "Which snapshots are written",
    arguments: [
      ("missing", ["new"], 1), ("failed", ["different", "new"], 0),
      ("all", ["different", "new", "same"], 0),
    ])
  func recordModes(mode: String, written: [String], status: Int32) throws {
    let project = try Project.recorded(["same": Project.good, "different": Project.good])
    try project.write("old\n", to: "Snapshots/different.snap")
    try project.write(Project.good, to: "Scenarios/new.tips")
    let call = try project.tipster("test", "--record", mode)
    let listed = call.output.split(separator: "\n").filter { $0.hasPrefix("  Snapshots/") }
      .map { $0.dropFirst(12).prefix { $0 != "." } }
    #expect(listed.map(String.init) == written)
    #expect(call.status == status)
  }

  @Test func aFailedScenarioIsNeverRecorded() throws {
    let project = try Project.make(["a": Project.failing])
    for mode in ["missing", "failed", "all"] {
      let call = try project.tipster("test", "--record", mode)
      #expect(call.status == 1)
      #expect(!call.output.contains("Recorded"))
    }
    #expect(project.files(in: "Snapshots").isEmpty && project.files(in: ".tipster").isEmpty)
  }

  @Test func everyModeHasItsSnapshot() throws {
    let project = try Project.recorded(["a": Project.modes])
    #expect(project.files(in: "Snapshots") == ["a.snap", "a@hide-all.snap"])
    let call = try project.tipster("test")
    #expect(call.output == "1 scenario, 2 tests: 2 passed\n")
  }

  @Test func obsoleteSnapshotsAreListedAndFailInCI() throws {
    let project = try Project.recorded(["a": Project.modes, "b": Project.good])
    try project.write("old\n", to: "Snapshots/topic/gone.snap")
    let oneMode = Project.modes.replacing("modes normal hide-all\n", with: "")
      .replacing("@hide-all ", with: "# ")
    try project.write(oneMode, to: "Scenarios/a.tips")
    try project.tipster("test", "--record", "failed")
    let call = try project.tipster("test")
    #expect(
      call.output == """
        Obsolete: 2 snapshots that no scenario writes:
          Snapshots/a@hide-all.snap
          Snapshots/topic/gone.snap
        Remove them with a full run that passes: tipster test --prune

        2 scenarios, 2 tests: 2 passed, 2 obsolete snapshots

        """)
    #expect(call.status == 0)
    #expect(try project.tipster("test", "--ci").status == 3)
    #expect(try project.tipster("test", environment: ["CI": "true"]).status == 3)
    #expect(try project.tipster("test", "--no-ci", environment: ["CI": "true"]).status == 0)
    let json = try project.tipster("test", "--reporter=json").output
    let names = #"["Snapshots/a@hide-all.snap","Snapshots/topic/gone.snap"]"#
    #expect(json.contains("\"snapshots\":" + names))
    let prune = try project.tipster("test", "--prune", "--ci")
    #expect(prune.status == 0)
    #expect(prune.output.hasPrefix("Removed 2 snapshots that no scenario writes:\n"))
    #expect(project.files(in: "Snapshots") == ["a.snap", "b.snap"])
    #expect(!FileManager.default.fileExists(atPath: project.url("Snapshots/topic").path))
  }

  @Test(
    "A run that is not whole never speaks of snapshots of others",
    arguments: [
      ["--filter", "a"], ["--tag", "quick"], ["--skip-tag", "slow"], ["Scenarios/a.tips"],
    ])
  func filteredRuns(options: [String]) throws {
    let project = try Project.recorded(["a": Project.good, "topic/b": Project.good])
    try project.write("old\n", to: "Snapshots/gone.snap")
    try project.write("old\n", to: ".tipster/pending/topic/b.snap")
    for call in [
      try project.shell("$TIPSTER test --ci \(options.joined(separator: " "))"),
      try project.shell("$TIPSTER test --ci --prune \(options.joined(separator: " "))"),
    ] {
      #expect(call.status == 0)
      #expect(!call.output.contains("gone"))
    }
    #expect(project.text("Snapshots/gone.snap") == "old\n")
  }

  @Test func nothingIsPrunedUnlessAllIsWell() throws {
    let project = try Project.recorded(["a": Project.good])
    try project.write("old\n", to: "Snapshots/gone.snap")
    try project.write(Project.failing, to: "Scenarios/b.tips")
    let call = try project.tipster("test", "--prune")
    #expect(call.status == 1)
    #expect(call.errors == "tipster: nothing is pruned: that takes a full run that passes\n")
    #expect(project.text("Snapshots/gone.snap") == "old\n")
  }

  @Test func aScenarioThatDoesNotParseKeepsItsSnapshots() throws {
    let project = try Project.recorded(["a": Project.modes])
    try project.write(Project.broken, to: "Scenarios/a.tips")
    let call = try project.tipster("test", "--ci", "--prune")
    #expect(call.status == 2 && !call.output.contains("Obsolete"))
    #expect(project.files(in: "Snapshots") == ["a.snap", "a@hide-all.snap"])
  }

  @Test func whatCannotBeWrittenIsSaid() throws {
    let project = try Project.make(["a": Project.good])
    try project.write("a file where a folder should be", to: "Snapshots")
    let call = try project.tipster("test", "--record", "all")
    #expect(call.status == 1)
    #expect(call.output.contains("\ncannot write Snapshots/a.snap: "))
  }

  @Test func twoScenariosOfOneSnapshotAreAnError() throws {
    let project = try Project.make(["a": Project.modes, "a@hide-all": Project.good])
    let call = try project.tipster("test", "--record", "all")
    #expect(call.status == 2)
    #expect(call.output.contains("have the same snapshot, Snapshots/a@hide-all.snap"))
  }
}
