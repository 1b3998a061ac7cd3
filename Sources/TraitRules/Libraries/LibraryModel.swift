/// What a library means beyond what rows of the catalogue can say: members that it lends to types of the project, closures
/// that it fills, sources that the project feeds. Everything special to one library is in its own file and is reached
/// through here.
protocol LibraryModel: SendableMetatype {
  /// A protocol of the library's own, by its name, where the library's sources are among the files.
  static func declares(_ name: Symbol, _ project: Project, from file: Int32) -> Bool
  /// What a typealias of the library's stands for, where that is a sequence.
  static func sequence(named name: Symbol) -> SequenceTrait?
  /// What an attached macro makes a type conform to.
  static func conformance(addedBy attribute: Symbol) -> KnownName?
  /// A member that the library lends to a type of the project.
  static func member(_ name: Symbol, of object: ObjectValue, at place: Place, _ lowering: Lowering) -> Value?
  /// A property of one of its own objects that no row tells of.
  static func member(_ name: Symbol, of object: OutsideValue, at place: Place, _ lowering: Lowering) -> Value?
  /// A method that it lends.
  static func call(
    _ name: Symbol, on object: ObjectValue, call: Place, callee: Place, _ frame: FrameID, _ lowering: Lowering
  ) -> Value?
  /// A method of one of its own objects.
  static func call(
    _ name: Symbol, on object: OutsideValue, call: Place, callee: Place, _ frame: FrameID, _ lowering: Lowering
  ) -> Value?
  /// A method that nothing but the library has, on something that is not in sight.
  static func unseenCall(_ name: Symbol, call: Place, callee: Place, _ lowering: Lowering) -> Value?
  /// A function of its own.
  static func freeCall(
    _ name: Symbol, call: Place, callee: Place, _ frame: FrameID, _ lowering: Lowering
  ) -> Value?
  /// A static function of one of its types.
  static func staticCall(
    _ name: Symbol, of type: Symbol, call: Place, callee: Place, _ frame: FrameID, _ lowering: Lowering
  ) -> Value?
  /// A static function that the library lends to a type of the project.
  static func staticCall(_ name: Symbol, of type: TypeID, _ lowering: Lowering) -> Value?
  /// A property of one of its objects, of which the catalogue has a row.
  static func property(_ row: CatalogueRow, of object: OutsideValue, at place: Place, _ lowering: Lowering) -> Value?
  /// An observer that one of its objects has.
  static func observer(_ name: Symbol, of object: OutsideValue, at place: Place, _ lowering: Lowering) -> Observer?
  /// A member that it lends to the `rx` of something, and that the project sets there.
  static func reactiveMember(_ name: Symbol, at place: Place, _ frame: FrameID, _ lowering: Lowering) -> Value?
  /// What a property wrapper of the library's makes of what its attribute is handed.
  static func wrappedValue(by attribute: Place, _ frame: FrameID, _ lowering: Lowering) -> Value?
  /// What a subscript of one of its own objects returns.
  static func element(of object: OutsideValue, at place: Place, _ frame: FrameID, _ lowering: Lowering) -> Value?
  /// What a closure is given that the library calls.
  static func closureInputs(of closure: Place, _ lowering: Lowering) -> [Value]?
  /// A step of a row on a sequence, where the library knows more of it.
  static func refined(_ input: ChainID, for row: CatalogueRow, _ lowering: Lowering) -> ChainID?
  /// Where a function of the project's runs that the library calls.
  static func context(of function: Place, in type: TypeID, _ lowering: Lowering) -> Threads?
  /// Where the closure runs that one of its objects is made with.
  static func context(ofClosureMaking name: Symbol, call: Place, _ lowering: Lowering) -> ChainID?
  /// What comes into one of its objects beside what is sent into its observers, by the call that made it.
  static func feeders(of making: Place, _ contexts: Contexts) -> [Feeder]
}

