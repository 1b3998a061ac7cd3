/// Between paths and `file:` URIs (RFC 8089).
enum DocumentURI {
  /// The absolute path that a URI names; nil for one of another scheme or another machine.
  static func path(of uri: String) -> String? {
    guard uri.prefix(7).lowercased() == "file://" else { return nil }
    var rest = uri.dropFirst(7).prefix { $0 != "?" && $0 != "#" }
    if rest.hasPrefix("localhost/") { rest = rest.dropFirst(9) }
    guard rest.hasPrefix("/") else { return nil }
    var bytes: [UInt8] = []
    var characters = Array(rest.utf8)[...]
    while let byte = characters.popFirst() {
      let digits = String(decoding: characters.prefix(2), as: UTF8.self)
      let isEscape = byte == UInt8(ascii: "%") && digits.count == 2 && digits.allSatisfy(\.isHexDigit)
      if isEscape, let decoded = UInt8(digits, radix: 16) {
        bytes.append(decoded)
        characters = characters.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return FilePath.absolute(String(decoding: bytes, as: UTF8.self), from: "/")
  }

  static func uri(of path: String) -> String {
    var text = "file://"
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      case _ where "-._~/+!$&'()*,;=:@".utf8.contains(byte): text.unicodeScalars.append(Unicode.Scalar(byte))
      default: text += "%" + hexadecimal(byte).uppercased()
      }
    }
    return text
  }
}
