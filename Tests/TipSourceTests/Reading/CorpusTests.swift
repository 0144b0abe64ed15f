import Foundation
import Testing
import TipSource

/// The corpus: tips as different apps write them, in the forms and proportions of real ones.
@Suite struct CorpusTests {
  static let model: SourceModel = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let found = SourceFiles.find(paths: ["Corpus"], relativeTo: folder)
    return SourceReader().read(found.files)
  }()

  @Test func everyRuleThatCanBeIsEvaluable() {
    let summary = Inspection(Self.model).summary
    #expect(summary.tips >= 100)
    #expect(summary.rules >= 100)
    #expect(
      summary.evaluableRules == summary.rules - summary.undeclaredInputRules - summary.invalidRules)
  }

  @Test func noTitleIsOpaque() {
    let summary = Inspection(Self.model).summary
    #expect(summary.opaqueTitles == 0)
    #expect(summary.symbolicTitles == 5)
  }

  @Test func whatIsNotTipKitsIsTold() {
    #expect(
      Self.model.diagnostics.map { "\($0.place?.path ?? "") \($0.code)" } == [
        "Corpus/Fitness/FitnessTips.swift undeclared-input",
        "Corpus/Garden/GardenTips.swift id-changes-with-launch",
        "Corpus/Notes/NoteTips.swift invalid-rule",
        "Corpus/Photos/PhotoTips.swift not-tipkit-member",
        "Corpus/Photos/PhotoTips.swift not-tipkit-member",
        "Corpus/Photos/PhotoTips.swift not-tipkit-member",
      ])
  }

  @Test func everyEventOfARuleCanBeDonated() {
    let names = Set(Self.model.events.map(\.descriptor.id))
    for tip in Self.model.tips {
      for case .event(let event) in tip.rules.flatMap(\.inputs) {
        #expect(names.contains(event.id), "\(tip.name) reads \(event.id)")
      }
    }
  }

  @Test func readingTwiceGivesTheSame() {
    #expect(Inspection(Self.model).json == Inspection(Self.secondReading).json)
  }

  private static let secondReading: SourceModel = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    return SourceReader().read(
      SourceFiles.find(paths: ["Corpus"], relativeTo: folder).files)
  }()
}