extension LibraryModel {
  static func declares(_ name: Symbol, _ project: Project, from file: Int32) -> Bool { false }
  static func sequence(named name: Symbol) -> SequenceTrait? { nil }
  static func conformance(addedBy attribute: Symbol) -> KnownName? { nil }
  static func member(_ name: Symbol, of object: ObjectValue, at place: Place, _ lowering: Lowering) -> Value? { nil }
  static func member(_ name: Symbol, of object: OutsideValue, at place: Place, _ lowering: Lowering) -> Value? { nil }
  static func call(
    _ name: Symbol, on object: ObjectValue, call: Place, callee: Place, _ frame: FrameID, _ lowering: Lowering
  ) -> Value? { nil }
  static func call(
    _ name: Symbol, on object: OutsideValue, call: Place, callee: Place, _ frame: FrameID, _ lowering: Lowering
  ) -> Value? { nil }
  static func unseenCall(_ name: Symbol, call: Place, callee: Place, _ lowering: Lowering) -> Value? { nil }
  static func freeCall(
    _ name: Symbol, call: Place, callee: Place, _ frame: FrameID, _ lowering: Lowering
  ) -> Value? { nil }
  static func staticCall(
    _ name: Symbol, of type: Symbol, call: Place, callee: Place, _ frame: FrameID, _ lowering: Lowering
  ) -> Value? { nil }
  static func staticCall(_ name: Symbol, of type: TypeID, _ lowering: Lowering) -> Value? { nil }
  static func property(_ row: CatalogueRow, of object: OutsideValue, at place: Place, _ lowering: Lowering) -> Value? {
    nil
  }
  static func observer(_ name: Symbol, of object: OutsideValue, at place: Place, _ lowering: Lowering) -> Observer? {
    nil
  }
  static func reactiveMember(_ name: Symbol, at place: Place, _ frame: FrameID, _ lowering: Lowering) -> Value? { nil }
  static func wrappedValue(by attribute: Place, _ frame: FrameID, _ lowering: Lowering) -> Value? { nil }
  static func element(of object: OutsideValue, at place: Place, _ frame: FrameID, _ lowering: Lowering) -> Value? {
    nil
  }
  static func closureInputs(of closure: Place, _ lowering: Lowering) -> [Value]? { nil }
  static func refined(_ input: ChainID, for row: CatalogueRow, _ lowering: Lowering) -> ChainID? { nil }
  static func context(of function: Place, in type: TypeID, _ lowering: Lowering) -> Threads? { nil }
  static func context(ofClosureMaking name: Symbol, call: Place, _ lowering: Lowering) -> ChainID? { nil }
  static func feeders(of making: Place, _ contexts: Contexts) -> [Feeder] { [] }
}

/// All libraries, asked one after the other.
enum LibraryModels {
  private static let all: [any LibraryModel.Type] = [
    ReactorKitModel.self, ActionModel.self, RxDataSourcesModel.self, RIBsModel.self,
    RxAlamofireModel.self, CoreDataModel.self, KeyedValuesModel.self, RxGestureModel.self,
    DelegateProxyModel.self, CellRegistrations.self, CatalogueModel.self,
  ]

  private static func first<Answer>(_ ask: (any LibraryModel.Type) -> Answer?) -> Answer? {
    for library in all {
      if let answer = ask(library) { return answer }
    }
    return nil
  }

  static func declares(_ name: Symbol, _ project: Project, from file: Int32) -> Bool {
    all.contains { $0.declares(name, project, from: file) }
  }

  static func sequence(named name: Symbol) -> SequenceTrait? { first { $0.sequence(named: name) } }

  static func conformance(addedBy attribute: Symbol) -> Symbol? {
    first { $0.conformance(addedBy: attribute) }.map { Symbol($0) }
  }

  static func member(_ name: Symbol, of object: ObjectValue, at place: Place, _ lowering: Lowering) -> Value? {
    first { $0.member(name, of: object, at: place, lowering) }
  }

  static func member(_ name: Symbol, of object: OutsideValue, at place: Place, _ lowering: Lowering) -> Value? {
    first { $0.member(name, of: object, at: place, lowering) }
  }

  static func call(
    _ name: Symbol, on object: ObjectValue, call: Place, callee: Place, _ frame: FrameID, _ lowering: Lowering
  ) -> Value? {
    first { $0.call(name, on: object, call: call, callee: callee, frame, lowering) }
  }

  static func call(
    _ name: Symbol, on object: OutsideValue, call: Place, callee: Place, _ frame: FrameID, _ lowering: Lowering
  ) -> Value? {
    first { $0.call(name, on: object, call: call, callee: callee, frame, lowering) }
  }

  static func unseenCall(_ name: Symbol, call: Place, callee: Place, _ lowering: Lowering) -> Value? {
    first { $0.unseenCall(name, call: call, callee: callee, lowering) }
  }

  static func freeCall(_ name: Symbol, call: Place, callee: Place, _ frame: FrameID, _ lowering: Lowering) -> Value? {
    first { $0.freeCall(name, call: call, callee: callee, frame, lowering) }
  }

  static func staticCall(
    _ name: Symbol, of type: Symbol, call: Place, callee: Place, _ frame: FrameID, _ lowering: Lowering
  ) -> Value? {
    first { $0.staticCall(name, of: type, call: call, callee: callee, frame, lowering) }
  }

