// How nodes are spread over the tables that keep them.

extension ChainID: TableKey {
  var tableHash: UInt64 { NameHash.mixed(UInt64(UInt32(bitPattern: number)), 2) }
}

extension ChainGraph.Node: TableKey {
  var tableHash: UInt64 {
    switch self {
    case .step(let ref): Self.hash(1, ref.number)
    case .name(let place, let holder, let frame):
      NameHash.mixed(Self.hash(2, frame.number) ^ place.bits, holder.tableHash)
    case .returned(let place, let frame): NameHash.mixed(Self.hash(3, frame.number), place.bits)
    case .applied(let function, let inputs): NameHash.mixed(Self.hash(4, function.number), Self.hash(0, inputs.number))
    case .flattened(let chain): Self.hash(5, chain.number)
    case .value(let value, let place): NameHash.mixed(Self.hash(6, value.number), place.bits)
    case .choice(let list): Self.hash(7, list.number)
    case .fed(let source): Self.hash(8, source.number)
    case .typed(let trait, let place, let frame):
      NameHash.mixed(place.bits, UInt64(trait.rawValue) | 9 << 40 | UInt64(UInt32(bitPattern: frame.number)) << 8)
    case .seen(let chain, let trait, let place):
      NameHash.mixed(Self.hash(10, chain.number) ^ UInt64(trait.rawValue), place.bits)
    case .configured(let chain, let name, let place):
      NameHash.mixed(Self.hash(11, chain?.number ?? -1) ^ UInt64(name.id) << 20, place.bits)
    case .lost(let place, let name): NameHash.mixed(place.bits, UInt64(name.id) | 12 << 40)
    case .asked(let call): NameHash.mixed(call.bits, 13 << 40)
    case .runs(let threads, let cause): NameHash.mixed(UInt64(threads.rawValue), cause.tableHash ^ 14)
    case .arrival(let chain): Self.hash(15, chain.number)
    case .ending(let chain, let kind): NameHash.mixed(Self.hash(16, chain.number), UInt64(kind.rawValue))
    case .code(let place, let frame): NameHash.mixed(Self.hash(17, frame.number), place.bits)
    case .part(let chain, let place): NameHash.mixed(Self.hash(22, chain.number), place.bits)
    case .doubted(let chain): Self.hash(18, chain.number)
    case .onMainUnlessSeen(let chain): Self.hash(21, chain.number)
    case .oneOf(let chain): Self.hash(24, chain.number)
    case .sent(let source, let typed): NameHash.mixed(Self.hash(20, source.number), Self.hash(20, typed.number))
    case .ended(let chain, let whole): NameHash.mixed(Self.hash(23, chain.number), Self.hash(23, whole.number))
    case .started(let chain, let starter): NameHash.mixed(Self.hash(19, chain.number), Self.hash(19, starter.number))
    }
  }

  private static func hash(_ kind: UInt64, _ number: Int32) -> UInt64 {
    NameHash.mixed(UInt64(UInt32(bitPattern: number)), kind << 40)
  }
}

extension GraphStep: TableKey {
  var tableHash: UInt64 {
    let around = NameHash.mixed(place.bits, UInt64(UInt32(bitPattern: input?.number ?? -1)) << 8 | UInt64(row) << 40)
    let inside = UInt64(UInt32(bitPattern: inputs.number)) << 32 | UInt64(UInt32(bitPattern: inner?.number ?? -1))
    return NameHash.mixed(around, inside) ^ function.tableHash ^ UInt64(UInt32(bitPattern: reads?.number ?? -1)) << 16
  }
}

extension FedSource: TableKey {
  var tableHash: UInt64 {
    let made = NameHash.mixed(declaration.bits, site.bits ^ UInt64(UInt32(bitPattern: frame.number)) << 7)
    let kept = filter.tableHash ^ generics.tableHash ^ keeper.bits
    return NameHash.mixed(made, kept ^ UInt64(bitPattern: Int64(kind.number)))
  }
}

extension FedSource.Kind {
  fileprivate var number: Int {
    switch self {
    case .relay(let trait): 1 << 8 | Int(trait.rawValue)
    case .created: 2 << 8
    case .state(let type, let property): 3 << 8 | Int(type.index) << 16 | Int(property.id) << 36
    case .notification: 4 << 8
    case .property: 5 << 8
    case .observer: 6 << 8
    case .defaults: 7 << 8
    }
  }
}

extension Reason: TableKey {
  var tableHash: UInt64 {
    var hasher = Hasher()
    hash(into: &hasher)
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}
