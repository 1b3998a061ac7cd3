/// JSON. Members keep the order in which they are given, so that output is the same every time.
enum JSONValue: Sendable {
  case object([(String, JSONValue)])
  case array([JSONValue])
  case string(String)
  case int(Int)
  /// A number that is no `Int`.
  case double(Double)
  case bool(Bool)
  case null

  /// The members whose value is there.
  static func present(_ members: [(String, JSONValue?)]) -> JSONValue {
    .object(members.compactMap { name, value in value.map { (name, $0) } })
  }

  /// Over several lines, two spaces a level; ends without a line break.
  func text() -> String {
    var output: [UInt8] = []
    write(to: &output, indent: 0)
    return String(decoding: output, as: UTF8.self)
  }

  private func write(to output: inout [UInt8], indent: Int) {
    switch self {
    case .string(let text): Self.write(text, to: &output)
    case .int(let number): output += "\(number)".utf8
    case .double(let number): output += (number.isFinite ? "\(number)" : "null").utf8
    case .bool(let value): output += (value ? "true" : "false").utf8
    case .null: output += "null".utf8
    case .array(let elements):
      Self.write(elements, between: "[", "]", to: &output, indent: indent) { element, output in
        element.write(to: &output, indent: indent + 1)
      }
    case .object(let members):
      Self.write(members, between: "{", "}", to: &output, indent: indent) { member, output in
        Self.write(member.0, to: &output)
        output += ": ".utf8
        member.1.write(to: &output, indent: indent + 1)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between open: String, _ close: String, to output: inout [UInt8], indent: Int,
    each: (Element, inout [UInt8]) -> Void
  ) {
    output += open.utf8
    for (index, element) in elements.enumerated() {
      output += (index == 0 ? "\n" : ",\n").utf8
      output += repeatElement(UInt8(ascii: " "), count: 2 * indent + 2)
      each(element, &output)
    }
    if !elements.isEmpty {
      output.append(UInt8(ascii: "\n"))
      output += repeatElement(UInt8(ascii: " "), count: 2 * indent)
    }
    output += close.utf8
  }

  private static func write(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      // Above ASCII nothing needs an escape in JSON, but a terminal obeys some of it.
      if scalar.value > 0x7F, SafeText.spelledIfUnsafe(scalar) != nil {
        output += ("\\u" + hexadecimal(UInt8(scalar.value >> 8)) + hexadecimal(UInt8(scalar.value & 0xFF))).utf8
      } else {
        write(scalar, to: &output)
      }
    }
    output.append(UInt8(ascii: "\""))
  }

  private static func write(_ scalar: Unicode.Scalar, to output: inout [UInt8]) {
    for byte in UTF8.encode(scalar)! {
      switch byte {
      case UInt8(ascii: "\""): output += "\\\"".utf8
      case UInt8(ascii: "\\"): output += "\\\\".utf8
      case UInt8(ascii: "\n"): output += "\\n".utf8
      case UInt8(ascii: "\r"): output += "\\r".utf8
      case UInt8(ascii: "\t"): output += "\\t".utf8
      // 0x7F needs no escape in JSON, but a terminal obeys it.
      case 0..<0x20, 0x7F: output += ("\\u00" + hexadecimal(byte)).utf8
      default: output.append(byte)
      }
    }
  }
}

/// Two hexadecimal digits.
func hexadecimal(_ byte: UInt8) -> String {
  (byte < 16 ? "0" : "") + String(byte, radix: 16)
}
