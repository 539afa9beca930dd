import Phone

/// Local notifications that fire become arrivals like any other.
extension World {
  /// Gives everything that has fired a number, oldest first. Not within the handling of another push, whose number
  /// is smaller and whose row comes first.
  mutating func takeFired(_ trace: inout Trace) {
    while let index = phonesWithFired.first {
      guard let request = devices[index].phone.takeFired() else {
        phonesWithFired.removeFirst()
        continue
      }
      arrive(request, on: index, &trace)
    }
  }

  private mutating func arrive(_ request: LocalRequest, on index: Int, _ trace: inout Trace) {
    pushCount += 1
    let first = trace.entries.count
    let number = PushNumber(pushCount)
    let arrival = Arrival(of: request, number: number, at: now, on: devices[index])
    // The SDK's older call shows it, where the app asks for that.
    if devices[index].sdk.hasJPush, request.source == .legacyLocal {
      devices[index].payloads.add(request.content, of: number)
    }
    devices[index].phone.fire(request, as: number, at: now, switches: switches, into: &trace.phone)
    closePhone(index, &trace)
    var decided = arrival
    decide(&decided, from: first, &trace)
  }
}
