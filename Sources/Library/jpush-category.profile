# The category AppDelegate+Jpush, from an article on JPush that “does not call back on iOS 10”, as it is written.
# An article in Chinese from the weeks after iOS 10 came; no address of it is known. The comments name its code.
#
# Its mistakes and claims, to be seen in the trace:
# - isTestHost is true for every host but the test one, so the test host gets the key of the App Store.
# - The message is shown to everybody; the text wants it shown to its consignee alone: jpush-category-as-meant.
# - apsForProduction is YES in both cases; the signing profile decides.
# - Local notifications show no banner while the app is open: so it is before iOS 10. From iOS 10 on willPresent
#   returns alert for them too.

name "Jpush category"
sdk jpush
# registerForRemoteNotificationConfig:delegate: the SDK stands before the app's own methods.
delegate vendor
methods willPresent,didReceive,fetch,remote
modes remote-notification
types alert,badge,sound
# Wherever the article calls handleRemoteNotification:, which it does for pushes and not for local notifications.
jpush code reports on
# The constants of the article; there is a second pair for the channels, which nothing uses.
save jpush_appKey_inHouse "1000000000000000000000aa"
save jpush_appKey "2000000000000000000000bb"
save hostUrl "http://www.test.com/"

on didFinishLaunching {
  observe networkDidReceiveMessage
  if .ios >= 10 sdk registerForRemoteNotificationConfig alert,badge,sound
  if .ios < 10 sdk registerForRemoteNotificationTypes alert,badge,sound
  if .saved.hostUrl != "http://www.test.com/" sdk setupWithOption "{.saved.jpush_appKey_inHouse}" apsForProduction=on
  if .saved.hostUrl == "http://www.test.com/" sdk setupWithOption "{.saved.jpush_appKey}" apsForProduction=on
}

on didRegisterUserNotificationSettings app registers
on didRegisterForRemoteNotifications sdk registerDeviceToken "{deviceToken}"
on didFailToRegisterForRemoteNotifications log "did Fail To Register For Remote Notifications With Error: {error}"

on willPresent return alert
on didReceive complete
# iOS 7 to 9; before that there is no completion handler.
on didReceiveRemoteNotification complete newData

on networkDidReceiveMessage {
  log "{content}"
  alert-view "{content}" button=取消 button=确定
}
