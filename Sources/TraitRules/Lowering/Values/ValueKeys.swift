// How what values consist of is spread over the tables that keep it.

extension Value: TableKey {
  var tableHash: UInt64 {
    switch self {
    case .nothing: 1
    case .plain: 2
    case .bool(let value): value ? 3 : 4
    case .enumCase(let name): Self.hash(5, UInt64(name.id))
    case .lost(let place, let name): NameHash.mixed(Self.hash(6, place.bits), UInt64(name.id))
    case .asked(let call): Self.hash(7, call.bits)
    case .sequence(let chain): Self.hash(8, chain.number)
    case .object(let ref): Self.hash(9, ref.number)
    case .outside(let ref): Self.hash(10, ref.number)
    case .metatype(let type): Self.hash(11, type.index)
    case .outsideMetatype(let name): Self.hash(12, UInt64(name.id))
    case .tuple(let ref): Self.hash(13, ref.number)
    case .array(let ref): Self.hash(14, ref.number)
    case .closure(let ref): Self.hash(15, ref.number)
    case .functions(let ref): Self.hash(16, ref.number)
    case .reactive(let ref): Self.hash(17, ref.number)
    case .scheduler(let threads, let place): NameHash.mixed(Self.hash(18, place.bits), UInt64(threads.rawValue))
    case .observer(let ref): Self.hash(19, ref.number)
    case .keyPath(let place): Self.hash(20, place.bits)
    case .element(let chain): Self.hash(21, chain.number)
    case .either(let ref): Self.hash(22, ref.number)
    }
  }

  private static func hash(_ kind: UInt64, _ number: Int32) -> UInt64 { hash(kind, UInt64(UInt32(bitPattern: number))) }

  private static func hash(_ kind: UInt64, _ bits: UInt64) -> UInt64 { NameHash.mixed(bits, kind << 56) }
}

extension Array: TableKey where Element: TableKey {
  var tableHash: UInt64 { reduce(UInt64(count)) { NameHash.mixed($0, $1.tableHash) } }
}

extension NamedValue: TableKey {
  var tableHash: UInt64 { NameHash.mixed(value.tableHash, UInt64(name.id)) }
}

extension Symbol: TableKey {
  var tableHash: UInt64 { NameHash.mixed(UInt64(id), 0) }
}

extension TypeID: TableKey {
  var tableHash: UInt64 { NameHash.mixed(UInt64(UInt32(bitPattern: index)), 1) }
}

extension ObjectValue: TableKey {
  var tableHash: UInt64 {
    let made = NameHash.mixed(site.tableHash, UInt64(UInt32(bitPattern: frame.number)))
    let typed = NameHash.mixed(made, UInt64(UInt32(bitPattern: type.index))) ^ keeper.bits
    guard !generics.isEmpty || !otherTypes.isEmpty || !otherNames.isEmpty else { return typed }
    return NameHash.mixed(typed, generics.tableHash ^ otherTypes.tableHash ^ otherNames.tableHash)
  }
}

extension OutsideValue: TableKey {
  var tableHash: UInt64 {
    let made = NameHash.mixed(site.tableHash, UInt64(UInt32(bitPattern: frame.number)))
    return NameHash.mixed(made, UInt64(type.id)) ^ arguments.tableHash
  }
}

extension TupleValue: TableKey {
  var tableHash: UInt64 { NameHash.mixed(values.tableHash, labels.tableHash) }
}

extension ClosureValue: TableKey {
  var tableHash: UInt64 { NameHash.mixed(place.bits, UInt64(UInt32(bitPattern: frame.number))) }
}

extension FunctionsValue: TableKey {
  var tableHash: UInt64 {
    NameHash.mixed(places.tableHash ^ receiver.tableHash, UInt64(UInt32(bitPattern: frame.number)))
  }
}

extension Observer: TableKey {
  var tableHash: UInt64 {
    let flags = UInt64(kind.rawValue) << 3 | (isUI ? 4 : 0) | (hops ? 2 : 0) | (leavesMain ? 1 : 0)
    let made = NameHash.mixed(place.bits, handler.bits)
    return NameHash.mixed(made, flags << 32 | UInt64(UInt32(bitPattern: frame.number ^ (target?.number ?? 0) << 8)))
  }
}

extension Frame: TableKey {
  var tableHash: UInt64 {
    let around = NameHash.mixed(owner.bits, UInt64(UInt32(bitPattern: parent.number)))
    return NameHash.mixed(around, receiver.tableHash ^ inputs.tableHash ^ bindings.tableHash)
  }
}
