import Phone

extension JPushService {
  /// Where the device of this text is: a registration ID, or `@2` for phone 2.
  func place(of text: String) -> Int? {
    if text.hasPrefix("@"), let number = Int(text.dropFirst()) {
      return devices.place(on: PhoneNumber(number))
    }
    return (adoptedIDs[text] ?? RegistrationID(text)).flatMap { devices.place(of: $0) }
  }

  /// The devices that an audience means, in the order in which they registered.
  func places(in audience: JPushAudience) -> [Int] {
    let audience = resolved(audience)
    switch audience {
    case .all: return Array(0..<devices.count)
    case .sets(let sets):
      let found = sets.compactMap(namedPlaces).min { $0.count < $1.count }
      return (found ?? Array(0..<devices.count)).filter { audience.contains(devices[$0]) }
    }
  }

  /// The devices of a set that names them; nil for one that must be looked for. Naming is quick where there are many.
  private func namedPlaces(_ set: AudienceSet) -> [Int]? {
    switch set.kind {
    case .alias: Set(set.values.flatMap { devices.places(ofAlias: $0) }).sorted()
    case .registrationID: Set(set.values.compactMap { place(of: $0) }).sorted()
    default: nil
    }
  }

  /// The devices that an audience means, for showing it.
  public func devices(in audience: JPushAudience) -> [ServiceDevice] {
    places(in: audience).map { devices[$0] }
  }

  /// How many devices an audience means, and how its sets got there.
  public func count(_ audience: JPushAudience) -> AudienceCount {
    var parts = [Int](repeating: 0, count: audience.sets.count)
    var (meant, online) = (0, 0)
    for place in 0..<devices.count {
      let device = devices[place]
      var isMeant = true
      for (index, set) in audience.sets.enumerated() {
        if set.contains(device) { parts[index] += 1 } else { isMeant = false }
      }
      if isMeant { meant += 1 }
      if isMeant, device.isOnline { online += 1 }
    }
    return AudienceCount(
      all: devices.count,
      parts: zip(audience.sets, parts).map { AudienceCount.Part(set: $0.0, devices: $0.1) }, meant: meant,
      online: online)
  }
}
