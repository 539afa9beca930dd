import Getui
import Phone

extension GetuiEvent {
  static func line(_ name: String, _ call: String, _ with: String) -> EventLine {
    EventLine(name) {
      $0.add("call", call)
      $0.add("with", with.isEmpty ? nil : with)
    }
  }

  static func line(_ url: String, _ fate: MediaFate) -> EventLine {
    EventLine("media") {
      $0.add("url", url)
      switch fate {
      case .fetched: $0.add("fate", "fetched")
      case .skipped: $0.add("fate", "skipped")
      case .failed(let code): $0.add("code", code.rawValue)
      }
    }
  }

  static func line(from: Int, to: Int) -> EventLine {
    EventLine("serverBadge") {
      $0.add("from", from)
      $0.add("to", to)
    }
  }

  static func line(_ kind: ReceiptKind, _ isCounted: Bool) -> EventLine {
    EventLine("receipt") {
      $0.add("kind", kind.text)
      $0.add("counted", isCounted)
    }
  }

  static func line(method: String, _ path: String) -> EventLine {
    EventLine("requested") {
      $0.add("method", method)
      $0.add("path", path)
    }
  }

  static func line(_ reply: GetuiReply) -> EventLine {
    EventLine("replied") {
      $0.add("status", reply.status)
      $0.add("code", reply.code.rawValue)
      $0.add("body", String(decoding: reply.body, as: UTF8.self))
    }
  }

  static func line(_ task: TaskID, _ clients: Int) -> EventLine {
    EventLine("accepted") {
      $0.add("taskid", task.text)
      $0.add("clients", clients)
    }
  }

  static func line(_ name: String, _ task: TaskID) -> EventLine {
    EventLine(name) { $0.add("taskid", task.text) }
  }

  static func line(_ task: TaskID, _ moment: Instant) -> EventLine {
    EventLine("scheduled") {
      $0.add("taskid", task.text)
      $0.add("at", UTCText.write(moment))
    }
  }
}
