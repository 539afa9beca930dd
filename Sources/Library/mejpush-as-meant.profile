# 极光推送集成 (“integrating JPush”): the category AppDelegate+MEJPush, as it was meant.
# An article on www.jianshu.com, in Chinese, to be found there by its title. The comments name its code.
#
# Against mejpush: the page is opened for isPush where JPush puts it, beside aps; and apsForProduction is YES.

name "MEJPush as meant"
sdk jpush
# registerForRemoteNotificationConfig:delegate: the SDK stands before the app's own methods.
delegate vendor
methods willPresent,didReceive,fetch,action
modes remote-notification
types alert,badge,sound
# Wherever the article calls handleRemoteNotification:, which it does for pushes and not for local notifications.
jpush code reports on

# goToMssageViewControllerWith:, with the dictionary that it is given.
routine goToMssageViewController {
  # [MELoginInfo saveJpushReceiveData:userInfo], if userInfo.count > 0
  if .count >= 1 save jpushReceiveData "{.}"
  if isPush != absent and isPush is-not text crash "isEqualToString: unrecognized selector sent to instance"
  # displayLoginViewControllerWithIdentifier:
  if isPush == "1" present "Mine/MessageManage_VC"
}

on didFinishLaunching {
  # registerRemoteNotification:, which leaves iOS 7 out
  if .ios >= 10 sdk registerForRemoteNotificationConfig alert,badge,sound
  if .ios >= 8 and .ios < 10 sdk registerForRemoteNotificationTypes alert,badge,sound
  # kJPush_AppKey, kJPush_channel
  sdk setupWithOption 0c5ab09f3e7d41a2b6c8e190 channel=kJPush_channel apsForProduction=on
  sdk setDebugMode
  observe networkIsConnecting,networkDidSetup,networkDidClose
  observe networkDidRegister,networkFailedRegister,networkDidLogin
  observe networkDidReceiveMessage,serviceError
  if .launch == remoteNotification log "{.}"
  if .launch == remoteNotification run goToMssageViewController
  app icon-badge 0
  sdk resetBadge
}

on didRegisterForRemoteNotifications {
  log "deviceToken---{deviceToken}"
  sdk registerDeviceToken "{deviceToken}"
}
on didFailToRegisterForRemoteNotifications log "did Fail To Register For Remote Notifications With Error: {error}"

# iOS 10 and later: arrival and tap, of pushes and of local notifications.
on willPresent {
  if .source == remote log "iOS10 前台收到远程通知:{.}"
  return alert
}
on didReceive {
  if .source == remote log "content =[{aps.alert}], badge=[{aps.badge|0}], sound=[{aps.sound}]"
  if .source == remote run goToMssageViewController
  complete
}

# iOS 7 to 9: arrival and tap, without a look at applicationState.
on didReceiveRemoteNotification {
  log "content =[{aps.alert}], badge=[{aps.badge|0}], sound=[{aps.sound}], customize field  =[{customizeExtras}]"
  run goToMssageViewController
  complete newData
}
# The buttons of iOS 8 and 9; the handler takes no argument, so the option that the article hands it is lost.
on handleActionWithIdentifier {
  log "content =[{aps.alert}], badge=[{aps.badge|0}], sound=[{aps.sound}], customize field  =[{customizeExtras}]"
  run goToMssageViewController
  complete
}

on networkIsConnecting log "正在连接 {.}"
on networkDidSetup log "建立连接 {.}"
on networkDidClose log "关闭连接 {.}"
on networkDidRegister log "注册成功 {.}"
on networkFailedRegister log "注册失败 {.}"
on serviceError log "极光推送错误 {.}"
on networkDidLogin {
  log "已登录  {.}"
  sdk registrationIDCompletionHandler
}
# What is saved is [JPUSHService registrationID], read anew, not what the block was given.
on registrationIDCompletionHandler if resCode != 1011 and registrationID != absent {
  sdk registrationID
  save jpushRegistrationID "{registrationID}"
}
# The text before the comma is the member extras within extras. kJPFNetworkDidReceiveMessageNotification: is a method
# of the article too, but nobody observes with it, so it is never called.
on networkDidReceiveMessage {
  log "收到消息(非APNS) {.}"
  dialog "{extras.extras}, 本次推送的内容为:{content}" title="APNs自定义推送消息" button=确认
}
