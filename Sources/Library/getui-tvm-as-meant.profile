# 『ios』个推集成适配 9.0起步 (“fitting Getui in, from iOS 9 on”), as it was meant.
# An article on www.jianshu.com, in Chinese, to be found there by its title. The comments name its code.
#
# Against getui-tvm: a tap jumps once and never for a local notification's sake, userInfo bears the identifier, and
# iOS 9 shows the body after one second.

name "TVM as meant"
sdk getui
delegate set
methods willPresent,didReceive,fetch,remote,local
modes remote-notification
types alert,badge,sound
getui code receives payload-data
# The app keeps the system's own callbacks and tells the SDK of taps by itself.
getui code registers off
# A NotificationService extension would need a bundle id and a signing profile of its own; there is none.
getui code extension none

# registerRemoteNotification
on didFinishLaunching {
  if .ios >= 10 app asks badge,sound,alert,carPlay
  if .ios >= 10 app registers
  if .ios >= 8 and .ios < 10 app registers
  if .ios < 10 app asks alert,sound,badge
  if .ios < 8 app registers
}
on didRegisterUserNotificationSettings app registers
# registerDeviceTokenData:
on didRegisterForRemoteNotifications sdk getui.registerDeviceToken "{deviceToken}"
on GeTuiSdkDidRegisterClient log ">>>[GeTuiSdk RegisterClient]:{clientId}"

on willResignActive forget isResponseUserNotification

# iOS 9; the older form without a handler writes to the log alone.
on didReceiveRemoteNotification {
  if .ios < 7 log "{.}"
  if .ios >= 7 sdk getui.handleRemoteNotification "json:{.}"
  if .state == inactive remember isResponseUserNotification
  complete newData
}
on didReceiveLocalNotification {
  log "{.}"
  if .state != active navigate "jumpWithUserInfo: {msgInfo.title}"
}

# iOS 10 and later
on willPresent return badge,sound,alert
on didReceive {
  log "didReceiveNotification：{.}"
  if .identifier == "TVMLocalPushKey" navigate "jumpWithUserInfo: {msgInfo.title}"
  if .identifier != "TVMLocalPushKey" remember isResponseUserNotification
  sdk getui.handleRemoteNotification "json:{.}"
  complete
}

# offLine is YES for what was stored: APNs has shown that already. Else the app posts a notification of its own.
on GeTuiSdkDidReceivePayloadData {
  log "{payload}"
  if .memory.isResponseUserNotification == true and offLine == true navigate "jumpWithUserInfo: {payload.msgInfo.title}"
  if .memory.isResponseUserNotification == true and offLine == true forget isResponseUserNotification
  if offLine == false and .ios >= 10 and payload is json local add "{payload.msgInfo.body}" in 1s id=TVMLocalPushKey title="{payload.msgInfo.title}" sound=default user-info="json:{payload}" info.identifier=TVMLocalPushKey
  if offLine == false and .ios >= 10 and payload is-not json local add "(null)" in 1s id=TVMLocalPushKey title="(null)" sound=default
  if offLine == false and .ios < 10 and payload is json uilocal add "{payload.msgInfo.body}" in 1s badge=1 sound=default user-info="json:{payload}" info.identifier=TVMLocalPushKey
  if offLine == false and .ios < 10 and payload is-not json uilocal add "(null)" in 1s badge=1 sound=default
  if offLine == false app icon-badge "{.badge+1}"
  if offLine == false sdk getui.setBadge "{.badge}"
}
