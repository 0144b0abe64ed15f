import Testing

@testable import tipster

@Suite struct ParsedArgumentsTests {
  static let options = [
    Option("jobs", short: "j", argument: "N", ""),
    Option("filter", argument: "REGEX", ""),
    Option("fail-fast", short: "x", ""),
    Option("quiet", short: "q", ""),
    Option("list", ""),
    Option("lines", argument: "N", ""),
  ]

  static func parse(_ line: String) throws -> ParsedArguments {
    try ParsedArguments(
      line.split(separator: " ").map(String.init), options: options, command: "test")
  }

  @Test(
    "An argument may be joined to its option or follow it",
    arguments: ["--jobs=4", "--jobs 4", "-j4", "-j 4", "-xj4", "-xqj 4", "--job 4", "a -j4 b"])
  func jobs(line: String) throws {
    #expect(try Self.parse(line).value("jobs") == "4")
  }

  @Test func lettersWithoutArgumentMayBeJoined() throws {
    let parsed = try Self.parse("-xq")
    #expect(parsed.has("fail-fast") && parsed.has("quiet") && !parsed.has("jobs"))
  }

  @Test(
    "What is no option is an operand",
    arguments: [
      ("a --list b", ["a", "b"]), ("- a", ["-", "a"]), ("-- --list -j", ["--list", "-j"]),
      ("a -- -- b", ["a", "--", "b"]), ("-j -- a", ["a"]),
    ])
  func operands(line: String, expected: [String]) throws {
    #expect(try Self.parse(line).operands == expected)
  }

  @Test func anArgumentIsTakenWhateverItLooksLike() throws {
    #expect(try Self.parse("--filter --list").value("filter") == "--list")
    #expect(try Self.parse("-j -4").value("jobs") == "-4")
    #expect(try Self.parse("--filter=a=b").value("filter") == "a=b")
    #expect(try Self.parse("--filter=").value("filter")?.isEmpty == true)
  }

  @Test func theLastOfSeveralCounts() throws {
    let parsed = try Self.parse("-j2 --jobs=3")
    #expect(parsed.value("jobs") == "3")
    #expect(parsed.values("jobs") == ["2", "3"])
  }

  @Test func parsingStopsAtTheCommand() throws {
    let parsed = try ParsedArguments(
      ["--list", "run", "--list", "-c"], options: Self.options, stopsAtOperand: true)
    #expect(parsed.operands == ["run", "--list", "-c"])
    #expect(parsed.given.count == 1)
  }

  @Test(
    "Mistakes say what to do",
    arguments: [
      (
        "--lst",
        """
        tipster: there is no option --lst
          did you mean --list?

        """
      ),
      (
        "--xyzzy",
        """
        tipster: there is no option --xyzzy
          tipster help test lists the options

        """
      ),
      (
        "-xZ",
        """
        tipster: there is no option -Z
          tipster help test lists the options

        """
      ),
      (
        "--li",
        """
        tipster: the option --li is ambiguous
          it may stand for --list or --lines

        """
      ),
      (
        "--jobs",
        """
        tipster: the option --jobs needs an argument: --jobs N

        """
      ),
      (
        "-xj",
        """
        tipster: the option -j needs an argument: -j N

        """
      ),
      (
        "--list=yes",
        """
        tipster: the option --list takes no argument

        """
      ),
    ])
  func mistakes(line: String, message: String) throws {
    let error = try #require(throws: UsageError.self) { try Self.parse(line) }
    #expect(error.render(colours: false) == message)
  }

  @Test func controlCharactersDoNotReachTheTerminal() throws {
    let error = try #require(throws: UsageError.self) {
      try ParsedArguments(["--\u{1B}[2J"], options: Self.options)
    }
    #expect(error.render(colours: false).hasPrefix("tipster: there is no option --\\u{1B}[2J\n"))
  }
}
