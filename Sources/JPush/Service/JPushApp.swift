/// The app as the JPush service knows it, and how the service stands to it.
public struct JPushApp: Hashable, Codable, Sendable {
  /// Its AppKey; nil takes any, as a person who has just started does not know one.
  public var key: String? { didSet { (adoptedKeys, adoptedPairs) = ([], nil) } }
  /// AppKeys that it takes besides, because a request with them was adopted.
  var adoptedKeys: [String] = []
  /// The proofs of foreign AppKeys with their master secrets that were adopted; nil is none, so that a checkpoint that
  /// does not know of them still reads.
  private var adoptedPairs: Set<String>?
  /// Whether the vendor has put it on the black list: 2003.
  public var isBlacklisted = false
  /// Whether the account may call what only paying accounts may: reports in detail, batches, device states.
  public var isVIP = true
  /// Whether the service fails every request: 1000, 7000, 8200.
  public var isFailing = false
  /// Whether the service is too busy to answer: 1030, 7030, 8203.
  public var isBusy = false
  /// Whether requests come from an address that is not on the account's white list: 2004.
  public var hasForeignAddress = false

  /// What it answers to every call of the SDK, whatever was asked; nil lets it answer as it should.
  public var answer: SDKCode?

  /// An app that takes any key.
  public init() {}

  /// Whether it takes requests with this AppKey and master secret, which nobody gave Belfry.
  func hasAdopted(_ pair: ForeignPair) -> Bool { adoptedPairs?.contains(pair.proof) == true }

  /// Takes requests with this pair from now on.
  mutating func adopt(_ pair: ForeignPair) { adoptedPairs = (adoptedPairs ?? []).union([pair.proof]) }

  /// Whether it takes requests under this AppKey.
  func takes(_ other: String) -> Bool { key == nil || key == other || adoptedKeys.contains(other) }
}
