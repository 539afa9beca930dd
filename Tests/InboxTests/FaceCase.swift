import Phone

@testable import Inbox

/// Keys, and what must hold of the model after them; three notifications lie on the phone, number 3 the newest.
struct FaceCase: Sendable {
  let keys: [String]
  let holds: @Sendable (Model) -> Bool

  init(_ keys: [String], _ holds: @escaping @Sendable (Model) -> Bool) {
    self.keys = keys
    self.holds = holds
  }

  static let all = [
    FaceCase(["w"]) { $0.page == .why },
    FaceCase(["w", "w"]) { $0.page == .summary },
    FaceCase(["r"]) { $0.page == .raw && $0.rawForm == .pretty },
    FaceCase(["r", "r"]) { $0.page == .raw && $0.rawForm == .received },
    FaceCase(["r", "R"]) { $0.rawForm == .received },
    FaceCase(["i"]) { $0.view == .whatIf && $0.snapshot.whatIf?.rows.count == 6 },
    FaceCase(["i", "i"]) { $0.view == .panes },
    FaceCase(["i", "escape"]) { $0.view == .panes },
    FaceCase(["i", "w"]) { $0.view == .panes && $0.page == .why },
    FaceCase(["i", "2"]) { $0.view == .panes && $0.list.tab == .phone },
    FaceCase(["i", "x"]) { $0.whatIf.differencesOnly },
    FaceCase(["i", "x", "x"]) { !$0.whatIf.differencesOnly },
    FaceCase(["i", "j"]) { $0.whatIf.state == .suspended },
    FaceCase(["i", "G", "k"]) { $0.whatIf.state == .notRunning },
    FaceCase(["i", "right"]) { $0.view == .whatIf && $0.selected?.arrival.number == PushNumber(2) },
    FaceCase(["i", "right", "left"]) { $0.selected?.arrival.number == PushNumber(3) },
    FaceCase(["v"]) { $0.view == .flow },
    FaceCase(["v", "v"]) { $0.view == .panes },
    FaceCase(["v", "p"]) { $0.view == .phone && $0.snapshot.scene?.count == 3 },
    FaceCase(["p", "escape"]) { $0.view == .panes },
    FaceCase(["p", "w"]) { $0.view == .panes && $0.page == .why },
    FaceCase(["p", "j"]) { $0.selected?.arrival.number == PushNumber(2) },
    FaceCase(["v", "right"]) { $0.selected?.arrival.number == PushNumber(2) },
    FaceCase(["w", "escape"]) { $0.page == .summary },
    FaceCase(["l", "escape"]) { $0.focus == .list },
    FaceCase(["*"]) { $0.calls.scope == .all },
    FaceCase(["*", "*"]) { $0.calls.scope == .push },
    FaceCase(["2"]) { $0.list.tab == .phone },
    FaceCase(["3"]) { $0.list.tab == .refused },
    FaceCase(["2", "1"]) { $0.list.tab == .all },
    FaceCase(["tab", "tab", "tab"]) { $0.list.tab == .all },
    FaceCase(["tab"]) { $0.list.tab == .phone },
    FaceCase(["l"]) { $0.focus == .detail },
    FaceCase(["l", "l"]) { $0.focus == .callbacks },
    FaceCase(["right", "left"]) { $0.focus == .list },
    FaceCase(["h"]) { $0.focus == .list },
    FaceCase(["j"]) { $0.selected?.arrival.number == PushNumber(2) },
    FaceCase(["down", "up"]) { $0.list.cursor == .newest },
    FaceCase(["G"]) { $0.selected?.arrival.number == PushNumber(1) },
    FaceCase(["end", "g"]) { $0.list.cursor == .newest },
    FaceCase(["page-down"]) { $0.selected?.arrival.number == PushNumber(1) },
    FaceCase(["ctrl-f", "ctrl-b"]) { $0.list.cursor == .newest },
    FaceCase(["space"]) { $0.list.marks == [PushNumber(3)] },
    FaceCase(["space", "u"]) { $0.list.marks.isEmpty },
    FaceCase(["space", "k", "space"]) { $0.list.marks.isEmpty },
    FaceCase(["/", "b", "enter"]) { $0.list.filter == "b" && $0.snapshot.window.total == 1 },
    FaceCase(["/", "b", "escape"]) { $0.list.filter.isEmpty },
    FaceCase(["/", "b", "enter", "u"]) { $0.list.filter.isEmpty },
    FaceCase(["/", "b", "enter", "escape"]) { $0.list.filter.isEmpty },
    FaceCase(["m"]) { !$0.settings.mouse },
    FaceCase(["m", "m"]) { $0.settings.mouse },
    FaceCase(["L"]) { $0.tongue == .chinese },
    FaceCase(["L", "L"]) { $0.tongue == .english },
    FaceCase(["B"]) { $0.settings.bell },
    FaceCase(["?"]) { if case .help = $0.dialog { true } else { false } },
    FaceCase([":"]) { if case .palette = $0.dialog { true } else { false } },
    FaceCase(["/"]) { if case .filter = $0.dialog { true } else { false } },
    FaceCase(["t"]) { if case .tags = $0.dialog { true } else { false } },
    FaceCase(["a"]) { if case .alias = $0.dialog { true } else { false } },
    FaceCase(["S"]) { if case .states = $0.dialog { true } else { false } },
    FaceCase(["c"]) { if case .compose = $0.dialog { true } else { false } },
    FaceCase(["at"]) { if case .log = $0.dialog { true } else { false } },
    FaceCase(["t", "escape"]) { $0.dialog == nil },
    FaceCase([":", "backspace"]) { $0.dialog == nil },
    FaceCase(["Z"]) { $0.notice?.kind == .problem },
    FaceCase(["u"]) { $0.notice?.kind == .problem },
    FaceCase(["Z", "j"]) { $0.notice == nil },
  ]
}
