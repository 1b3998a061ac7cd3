/// The names of a project, each once.
///
/// Every project begins with the names that the linter knows, so that these have the same numbers everywhere.
struct SymbolTable {
  /// Where a name's bytes are among all, and its hash.
  private struct Entry: BitwiseCopyable {
    var hash: UInt64
    var start: UInt32
    var count: UInt32
  }

  private var bytes: [UInt8] = []
  /// By number.
  private var entries: [Entry] = [Entry(hash: 0, start: 0, count: 0)]
  /// Numbers by hash: open addressing over a power of two at most half full; 0 is an empty slot.
  private var slots = [UInt32](repeating: 0, count: 4096)

  /// The names that the linter knows, then those of the catalogue's rows.
  static let standard = SymbolTable(Catalogue.standard.rows)

  /// The names that the linter knows, then those of rows.
  init(_ rows: [CatalogueRow]) {
    for name in KnownName.allCases {
      let symbol = intern(name.text)
      assert(symbol.id == name.rawValue, "\(name) is there twice")
    }
    for row in rows { _ = intern(row.name) }
  }

  /// How many numbers are in use.
  var count: Int { entries.count }

  mutating func intern(_ name: String) -> Symbol {
    var name = name
    return name.withUTF8 { intern($0) }
  }

  mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> Symbol {
    // What is nowhere has no name.
    if name.isEmpty { return .none }
    let hash = NameHash.hash(name)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let id = slots[slot]
      if entries[Int(id)].hash == hash, holds(id, name) { return Symbol(id: id) }
      slot = (slot + 1) & (slots.count - 1)
    }
    let id = UInt32(entries.count)
    entries.append(Entry(hash: hash, start: UInt32(bytes.count), count: UInt32(name.count)))
    bytes.append(contentsOf: name)
    slots[slot] = id
    if entries.count * 2 > slots.count { grow() }
    return Symbol(id: id)
  }

  /// The number of a name that somebody has entered.
  func find(_ name: String) -> Symbol? {
    var name = name
    return name.withUTF8 { name in
      let hash = NameHash.hash(name)
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot] != 0 {
        if entries[Int(slots[slot])].hash == hash, holds(slots[slot], name) { return Symbol(id: slots[slot]) }
        slot = (slot + 1) & (slots.count - 1)
      }
      return nil
    }
  }

  func text(_ symbol: Symbol) -> String {
    let entry = entries[Int(symbol.id)]
    return String(decoding: bytes[Int(entry.start)..<Int(entry.start + entry.count)], as: UTF8.self)
  }

  func hash(_ symbol: Symbol) -> UInt64 { entries[Int(symbol.id)].hash }

  func firstByte(_ symbol: Symbol) -> UInt8 {
    let entry = entries[Int(symbol.id)]
    return entry.count == 0 ? 0 : bytes[Int(entry.start)]
  }

  private func holds(_ id: UInt32, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let entry = entries[Int(id)]
    guard Int(entry.count) == name.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      let start = Int(entry.start)
      for index in 0..<name.count where bytes[start + index] != name[index] { return false }
      return true
    }
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 4)
    for id in 1..<entries.count {
      var slot = Int(truncatingIfNeeded: entries[id].hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(id)
    }
  }
}

/// The names of a project and of those that are rewritten from it, so that one number means one name in all of them.
final class SharedSymbols {
  @exclusivity(unchecked) var table = SymbolTable.standard
}
