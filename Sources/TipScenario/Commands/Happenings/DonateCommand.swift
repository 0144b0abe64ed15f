import OpenTipKit

/// `donate EVENT [COUNT] [FIELD=VALUE…]`: COUNT donations are COUNT steps (S0.2).
struct DonateCommand: ScenarioCommand {
  let donations: DonationArguments

  func run(in interpreter: Interpreter) throws(Problem) {
    let process = try interpreter.requireProcess()
    let event = interpreter.scope.model.events[donations.event].descriptor
    try interpreter.spend(donations: donations.count)
    for _ in 0..<donations.count {
      process.engine.donate(event, information: donations.information)
      interpreter.drain(holdsTrims: true)
    }
  }

  var donationCount: Int { donations.count }

  func namedTips(in scope: NameScope) -> [Int] {
    scope.tips(declaring: scope.model.events[donations.event].name)
  }

  static let entry = CommandEntry(
    "donate", .happenings, "EVENT [COUNT] [FIELD=VALUE…]", "the app donates to an event"
  ) { arguments throws(Problem) in
    var donations = try DonationArguments(&arguments)
    try donations.readFields(&arguments)
    return DonateCommand(donations: donations)
  }
}

/// `delete-donations EVENT`: the app deletes all of an event's donations.
struct DeleteDonationsCommand: ScenarioCommand {
  let event: Int

  func run(in interpreter: Interpreter) throws(Problem) {
    let event = interpreter.scope.model.events[event].descriptor
    try interpreter.requireProcess().engine.deleteDonations(of: event)
  }

  func namedTips(in scope: NameScope) -> [Int] {
    scope.tips(declaring: scope.model.events[event].name)
  }

  static let entry = CommandEntry(
    "delete-donations", .happenings, "EVENT", "the app deletes all of an event's donations"
  ) { arguments throws(Problem) in
    let event = try arguments.event()
    try arguments.end()
    return DeleteDonationsCommand(event: event)
  }
}

/// `set PARAMETER VALUE`: the app sets a parameter.
struct SetCommand: ScenarioCommand {
  let setting: ParameterArguments

  func run(in interpreter: Interpreter) throws(Problem) {
    let process = try interpreter.requireProcess()
    let parameter = interpreter.scope.model.parameters[setting.parameter].descriptor
    process.engine.set(parameter, to: try SourceValue.decode(setting.json, parameter))
  }

  func namedTips(in scope: NameScope) -> [Int] {
    scope.tips(declaring: scope.model.parameters[setting.parameter].name)
  }

  static let entry = CommandEntry(
    "set", .happenings, "PARAMETER VALUE", "the app sets a parameter"
  ) { arguments throws(Problem) in
    SetCommand(setting: try ParameterArguments(&arguments))
  }
}