  static func staticCall(_ name: Symbol, of type: TypeID, _ lowering: Lowering) -> Value? {
    first { $0.staticCall(name, of: type, lowering) }
  }

  static func property(_ row: CatalogueRow, of object: OutsideValue, at place: Place, _ lowering: Lowering) -> Value? {
    first { $0.property(row, of: object, at: place, lowering) }
  }

  static func observer(_ name: Symbol, of object: OutsideValue, at place: Place, _ lowering: Lowering) -> Observer? {
    first { $0.observer(name, of: object, at: place, lowering) }
  }

  static func reactiveMember(_ name: Symbol, at place: Place, _ frame: FrameID, _ lowering: Lowering) -> Value? {
    first { $0.reactiveMember(name, at: place, frame, lowering) }
  }

  static func wrappedValue(by attribute: Place, _ frame: FrameID, _ lowering: Lowering) -> Value? {
    first { $0.wrappedValue(by: attribute, frame, lowering) }
  }

  static func element(of object: OutsideValue, at place: Place, _ frame: FrameID, _ lowering: Lowering) -> Value? {
    first { $0.element(of: object, at: place, frame, lowering) }
  }

  static func closureInputs(of closure: Place, _ lowering: Lowering) -> [Value]? {
    first { $0.closureInputs(of: closure, lowering) }
  }

  static func refined(_ input: ChainID, for row: CatalogueRow, _ lowering: Lowering) -> ChainID? {
    first { $0.refined(input, for: row, lowering) }
  }

  static func context(of function: Place, in type: TypeID, _ lowering: Lowering) -> Threads? {
    first { $0.context(of: function, in: type, lowering) }
  }

  static func context(ofClosureMaking name: Symbol, call: Place, _ lowering: Lowering) -> ChainID? {
    first { $0.context(ofClosureMaking: name, call: call, lowering) }
  }

  static func feeders(of making: Place, _ contexts: Contexts) -> [Feeder] {
    all.flatMap { $0.feeders(of: making, contexts) }
  }

  static func stateElement(of type: TypeID, _ property: Symbol, at place: Place, _ lowering: Lowering) -> Value {
    ReactorKitModel.stateElement(of: type, property, at: place, lowering)
  }
}

/// Libraries of which the catalogue's rows say all there is to say.
enum CatalogueModel: LibraryModel {
  static func call(
    _ name: Symbol, on object: ObjectValue, call: Place, callee: Place, _ frame: FrameID, _ lowering: Lowering
  ) -> Value? {
    let type = object.type
    let rows = lowering.catalogue.rows(named: name)
    guard rows.contains(where: { $0.type != nil && $0.receiver == .library }),
      lowering.meaning.members(named: name, of: type) == nil
    else { return nil }
    let names = lowering.meaning.typeNames(of: type)
    return source(name, rows, of: names, call: call, callee: callee, frame, lowering)
  }

  static func call(
    _ name: Symbol, on object: OutsideValue, call: Place, callee: Place, _ frame: FrameID, _ lowering: Lowering
  ) -> Value? {
    let rows = lowering.catalogue.rows(named: name)
    guard !rows.isEmpty else { return nil }
    let names = [object.type] + lowering.meaning.superclassNames(of: object.type)
    return source(name, rows, of: names, call: call, callee: callee, frame, lowering)
  }

  static func staticCall(
    _ name: Symbol, of type: Symbol, call: Place, callee: Place, _ frame: FrameID, _ lowering: Lowering
  ) -> Value? {
    source(
      name, lowering.catalogue.rows(named: name), of: [type], call: call, callee: callee, frame, lowering)
  }

  private static func source(
    _ name: Symbol, _ rows: [CatalogueRow], of types: [Symbol], call: Place, callee: Place, _ frame: FrameID,
    _ lowering: Lowering
  ) -> Value? {
    for type in types {
      let row = rows.first { row in
        (row.kind == .source || row.kind == .operator) && row.receiver != .reactive
          && lowering.project.isNamed(type, row.type)
      }
      if let row { return lowering.library(row, lowering.arguments(of: call, frame), at: callee) }
    }
    return nil
  }
}

/// RxAlamofire's free functions, where a file imports them.
enum RxAlamofireModel: LibraryModel {
  static func freeCall(
    _ name: Symbol, call: Place, callee: Place, _ frame: FrameID, _ lowering: Lowering
  ) -> Value? {
    guard lowering.project.file(call).imports.contains("RxAlamofire") else { return nil }
    return CatalogueModel.staticCall(
      name, of: Symbol(.RxAlamofire), call: call, callee: callee, frame, lowering)
  }
}
