/// How text for people is dressed up.
struct TextStyle: Sendable, Equatable {
  var usesColor = false
  /// Whether paths may be links (OSC 8).
  var usesLinks = false

  static let plain = TextStyle()

  enum Paint: String {
    case bold = "1"
    case dim = "2"
    case red = "1;31"
    case yellow = "1;33"
    case green = "32"
    case cyan = "36"
  }

  func paint(_ text: String, _ paint: Paint) -> String {
    usesColor && !text.isEmpty ? "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// `text` as a link to the file at an absolute path.
  func link(_ text: String, toFile path: String) -> String {
    guard usesLinks else { return text }
    return "\u{1B}]8;;file://\(PercentEncoding.path(path))\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }
}

/// Paths as parts of addresses.
enum PercentEncoding {
  /// Everything but unreserved characters and slashes is encoded.
  static func path(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default: text += "%" + hexadecimal(byte).uppercased()
      }
    }
    return text
  }
}
