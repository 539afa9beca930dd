@testable import Payload

extension PayloadCase {
  /// The files that are payloads.
  static let all: [PayloadCase] = [
    // sideshow/apns2, payload/builder_test.go
    PayloadCase(
      file: "01-string-alert.json", type: .alert, body: "Parcel 7 is at the door", parts: .alert),
    // kaeawc/auto-mobile issue 2495
    PayloadCase(
      file: "02-full-basic-simulator.apns", type: .alert, title: "Courier", subtitle: "Route 12",
      body: "Your driver is two stops away", badge: .set(4), sound: .standard, category: "ROUTE_UPDATE",
      thread: "route-12", parts: [.alert, .badge, .sound],
      extras: ["simulator Simulator Target Bundle=\"com.example.courier\"", "app route_id=12"],
      findings: ["note simulator-target [\"Simulator Target Bundle\"]"]),
    // sideshow/apns2, payload/builder_test.go
    PayloadCase(file: "04-badge-zero.json", type: .alert, badge: .remove, parts: .badge),
    // parse-community/parse-server-push-adapter issue 126
    PayloadCase(
      file: "06-critical-sound-badge-word.json", type: .alert, title: "Flood warning",
      body: "River gauge 4 above limit", badge: .ignored(.string), sound: .critical(name: "siren", volume: 1),
      parts: [.alert, .sound, .contentAvailable],
      findings: [
        "warning sound-critical aps.sound.critical", "warning badge-increment aps.badge",
        "warning unknown-key aps.district",
      ]),
    // burakgunduztr/PushServiceDemo-Swift, README
    PayloadCase(
      file: "10-category-and-mutable.json", type: .alert, title: "Planning", body: "Tuesday 10:00, room B",
      category: "MEETING_INVITE", parts: [.alert, .mutableContent]),
    // parse-community/parse-server-push-adapter pull 95
    PayloadCase(
      file: "12-array-and-nested-extras.json", type: .alert, title: "Game night", body: "Join table 9",
      badge: .set(5), parts: [.alert, .badge],
      extras: [
        "app seats=[\"north\", \"west\"]",
        "app table={ \"id\": 9, \"rules\": { \"timer\": { \"on\": true, \"seconds\": 0.5 } }, \"notes\": null }",
      ],
      findings: ["note old-alert-key aps.alert.action-loc-key", "warning null-in-extras table.notes"]),
    // burakgunduztr/PushServiceDemo-Swift, README
    PayloadCase(
      file: "14-loc-title-and-body.json", type: .alert, title: "group_invite_title",
      body: "group_invite_body",
      parts: .alert),
    // ZhukV/AppleApnPush issue 33
    PayloadCase(
      file: "20-loc-arg-null.json", type: .alert, body: "WELCOME_BACK", sound: .standard,
      parts: [.alert, .sound],
      findings: ["warning loc-arg-type aps.alert.loc-args[0]"]),
    // Flyfishering/iOSNotifications, PayloadJSON.md
    PayloadCase(
      file: "22-cjk-title-body.json", type: .alert, title: "快递已到达驿站", subtitle: "请于今日 20:00 前领取",
      body: "取件码 8-2-3015，地址：幸福路12号。", sound: .standard, category: "customUI",
      parts: [.alert, .sound, .mutableContent], extras: ["app image=\"https://img.example/p/1.jpg\""]),
    // ratatui/ratatui issues 75 and 2431
    PayloadCase(
      file: "24-emoji-sequences.json", type: .alert, title: "👩‍❤️‍👨 invite",
      body: "♻️ ✔️ 🏳️‍🌈 👍🏽 🇯🇵 1️⃣ done", sound: .standard, parts: [.alert, .sound]),
    // made up: a push text comes from outside and is printed on a terminal
    PayloadCase(
      file: "27-synthetic-escape-injection.json", type: .alert, title: "\u{1B}[2J\u{1B}[31mred?\u{1B}[0m",
      body: "bell\u{7} back\u{8}\u{8} osc\u{1B}]0;owned\u{7} rtl\u{202E}abc\u{202C} nul\u{0}end",
      parts: .alert,
      extras: ["app note=\"\\u009b31m\""],
      findings: [
        "note control-text aps.alert.title", "note control-text aps.alert.body", "note control-text note",
      ]),
    // a public simulator script; the same mistake in iamankitm05/quick_notes, ios/README
    PayloadCase(
      file: "30-fcm-sound-in-alert.apns", type: .alert, title: "Offer", body: "Open to see", badge: .set(1),
      parts: [.alert, .badge],
      extras: [
        "fcm gcm.message_id=\"fcm-0001\"", "app priority=\"high\"", "app content_available=true",
        "app mutable_content=true", "app id=\"n-1\"", "app action=\"\"",
        "simulator Simulator Target Bundle=\"com.example.shop\"",
      ],
      findings: [
        "warning alert-holds-aps-key aps.alert.sound", "warning misplaced-key content_available",
        "warning misplaced-key mutable_content", "note simulator-target [\"Simulator Target Bundle\"]",
      ]),
    // firebase/quickstart-ios issue 70
    PayloadCase(
      file: "33-fcm-mutable-outside.json", type: .alert, title: "News", body: "Picture inside", parts: .alert,
      extras: [
        "fcm gcm.notification.mutable-content=true", "fcm gcm.message_id=\"0:1\"",
        "app image=\"https://img.example/a.png\"",
      ],
      findings: ["note prefixed-flag [\"gcm.notification.mutable-content\"]"]),
    // CleverTap/CTNotificationService issue 37
    PayloadCase(
      file: "37-clevertap-dollar-keys.json", type: .alert, title: "Test", body: "Banner check",
      parts: [.alert, .mutableContent],
      extras: [
        "app W$dt=\"APPLE\"", "app W$id=\"0_0\"", "app W$pivot=\"wzrk_default\"", "app W$rnv=0",
        "app ct_mediaType=\"image\"", "app ct_mediaUrl=\"https://img.example/16_9.jpg\"",
        "app wzrk_acct_id=\"TEST-0\"",
      ]),
    // jahanzaibUs/BookTv-App, NOTIFICATIONS.md
    PayloadCase(
      file: "39-alert-is-array.json", type: .alert, sound: .standard, category: "", thread: "", parts: .sound,
      extras: ["app body={\"route\":\"event\"}", "app experienceId=\"@dev/tv\""],
      findings: ["error alert-type aps.alert"]),
    // a log comment in a public app
    PayloadCase(
      file: "43-getui-device-side.json", type: .alert, body: "未通过审核，请修改后重新提交", badge: .remove,
      sound: .standard, category: "ACTIONABLE",
      parts: [.alert, .badge, .sound, .contentAvailable, .mutableContent],
      extras: [
        "getui _ge_=\"1\"",
        "getui _gmid_=\"OSA-0101_aaaaaaaaaaaaaaaaaaaaaa:11111111-a1-1500000000-1:"
          + "0000000000000000000000000000000a\"",
        "getui _gurl_=\"push.example:8123\"", "app server=\"{\\\"t\\\":\\\"200\\\",\\\"i\\\":\\\"124\\\"}\"",
      ]),
    // jpush/jpush-docs, REST API v3 push
    PayloadCase(
      file: "44-jpush-device-side.json", type: .alert, body: "11111", badge: .set(1), sound: .standard,
      parts: [.alert, .badge, .sound, .contentAvailable],
      extras: [
        "jpush _j_business=1", "jpush _j_msgid=29273432613945685", "jpush _j_uid=31254343846",
        "app my_key=\"a value\"", "app news_id=134",
      ],
      findings: ["note long-number _j_msgid"]),
    // wix/react-native-notifications issue 834
    PayloadCase(
      file: "64-silent-minimal.json", type: .background, parts: .contentAvailable,
      extras: ["app acme1=\"bar\"", "app acme2=42"]),
    PayloadCase(
      file: "64-silent-minimal.json", type: .alert, parts: .contentAvailable,
      extras: ["app acme1=\"bar\"", "app acme2=42"],
      findings: ["warning silent-not-background aps.content-available"]),
    // phonegap/phonegap-plugin-push issue 1132
    PayloadCase(
      file: "66-content-available-string.json", type: .alert, body: "Background check", parts: .alert,
      findings: ["warning flag-type aps.content-available"]),
    // bortuzar/PHP-Mysql---Apple-Push-Notification-Server issue 3
    PayloadCase(
      file: "70-badge-string.json", type: .alert, body: "hello", badge: .ignored(.string), sound: .standard,
      parts: [.alert, .sound], findings: ["warning badge-type aps.badge"]),
    // NIFCLOUD-mbaas/ncmb_unity issue 102
    PayloadCase(
      file: "80-null-title-body-sound.json", type: .alert, parts: .contentAvailable,
      extras: ["app push_id=\"p-1\""],
      findings: [
        "warning alert-empty aps.alert", "warning null-in-aps aps.alert.body",
        "warning null-in-aps aps.alert.title",
        "warning null-in-aps aps.sound",
      ]),
    // bignerdranch/Freddy issue 62
    PayloadCase(
      file: "86-duplicate-keys.json", type: .alert, body: "second", badge: .set(2), parts: [.alert, .badge],
      extras: ["app id=2"],
      findings: [
        "warning duplicate-key aps.alert", "warning duplicate-key aps.badge", "warning duplicate-key id",
      ]),
    // the limit: Apple, Generating a remote notification
    PayloadCase(
      file: "89-size-4096-exact.json", type: .alert, body: filler, sound: .standard, parts: [.alert, .sound],
      findings: ["note close-to-limit "]),
    PayloadCase(
      file: "90-size-4097.json", type: .alert, body: filler + "a", sound: .standard, parts: [.alert, .sound],
      findings: ["error too-large "]),
  ]

  private static let filler = String(
    repeating: "a", count: 4096 - #"{"aps":{"alert":"","sound":"default"}}"#.count)
}
