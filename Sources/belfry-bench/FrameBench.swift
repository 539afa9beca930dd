import APNs
import Engine
import Foundation
import Glibc
import Inbox
import Journal
import Phone
import Simulation
import Terminal

/// What a frame of 200×50 costs: read from the engine and viewed; compared and sent through ncurses.
enum FrameBench {
  static func run() {
    Report.title("Frame at 200×50, 400 rows in the list")
    setenv("TERM", "xterm-256color", 1)
    setenv("COLORTERM", "truecolor", 1)
    setlocale(LC_CTYPE, "C.UTF-8")
    guard let engine = filledEngine(), let terminal = Self.terminal() else {
      Report.fact("frame", "no engine or no terminal")
      return
    }
    measure(engine, terminal.screen)
    terminal.screen.close()
    engine.close()
  }

  private static func measure(_ engine: WorldEngine, _ screen: Screen) {
    var picture = InboxPicture()
    picture.size = Size(columns: 200, rows: 50)
    var views: [Double] = []
    var rows: [Double] = []
    var pages: [Double] = []
    var same: [Double] = []
    for round in 0..<400 {
      picture.lines = []
      let start = Clock.nanoseconds()
      guard let frame = try? picture.frame(of: engine) else { return }
      views.append(Double(Clock.nanoseconds() - start) / 1e6)
      rows.append(Clock.milliseconds { screen.draw(frame) })
      same.append(Clock.milliseconds { screen.draw(frame) })
      picture.lines = [round % 2 == 0 ? "move page-down" : "view raw"]
      if let other = try? picture.frame(of: engine) {
        pages.append(Clock.milliseconds { screen.draw(other) })
      }
    }
    Report.row("snapshot, model, view", Samples(views), unit: "ms")
    Report.row("unchanged frame: own diff", Samples(same), unit: "ms", budget: "≤ 0.5 ms")
    Report.row("changed page, with ncurses", Samples(rows + pages), unit: "ms", budget: "p99 ≤ 4 ms")
  }

  private static func filledEngine() -> WorldEngine? {
    var configuration = EngineConfiguration(place: .memory)
    configuration.playsStream = false
    guard let engine = try? WorldEngine(configuration) else { return nil }
    for number in 0..<400 {
      let text =
        #"{"aps":{"alert":{"title":"订单 \#(number)","body":"Your parcel is on its way 📦"},"badge":\#(number)},"n":1}"#
      _ = engine.perform(.apns(PhoneNumber(1), .push(APNsPush(body: Array(text.utf8)))))
    }
    return engine
  }

  /// A terminal of the size, whose other end is read and thrown away by a thread of its own.
  private static func terminal() -> (screen: Screen, master: Int32)? {
    var master: Int32 = 0
    var slave: Int32 = 0
    var size = winsize(ws_row: 50, ws_col: 200, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&master, &slave, nil, nil, &size) == 0 else { return nil }
    let end = master
    let reader = Thread {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while read(end, &buffer, buffer.count) > 0 {}
    }
    reader.start()
    guard let screen = try? Screen(input: slave, output: slave) else { return nil }
    return (screen, end)
  }
}
