import CNghttp2
import Payload

/// Header fields as nghttp2 wants them, for as long as a call lasts.
enum H2Fields {
  static func with(_ fields: [HTTPField], _ body: (UnsafeMutableBufferPointer<nghttp2_nv>) -> Void) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(256)
    for field in fields {
      bytes += field.name.utf8
      bytes += field.value.utf8
    }
    var list: [nghttp2_nv] = []
    list.reserveCapacity(fields.count)
    bytes.withUnsafeMutableBufferPointer { room in
      guard var place = room.baseAddress else { return }
      for field in fields {
        let (name, value) = (field.name.utf8.count, field.value.utf8.count)
        list.append(
          nghttp2_nv(
            name: place, value: place + name, namelen: name, valuelen: value,
            flags: UInt8(NGHTTP2_NV_FLAG_NONE.rawValue)))
        place += name + value
      }
      list.withUnsafeMutableBufferPointer { body($0) }
    }
  }
}
