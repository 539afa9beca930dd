import Phone
import Simulation
import Testing
import Words

@testable import Journal

@Suite struct FilterMatchTests {
  private static let now = Instant(microseconds: 1_060_000_000)

  @Test(arguments: [
    ("badge:3", true), ("badge:>3", false), ("badge:none", false), ("!badge:none", true),
    ("from:apns", true), ("from:outside", true), ("from:jpush,stream", false),
    ("banner", true), ("quiet,banner", false), ("outcome:quiet,banner", true),
    ("PARCEL", true), ("ITS on", true), ("\"on ITS\"", true), ("\"its on\"", false), ("depot", true),
    ("orders", true),
    ("title:depot", false), ("body:depot", true), ("app:ord", true), ("payload:orderid", true),
    ("sound:any", true), ("sound:none", false), ("sound:default", true),
    ("is:unread", true), ("is:read", false), ("is:onPhone", true),
    ("state:foreground", true), ("state:background", false), ("kind:notification", true),
    ("age:<2m", true), ("age:<1m", false), ("age:>1m", false), ("age:>59s", true),
    ("callback:WILLPRESENT", true), ("callback:will", false), ("callback:none", false),
    ("shown:banner,sound", true), ("shown:banner,badge", false), ("shown:none", false),
    ("id:abc-1", true), ("collapse:none", true), ("type:alert", true), ("reason:none", true),
    ("rule:ios", true), ("rule:ios.present", true), ("rule:ios.pres", false),
    ("#12", true), ("#13", false), ("@1", true), ("@2", false), ("", true),
    ("badge:3 !quiet depot", true), ("badge:3 quiet", false),
  ])
  func decides(_ text: String, _ expected: Bool) throws {
    #expect(try Filter(parsing: text).matches(.sample(), now: Self.now) == expected)
  }

  @Test(arguments: [
    ("ÜNTER", "Ünter den Linden", true), ("ünter", "Ünter den Linden", true), ("unter", "Ünter", false),
    ("订单", "你的订单已送达", true), ("订送", "你的订单已送达", false), ("", "", true), ("a", "", false),
    ("aab", "aaab", true), ("ЗАКАЗ", "ваш заказ", true),
  ])
  func findsTextWhateverItsLetters(_ needle: String, _ text: String, _ expected: Bool) {
    #expect(Needle(needle).isIn(text) == expected)
    #expect(Needle(needle).isIn(Array(text.utf8)) == expected)
  }

  @Test(arguments: [
    ("badge:>3", "badge:>3: it was “3”"), ("sound:none", "sound:none: it was “default”"),
    ("collapse:x", "collapse:x: it was none"), ("is:read", "is:read: it was not read"),
    ("!banner", "!banner: it was “banner”"), ("age:>5m", "age:>5m: it was “1m”"),
    ("state:background", "state:background: it was “foreground”"),
    ("shown:badge", "shown:badge: it was “banner, list, sound”"),
    ("!is:onPhone", "!is:onPhone: it was still on the phone"),
  ])
  func saysHowItMissed(_ text: String, _ sentence: String) throws {
    let misses = try Filter(parsing: text + " parcel").misses(.sample(), now: Self.now)
    #expect(misses.map { $0.phrase.text(in: .english) } == [sentence])
  }
}
