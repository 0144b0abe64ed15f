import Foundation
import Testing

@testable import OpenTipKit

@Suite("S15, S2.6: the datastore on disk")
struct DatastoreTests {
  private func app(_ folder: TemporaryFolder, _ tips: [HandMadeTip] = [HandMadeTip("A")]) -> TestApp
  {
    TestApp(tips, datastores: folder.datastores)
  }

  /// The folder's files below `.tipkit` and their bytes.
  private func write(_ bytes: Data, to folder: TemporaryFolder) throws {
    try FileManager.default.createDirectory(
      at: folder.storeFile.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: folder.storeFile)
  }

  @Test("S15.1: where locations lie")
  func paths() throws {
    let stores = ApplicationDatastores(
      dataHome: URL(fileURLWithPath: "/data"), applicationName: "Library")
    #expect(stores.file(of: .applicationDefault).path == "/data/Library/.tipkit/tips-store.db")
    #expect(
      stores.file(of: try .groupContainer(identifier: "group.x")).path
        == "/data/group-containers/group.x/.tipkit/tips-store.db")
    #expect(
      stores.file(of: .url(URL(fileURLWithPath: "/elsewhere"))).path
        == "/elsewhere/.tipkit/tips-store.db")
  }

  @Test("S15.1: configure makes one SQLite file there")
  func made() throws {
    let folder = try TemporaryFolder()
    try app(folder).configure()
    let head = try Data(contentsOf: folder.storeFile).prefix(15)
    #expect(String(decoding: head, as: UTF8.self) == "SQLite format 3")
  }

  @Test("S15.1: a location that names no folder is an error")
  func notAFolder() throws {
    let folder = try TemporaryFolder()
    let url = try #require(URL(string: "https://example.com/tips"))
    #expect(throws: TipKitError.datastoreUnreadable) {
      try folder.datastores.open(.url(url))
    }
  }

  @Test("S15.1: everything comes back from disk")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let (has, use) = (flag("T.has"), event("use"))
    let app = app(folder)
    try app.configure(.daily)
    app.appear("one", .inline, "A")
    app.advance(second)
    app.engine.close(app["A"])
    app.engine.set(has, to: true)
    app.engine.donate(use, information: #"{"name":"zwölf 🚀 \"x\""}"#)
    let record = app.record("A")
    try app.relaunch()
    #expect(app.record("A") == record)
    #expect(record.displayedMilliseconds == second)
    #expect(app.engine.value(of: has) as? Bool == true)
    #expect(app.engine.donations(of: use).map(\.information) == [#"{"name":"zwölf 🚀 \"x\""}"#])
  }

  @Test(
    "S2.6: a store that cannot be opened is left as it is, to the byte, by a reset too",
    arguments: ["garbage", "foreign", "newer", "cut"], [false, true])
  func unreadable(_ kind: String, resets: Bool) throws {
    let folder = try TemporaryFolder()
    switch kind {
    case "garbage":
      try write(Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 31) }), to: folder)
    case "foreign":
      try write(Data(), to: folder)
      let connection = try SQLiteConnection(path: folder.storeFile.path)
      try connection.execute("CREATE TABLE notes (text TEXT); PRAGMA user_version = 7")
    case "newer":
      try app(folder).configure()
      let connection = try SQLiteConnection(path: folder.storeFile.path)
      try connection.execute("PRAGMA user_version = 99; PRAGMA wal_checkpoint(TRUNCATE)")
    default:
      try app(folder).configure()
      let connection = try SQLiteConnection(path: folder.storeFile.path)
      try connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
      let whole = try Data(contentsOf: folder.storeFile)
      try write(whole.prefix(whole.count / 2), to: folder)
    }
    let before = try Data(contentsOf: folder.storeFile)
    let app = app(folder)
    app.appear("one", .inline, "A")
    if resets { try app.engine.resetDatastore() }
    let error = #expect(throws: TipKitError.self) { try app.configure() }
    #expect(error == .datastoreUnreadable)
    #expect(error?.description.contains(folder.storeFile.path) == true)
    let cause =
      switch kind {
      case "garbage": "not a database"
      case "foreign": "not a tips datastore"
      case "newer": "version 99"
      default: "malformed"
      }
    #expect(error?.description.contains(cause) == true)
    #expect(app.blockers("A") == ["not-configured"])
    #expect(try Data(contentsOf: folder.storeFile) == before)
  }

  @Test("S2.6: the log of a newer program is not folded into its file")
  func newerWithLog() throws {
    let folder = try TemporaryFolder()
    try app(folder).configure()
    // Held open, so that the newer version is only in the log, as when that program was killed.
    let newer = try SQLiteConnection(path: folder.storeFile.path)
    try newer.execute("PRAGMA user_version = 99")
    let copy = try TemporaryFolder()
    try FileManager.default.removeItem(at: copy.url)
    try FileManager.default.copyItem(at: folder.url, to: copy.url)
    let before = try Data(contentsOf: copy.storeFile)
    #expect(throws: TipKitError.datastoreUnreadable) { try app(copy).configure() }
    #expect(try Data(contentsOf: copy.storeFile) == before)
  }

  @Test("S2.6: a folder that cannot be made")
  func noFolder() throws {
    let folder = try TemporaryFolder()
    try Data().write(to: folder.url.appending(path: "Library"))
    let error = #expect(throws: TipKitError.self) { try app(folder).configure() }
    #expect(error == .datastoreUnreadable)
  }

  @Test(
    "S2.6: a file that cannot be written", .enabled(if: getuid() != 0, "root may write anything"))
  func unwritable() throws {
    let folder = try TemporaryFolder()
    try app(folder).configure()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: folder.storeFile.path)
    #expect(throws: TipKitError.datastoreUnreadable) { try app(folder).configure() }
  }

  @Test("S15.1: an empty file becomes a datastore")
  func emptyFile() throws {
    let folder = try TemporaryFolder()
    try write(Data(), to: folder)
    let app = app(folder)
    try app.configure()
    #expect(app.status("A") == .available)
  }

  @Test("S15.4: an older store is migrated in one transaction, all or nothing")
  func migration() throws {
    let folder = try TemporaryFolder()
    let app = app(folder)
    try app.configure()
    app.engine.invalidate(app["A"], reason: .tipClosed)
    let connection = try SQLiteConnection(path: folder.storeFile.path)
    let steps = [
      "ALTER TABLE tip ADD COLUMN device TEXT", "ALTER TABLE tip ADD COLUMN device TEXT",
    ]
    #expect(throws: SQLiteError.self) {
      try TipDatastore.prepare(connection, isOnDisk: true, migrations: steps)
    }
    #expect(try connection.integer("PRAGMA user_version") == 1)
    #expect(try connection.integer("SELECT count(*) FROM pragma_table_info('tip')") == 6)
    try TipDatastore.prepare(connection, isOnDisk: true, migrations: [steps[0]])
    #expect(try connection.integer("PRAGMA user_version") == 2)
    #expect(try connection.integer("SELECT count(*) FROM tip WHERE device IS NULL") == 1)
    #expect(throws: TipKitError.datastoreUnreadable, "the older program refuses it") {
      try TipDatastore(path: folder.storeFile.path)
    }
  }

  @Test("S9.6, S15.3: what a call acknowledged is in a copy of the files taken while it runs")
  func copy() async throws {
    let folder = try TemporaryFolder()
    let (has, use) = (flag("T.has"), event("use"))
    let app = app(folder, [HandMadeTip("A"), HandMadeTip("B")])
    try app.configure()
    app.engine.donate(use)
    app.engine.donate(use)
    app.engine.deleteDonations(of: use)
    app.engine.donate(use)
    app.engine.set(has, to: true)
    app.appear("one", .inline, "A")
    app.engine.invalidate(app["B"], reason: .actionPerformed)
    let copy = try TemporaryFolder()
    try FileManager.default.removeItem(at: copy.url)
    try FileManager.default.copyItem(at: folder.url, to: copy.url)
    let restored = TestApp(app.tips, datastores: copy.datastores)
    try restored.configure()
    #expect(restored.engine.donations(of: use).count == 1)
    #expect(restored.engine.value(of: has) as? Bool == true)
    #expect(restored.count("A") == 1)
    #expect(restored.status("B") == .invalidated(.actionPerformed))
  }

  @Test("S9.6: another connection sees a donation as soon as donate has returned")
  func otherConnection() throws {
    let folder = try TemporaryFolder()
    let app = app(folder)
    try app.configure()
    let other = try SQLiteConnection(path: folder.storeFile.path)
    for count in 1...3 {
      app.engine.donate(event("use"))
      #expect(try other.integer("SELECT count(*) FROM donation") == Int64(count))
    }
  }

  @Test(
    "S15.3: kill -9 in the middle of donations loses nothing acknowledged", arguments: [3, 25, 60])
  func kill(_ milliseconds: Int) async throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, milliseconds = milliseconds as Int] in
      let stores = ApplicationDatastores(
        dataHome: URL(fileURLWithPath: path), applicationName: "Library")
      let engine = TipEngine(clock: SystemClock(), datastores: stores)
      try engine.configure()
      let acknowledged = open(path + "/acknowledged", O_WRONLY | O_CREAT | O_APPEND, 0o600)
      let use = EventDescriptor(id: "use", name: "use") { _ in 0 }
      let killer = Thread {
        usleep(UInt32(milliseconds) * 1000)
        Foundation.kill(getpid(), SIGKILL)
      }
      killer.start()
      while true {
        engine.donate(use)
        _ = Foundation.write(acknowledged, "x", 1)
      }
    }
    let acknowledged = try Data(contentsOf: folder.url.appending(path: "acknowledged")).count
    let app = app(folder)
    try app.configure()
    let kept = app.engine.donations(of: event("use")).count
    #expect(kept >= min(acknowledged, 1000))
    #expect(kept <= acknowledged + 1)
  }

  @Test("S15.3: when the store cannot write, nothing of the step has happened, and that is told")
  func failedWrite() throws {
    let folder = try TemporaryFolder()
    let (has, use) = (flag("T.has"), event("use"))
    let app = app(folder, [HandMadeTip("A", rules: [.isTrue(has)])])
    try app.configure()
    app.engine.donate(use)
    let saboteur = try SQLiteConnection(path: folder.storeFile.path)
    try saboteur.execute(
      "CREATE TRIGGER full BEFORE INSERT ON parameter BEGIN SELECT RAISE(ABORT, 'disk full'); END")
    _ = app.story()
    app.engine.set(has, to: true)
    #expect(app.story() == "+0 datastore failed: \(folder.storeFile.path): disk full\n")
    #expect(app.status("A") == .pending)
    #expect(app.engine.value(of: has) as? Bool == false)
    try saboteur.execute("DROP TRIGGER full")
    app.engine.set(has, to: true)
    #expect(app.status("A") == .available)
    #expect(app.engine.donations(of: use).count == 1)
  }
}
