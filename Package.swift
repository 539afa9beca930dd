// swift-tools-version: 6.2
import PackageDescription

/// Every room is held to the same rules: Swift 6 mode, and a warning is an error.
///
/// In release, types are reached by their accessors and not by their names: by name the runtime looks through all
/// conformances of the program once for every type that a checkpoint holds, which was a third of the time to the first
/// frame.
let house: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
  .unsafeFlags(
    ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"], .when(configuration: .release)),
]

func room(
  _ name: String, _ mayUse: [String], path: String? = nil, beside: [String] = [], embed: [Resource] = []
) -> Target {
  .target(
    name: name,
    dependencies: mayUse.map { .init(stringLiteral: $0) },
    path: path,
    exclude: beside,
    resources: embed,
    swiftSettings: house)
}

func tests(of name: String, using more: [String] = [], data: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: ([name] + more).map { .init(stringLiteral: $0) },
    exclude: data,
    swiftSettings: house)
}

func library(_ name: String, apt package: String) -> Target {
  .systemLibrary(name: name, providers: [.apt([package])])
}

let themes = [
  "belfry", "belfry-light", "catppuccin", "dracula", "gruvbox", "high-contrast", "mono", "nord",
  "solarized-dark",
  "solarized-light",
]

let samples = [
  "alert", "alert-and-silent", "badge-zero", "chat-zh", "jpush", "mistakes", "parcel", "silent",
  "time-sensitive",
]

let profiles = [
  "mejpush", "mejpush-as-meant", "jpush-category", "jpush-category-as-meant", "getui-tvm",
  "getui-tvm-as-meant",
]

let package = Package(
  name: "belfry",
  targets: [
    library("CLinux", apt: "libc6-dev"),
    library("CEvent", apt: "libevent-dev"),
    library("CNcurses", apt: "libncurses-dev"),
    library("CTermkey", apt: "libtermkey-dev"),
    library("CUtf8proc", apt: "libutf8proc-dev"),
    library("CSQLite", apt: "libsqlite3-dev"),
    library("CNghttp2", apt: "libnghttp2-dev"),
    library("COpenSSL", apt: "libssl-dev"),

    room("Words", []),
    room("Language", ["Words"]),
    room("Payload", ["Words"]),
    room("Phone", ["Payload", "Language", "Words"]),
    room("APNs", ["Phone", "Payload", "Language", "Words"]),
    room("JPush", ["Phone", "Payload", "Language", "Words"]),
    room("Getui", ["Phone", "Payload", "Language", "Words"]),
    room("Simulation", ["APNs", "JPush", "Getui", "Phone", "Payload", "Language", "Words"]),
    room(
      "Scenes",
      ["Simulation", "APNs", "JPush", "Getui", "Phone", "Payload", "Language", "Words", "Library"]),
    room(
      "Journal",
      ["Simulation", "APNs", "JPush", "Getui", "Phone", "Payload", "Language", "Words", "CSQLite"]),
    room(
      "Engine",
      [
        "Journal", "Simulation", "APNs", "JPush", "Getui", "Phone", "Payload", "Language", "Words", "CLinux",
      ]),

    room(
      "Exports", ["Journal", "Simulation", "APNs", "JPush", "Getui", "Phone", "Payload", "Language", "Words"]),

    room("Terminal", ["Words", "CLinux", "CNcurses", "CTermkey", "CUtf8proc"]),
    room(
      "Inbox",
      [
        "Engine", "Journal", "Exports", "Scenes", "Simulation", "APNs", "JPush", "Getui", "Phone", "Payload",
        "Language", "Words", "Terminal", "Themes", "Library", "CLinux",
      ], beside: ["Picture"]),
    room(
      "Library", [],
      embed: samples.map { .embedInCode("\($0).apns") } + profiles.map { .embedInCode("\($0).profile") }),
    room("Themes", [], path: "Themes", embed: themes.map { .embedInCode("\($0).theme") }),

    room(
      "Gateway",
      [
        "Engine", "Journal", "Simulation", "JPush", "Getui", "APNs", "Phone", "Payload", "Language", "Words",
        "CEvent", "CLinux", "CNghttp2", "COpenSSL",
      ]),
    .executableTarget(
      name: "belfry",
      dependencies: [
        "Inbox", "Terminal", "Gateway", "Engine", "Journal", "Exports", "Scenes", "Simulation", "APNs",
        "JPush", "Getui",
        "Phone", "Payload", "Language", "Words", "CLinux",
      ],
      swiftSettings: house),
    .executableTarget(
      name: "belfry-bench",
      dependencies: ["Payload", "Phone", "APNs", "Simulation", "Journal", "Engine", "Inbox", "Terminal"],
      swiftSettings: house),

    .testTarget(name: "HouseTests", dependencies: ["Words"], swiftSettings: house),
    tests(of: "Words"),
    tests(of: "Language"),
    tests(of: "Payload", data: ["Cases"]),
    tests(of: "Phone", using: ["Payload", "Language", "Words"]),
    tests(of: "APNs", using: ["Phone", "Payload", "Language", "Words"]),
    tests(of: "Simulation", using: ["APNs", "JPush", "Getui", "Phone", "Payload", "Language", "Words"]),
    tests(
      of: "Scenes",
      using: [
        "Library", "Simulation", "APNs", "JPush", "Getui", "Phone", "Payload", "Language", "Words",
      ]),
    tests(of: "JPush", using: ["Phone", "Language", "Words"]),
    tests(of: "Getui", using: ["Phone", "Payload", "Language", "Words"]),
    tests(of: "Terminal"),
    tests(
      of: "Gateway",
      using: ["Engine", "Journal", "Simulation", "JPush", "Getui", "APNs", "Phone", "Payload", "Words"],
      data: ["Golden"]),
    tests(of: "Themes", using: ["Terminal", "Words"]),
    tests(of: "Library", using: ["Payload", "Words"]),
    tests(
      of: "Inbox",
      using: [
        "Engine", "Journal", "Exports", "Simulation", "APNs", "JPush", "Phone", "Payload", "Language",
        "Words",
        "Terminal", "Themes", "Library",
      ], data: ["Goldens"]),
    tests(of: "Journal", using: ["Simulation", "APNs", "JPush", "Phone", "Payload", "Language", "Words"]),
    tests(
      of: "Engine",
      using: ["Journal", "Simulation", "APNs", "JPush", "Phone", "Payload", "Language", "Words"]),
    tests(
      of: "Exports",
      using: ["Journal", "Simulation", "APNs", "JPush", "Getui", "Phone", "Payload", "Language", "Words"]),
  ]
)
