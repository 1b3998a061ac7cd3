extension CatalogueRow {
  /// A row from its signature as RxSwift's documentation writes one, with two marks more: `?` follows a label that a
  /// call may leave out, `…` an argument that may be repeated. `throttle(_:latest?:scheduler:)`, `merge(_:…)`,
  /// `zip(_:…resultSelector:)`; without parentheses it is a property.
  ///
  /// The defaults describe a step of an observable that changes nothing, costs nothing and has no twin on a Driver.
  init(
    _ signature: StaticString, kind: Kind, on receiver: Receiver, type: String? = nil, library: String = "RxSwift",
    isStatic: Bool = false, delivery: DeliveryEffect = .keep, failure: FailureEffect = .keep, throwing: Bool = false,
    sharing: SharingEffect = .keep, lifetime: LifetimeEffect = .keep, result: ResultTrait = .same,
    since: RxVersion? = nil, deprecated: RxVersion? = nil, until: RxVersion? = nil, now: String? = nil,
    twin: DriverTwin = .missing, note: String
  ) {
    let parts = SignatureParts(signature)
    name = parts.name
    labels = parts.labels
    defaulted = parts.defaulted
    isVariadic = parts.isVariadic
    isProperty = parts.isProperty
    self.kind = kind
    self.receiver = receiver
    self.type = type
    self.library = library
    self.isStatic = isStatic
    self.delivery = delivery
    self.failure = failure
    closureMayThrow = throwing
    self.sharing = sharing
    self.lifetime = lifetime
    self.result = result
    introduced = since
    self.deprecated = deprecated
    removed = until
    renamedTo = now
    self.twin = twin
    self.note = note
    shape = RowShape.of(parts.name, library: library, isStatic: isStatic, labels: parts.labels)
  }

  /// The name with its labels, as the compiler writes it: `throttle(_:latest:scheduler:)`. An argument that may be
  /// repeated is followed by `…`.
  public var signature: String {
    if isProperty { return name }
    var text = name + "("
    for (index, label) in labels.enumerated() {
      text += label + ":"
      if index == 0 && isVariadic { text += "…" }
    }
    return text + ")"
  }

  /// Whether a release of the row's library has it.
  public func exists(in version: RxVersion) -> Bool {
    (introduced.map { $0 <= version } ?? true) && (removed.map { version < $0 } ?? true)
  }

  /// Whether a call with these labels (`_` for none) can be of this row. A trailing closure stands for the last
  /// argument that the labels do not name, so it is not among them.
  public func accepts(labels written: [String], trailingClosure: Bool = false) -> Bool {
    var rest = written[...]
    var hasRoomForClosure = false
    for (index, label) in labels.enumerated() {
      if rest.first == label {
        rest.removeFirst()
        if index == 0 && isVariadic { while rest.first == "_" { rest.removeFirst() } }
      } else if trailingClosure && !hasRoomForClosure && !defaulted.contains(label) && !isOfData(label) {
        hasRoomForClosure = true
      } else if !defaulted.contains(label) {
        return false
      }
    }
    guard rest.isEmpty else { return false }
    if !trailingClosure || hasRoomForClosure { return true }
    return written.count < labels.filter { !isOfData($0) }.count
  }

  /// Whether a parameter takes no closure: `retry { … }` is no `retry(_:)`.
  private func isOfData(_ label: String) -> Bool {
    label == "_" ? takesNumber : Self.labelsOfData.contains(label)
  }

  /// Parameters that take no closure: `responseString(encoding:)` is not what `responseString { … }` calls, nor
  /// `observe(on:)` what `observe { … }` does.
  private static let labelsOfData: Set<String> = [
    "decoder", "encoding", "headers", "on", "options", "parameters", "scheduler",
  ]
}

/// A signature taken apart, byte by byte: some nine hundred of them are read whenever the tool has anything to do.
struct SignatureParts {
  var name = ""
  var labels: [String] = []
  var defaulted: [String] = []
  var isVariadic = false
  var isProperty = true

  init(_ signature: StaticString) {
    signature.withUTF8Buffer { bytes in
      var start = 0
      for (index, byte) in bytes.enumerated() {
        switch byte {
        case UInt8(ascii: "("):
          name = String(decoding: bytes[start..<index], as: UTF8.self)
          isProperty = false
          start = index + 1
        case UInt8(ascii: ":"):
          let isDefaulted = bytes[index - 1] == UInt8(ascii: "?")
          let label = String(decoding: bytes[start..<(isDefaulted ? index - 1 : index)], as: UTF8.self)
          labels.append(label)
          if isDefaulted { defaulted.append(label) }
          start = index + 1
        case 0xA6 where bytes[start] == 0xE2:  // the last byte of `…`
          isVariadic = true
          start = index + 1
        default:
          break
        }
      }
      if isProperty { name = String(decoding: bytes, as: UTF8.self) }
    }
  }
}
