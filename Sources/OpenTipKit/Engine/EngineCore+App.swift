extension EngineCore {
  // MARK: Life

  /// Opens the datastore and begins to judge (S2).
  func configure(_ wanted: EngineConfiguration) throws {
    guard datastore == nil else { throw TipKitError.tipsDatastoreAlreadyConfigured }
    guard wanted.cloudKitContainer == nil else { throw TipKitError.cloudKitUnavailable }
    let opened = try datastores.open(wanted.datastoreLocation)
    if resetsAtConfigure {
      do { try opened.reset() } catch {
        throw TipKitError.datastoreUnreadable(path: opened.path, cause: error.message)
      }
      resetsAtConfigure = false
    }
    do { try load(from: opened) } catch {
      throw TipKitError.datastoreUnreadable(path: opened.path, cause: error.message)
    }
    datastore = opened
    configuration = wanted
    finishReachedCounts()
  }

  /// Reads everything from the datastore anew; changes nothing when it cannot be read.
  func load(from datastore: TipDatastore) throws(SQLiteError) {
    let contents = try datastore.contents()
    records = contents.records.mapValues { RecordState(record: $0) }
    budget = contents.budget
    inputs = InputStore(stored: contents.parameters, replacing: inputs) {
      event throws(SQLiteError) in try datastore.donations(of: event)
    }
    for index in tips.indices {
      tips[index].isStale = true
    }
    nextRuleChange = nil
    touchAll()
  }

  /// Remembers a reset for the next configure (S3.1).
  func resetDatastore() throws {
    guard datastore == nil else { throw TipKitError.tipsDatastoreAlreadyConfigured }
    resetsAtConfigure = true
  }

  /// Ends the process: displays end and are recorded (S6.1).
  func terminate() {
    for index in places.indices { endDisplay(at: index, .processEnded) }
    places = []
    hasModal = false
  }

  // MARK: Knowing tips and groups

  func track(_ state: TipState) -> Int {
    let index = tips.count
    tips.append(state)
    tipsByID[state.id, default: []].append(index)
    for rule in state.rules {
      for input in rule.inputs {
        let key = input.key
        if tipsByInput[key]?.last != index { tipsByInput[key, default: []].append(index) }
      }
    }
    widenLimits(of: index)
    unsettled.insert(index)
    if datastore != nil { finishIfCountReached(state.id) }
    return index
  }

  func track(group name: String, _ priority: TipGroup.Priority, _ members: [Int]) -> Int {
    let index = groups.count
    groups.append(GroupState(name: name, priority: priority, members: members))
    for member in Set(members) { groupsByTip[member, default: []].append(index) }
    unsettled.formUnion(members)
    return index
  }

  private func widenLimits(of index: Int) {
    for rule in tips[index].rules {
      for case .event(let event) in rule.inputs { inputs.widen(event) }
    }
  }

  // MARK: Calls

  func donate(_ event: EventDescriptor, information: String?) {
    guard datastore != nil else { return }
    let donation = RecordedDonation(date: now, information: information)
    let excess = inputs.add(donation, to: event)
    writes.append(.donation(event: event.id, date: now, information: information))
    if excess > 0 {
      writes.append(.trim(event: event.id, count: excess))
      happenings.append(.donationsTrimmed(eventID: event.id, count: excess))
    }
    touch(input: RuleInput.event(event).key)
  }

  func deleteDonations(of event: EventDescriptor) {
    guard datastore != nil else { return }
    inputs.removeDonations(of: event.id)
    writes.append(.deleteDonations(event: event.id))
    touch(input: RuleInput.event(event).key)
  }

  /// Writes a parameter (S8); before configure nothing is applied (S2.1).
  func set(_ parameter: ParameterDescriptor, to value: any Sendable) {
    guard datastore != nil else { return }
    if !parameter.isTransient {
      do {
        writes.append(.parameter(id: parameter.id, json: try parameter.encode(value)))
      } catch {
        happenings.append(.datastoreFailed("\(parameter.id): the value has no JSON (\(error))"))
        return
      }
    }
    inputs.set(parameter, to: value)
    touch(input: RuleInput.parameter(parameter).key)
  }

  func donations(of event: EventDescriptor) -> [RecordedDonation] {
    guard datastore != nil else { return [] }
    inputs.widen(event)
    var evaluation = RuleEvaluation(now: now, inputs: inputs)
    return Array(evaluation.donations(of: event))
  }

  func value(of parameter: ParameterDescriptor) -> any Sendable {
    datastore == nil ? parameter.initialValue : inputs.value(of: parameter)
  }

  /// The app invalidates a tip; under a show override nothing is touched (S4.2, S4.3).
  func invalidate(tip: Int, _ reason: Tips.InvalidationReason) {
    guard datastore != nil, !isForced(tip) else { return }
    invalidate(tips[tip].id, reason)
  }

  /// Finishes an id for good; the first reason wins (S7.1).
  func invalidate(_ id: String, _ reason: Tips.InvalidationReason) {
    var state = records[id] ?? RecordState()
    guard state.record.invalidation == nil else { return }
    state.record.invalidation = .init(reason: reason, date: now)
    records[id] = state
    writes.append(.record(id: id, state.record))
    touch(id: id)
  }

  /// Makes an id as if new; the frequency clock stays (S7.4).
  func resetEligibility(_ tip: Int) {
    guard datastore != nil else { return }
    let id = tips[tip].id
    var state = records[id] ?? RecordState()
    state.record = TipRecord()
    if state.runningSince != nil { state.runningSince = clock.uptime }
    records[id] = state
    writes.append(.record(id: id, state.record))
    touch(id: id)
  }
}

extension RuleInput {
  /// The key under which changes of the input reach the tips that read it.
  var key: String {
    switch self {
    case .parameter(let parameter): "parameter \(parameter.id)"
    case .event(let event): "event \(event.id)"
    case .undeclared(let name): "undeclared \(name)"
    }
  }
}
