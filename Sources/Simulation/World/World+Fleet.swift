import Getui
import JPush
import Phone

/// Many phones: which there are, which are watched, and what is told of the others.
extension World {
  mutating func perform(_ command: FleetCommand, _ trace: inout Trace) {
    switch command {
    case .add(let count, let state): addPhones(count, in: state, &trace)
    case .remove(let number): removePhone(number, &trace)
    case .use(let number):
      guard index(of: number) != nil else { return sayNoPhone(number, &trace) }
      selected = number
      watch(number)
      say(.phoneUsed(number), rule: "world.phone.use", on: number, &trace)
    }
  }

  /// Whether everything that happens on the phone is written down.
  public func isWatched(_ number: PhoneNumber) -> Bool {
    watchesAll || number == selected || watched.holds(number)
  }

  /// Whether everything on every phone is written down, since there are so few.
  public var watchesAll: Bool { devices.count <= WatchList.most }

  /// Writes down everything that happens on a phone from now on.
  ///
  /// What happens is the same, watched or not: a replay that watches another phone shows that phone's own ladder.
  public mutating func watch(_ number: PhoneNumber) { watched.add(number) }

  /// Does `body`, which concerns the phone at `index`; of a phone that nobody watches only the ends are counted.
  mutating func observe(
    _ index: Int, _ fanout: inout Fanout, _ trace: inout Trace, _ body: (inout World, inout Trace) -> Void
  ) {
    guard !isWatched(devices[index].number) else { return body(&self, &trace) }
    let (mark, before) = (trace.mark, step)
    onlyCounts = true
    body(&self, &trace)
    onlyCounts = false
    for arrival in trace.arrivals[mark.arrivals...] { fanout.count(arrival) }
    trace.cut(to: mark)
    step = before
  }

  /// The same where nothing is to be counted.
  mutating func observe(_ index: Int, _ trace: inout Trace, _ body: (inout World, inout Trace) -> Void) {
    var ignored = Fanout()
    observe(index, &ignored, &trace, body)
  }

  /// Tells of the phones that nobody watches.
  mutating func say(_ fanout: Fanout, _ trace: inout Trace) {
    guard !fanout.isEmpty else { return }
    say(.fanout(fanout.sorted), rule: "world.fanout", &trace)
  }

  /// New phones have been used before: the app was opened, its SDKs have registered, and now it is in `state`.
  private mutating func addPhones(_ count: Int, in state: AppState, _ trace: inout Trace) {
    guard let model = devices.first else { return }
    let first = devices.count + 1
    let phone = model.phone.another(in: state)
    for number in first..<first + count {
      let tokens = PhoneTokens(PhoneNumber(number), identifiers)
      var device = Device(PhoneNumber(number), phone: phone.with(tokens), like: model)
      if device.sdk.hasJPush { device.jpush.settle(in: state, service: &jpush, at: now) }
      if device.sdk.hasGetui {
        device.getui.settle(
          in: state, token: tokens.text(of: .device), service: &getui, at: now)
      }
      devices.append(device)
    }
    say(.phonesAdded(PhoneNumber(first), count), rule: "world.phone.add", &trace)
  }

  private mutating func removePhone(_ number: PhoneNumber, _ trace: inout Trace) {
    guard let index = index(of: number) else { return sayNoPhone(number, &trace) }
    guard number != PhoneNumber(1) else {
      return say(.phoneKept(number), .stopped, rule: "world.phone.first", on: number, &trace)
    }
    if devices[index].sdk.hasJPush { devices[index].jpush.pose(.notRunning, service: &jpush) }
    if devices[index].sdk.hasGetui { devices[index].getui.pose(.notRunning, service: &getui) }
    devices[index].isGone = true
    watched.remove(number)
    if selected == number { selected = PhoneNumber(1) }
    say(.phoneRemoved(number), rule: "world.phone.remove", on: number, &trace)
  }

  private mutating func sayNoPhone(_ number: PhoneNumber, _ trace: inout Trace) {
    say(.noSuchPhone(number), .stopped, rule: "world.phone", &trace)
  }
}
