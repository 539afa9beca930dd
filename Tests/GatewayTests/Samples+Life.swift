import Phone

extension Samples {
  /// What happens around the app's life, the lock screen and the list.
  static let life: [PhoneEvent] = [
    .callback(.sceneWillConnect(.notificationResponse(.open))), .callback(.sceneWillConnect(.none)),
    .callback(.configurationForConnecting), .callback(.didReceive(.open, .inactive, inScene: true)),
    .callback(.didReceive(.reply("REPLY", text: "on my way"), .background)),
    .callback(.didReceiveRemote(.inactive)), .callback(.didReceiveLocal(.inactive)),
    .callback(.handleAction(.button("TRACK"), .remote, .background)),
    .callback(.openSettings(fromNotification: true)),
    .removed(.byApp), .user(.taps(.reply("REPLY", text: "on my way"))), .user(.locksPhone),
    .user(.unlocksPhone), .user(.restartsPhone), .user(.clearsGroup), .user(.opensLook), .user(.closesLook),
    .user(.tapsSettings), .badge(BadgeChange(from: 3, to: 0, cause: .appIcon)),
    .badge(BadgeChange(from: 0, to: 1, cause: .local)), .badgeKept(4, .badgesOff),
    .life(.responseLost), .life(.lock(isOn: true)), .life(.restarted), .life(.history),
    .life(.scenes(isOn: true)), .life(.sceneDiscarded), .life(.longLook(isOpen: false)),
    .life(.category("ORDER", .action(NotificationAction("TRACK", isForeground: true)))),
    .life(.grouping(.byApp)), .life(.summaryTimes([480, 1080])), .life(.summarised),
    .life(.delivered(["order", "8f4a"])),
  ]
}
