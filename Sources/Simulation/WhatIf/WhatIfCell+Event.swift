import APNs
import Getui
import JPush
import Phone

extension WhatIfCell {
  /// Whether what this column says was decided by `event`.
  func concerns(_ event: Event) -> Bool {
    switch (self, event) {
    case (.tap, .phone(.callback)), (.arrival, .phone(.callback)): true
    case (.sees, .phone(.shown)), (.sees, .phone(.dropped(.visible, _))): true
    case (.sees, .phone(.call)), (.sees, .phone(.activity)), (.sees, .phone(.channel)): true
    case (.sound, .phone(.sound)): true
    case (.sees, .phone(.withheld(let ways, _))): !ways.isDisjoint(with: [.banner, .list, .lockScreen])
    case (.sound, .phone(.withheld(let ways, _))): ways.contains(.sound)
    case (.badge, .phone(.withheld(let ways, _))): ways.contains(.badge)
    case (.badge, .phone(.badge)), (.badge, .phone(.badgeKept)): true
    case (.arrival, .phone(.dropped(.background, _))), (.arrival, .phone(.held)): true
    case (.arrival, .jpush(let event)): event.decidesMessage
    case (.arrival, .getui(let event)): event.decidesMessage
    default: false
    }
  }
}

extension GetuiEvent {
  /// Whether it says what became of a copy.
  fileprivate var decidesMessage: Bool {
    switch self {
    case .callback, .kept, .halted, .waitsInConnection: true
    default: false
    }
  }
}

extension JPushEvent {
  /// Whether it says what became of a custom message.
  fileprivate var decidesMessage: Bool {
    switch self {
    case .messageDelivered, .messageHeld, .messageLost, .messageRefused: true
    default: false
    }
  }
}
