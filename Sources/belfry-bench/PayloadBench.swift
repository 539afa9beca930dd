import Foundation
import Payload

/// Reading and modelling a payload of about 650 bytes, beside Foundation's parser.
enum PayloadBench {
  static let payload = Array(
    #"""
    {"aps":{"alert":{"title":"Orders","subtitle":"\u4f60\u7684\u5305\u88f9","body":"你的包裹已出库 Your parcel is on its way 📦 \"7731\" left the depot and arrives Thursday between 14 and 16 h","title-loc-key":"ORDER_TITLE","title-loc-args":["7731","Thursday"]},"badge":3,"sound":"default","content-available":1,"mutable-content":1,"category":"ORDER","thread-id":"orders","interruption-level":"active","relevance-score":0.75},"orderId":7731,"isPush":"1","price":129.90,"items":[{"sku":"A-1","count":2},{"sku":"B-7","count":1}],"link":"https://example.com/orders/7731?from=push","ids":[29273432613945685,38280619866253999],"flags":{"gift":true,"express":false,"note":null},"ref":"xxxxxxxxxx"}
    """#.utf8)

  static func run() {
    Report.title("Payload of \(payload.count) bytes: read and modelled")
    let own = perPayload { APNsPayloadReading.model(payload) }
    let data = Data(payload)
    let foundation = perPayload { (try? JSONSerialization.jsonObject(with: data)) != nil }
    Report.row("belfry, reader and model", own, unit: "µs")
    Report.row("Foundation JSONSerialization", foundation, unit: "µs")
    Report.fact(
      "ratio of medians", String(format: "%.1f ×", foundation.median / own.median), budget: "≥ 20 ×")
  }

  /// Microseconds per payload, over batches, so that the clock's own cost does not count.
  private static func perPayload(_ read: () -> Bool) -> Samples {
    var samples: [Double] = []
    for _ in 0..<60 {
      var succeeded = true
      let time = Clock.milliseconds { for _ in 0..<500 { succeeded = read() && succeeded } }
      precondition(succeeded, "the benchmark's own payload must be readable")
      samples.append(time * 1000 / 500)
    }
    return Samples(samples)
  }
}
