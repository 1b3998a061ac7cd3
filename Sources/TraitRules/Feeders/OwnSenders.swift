/// What the code of a type sends into the relays of its own objects: the same words mean something else in each object,
/// for its initialiser was given something else, and others send into what it reads.
struct OwnSenders {
  let sending: SendingPlaces
  private var lowering: Lowering { sending.lowering }
  private var project: Project { sending.project }

  /// The feeders of one object's relay that a note of all objects stands for; the note's own where that shows no more.
  func feeders(_ note: Feeders.Note, of source: FedSource) -> [Feeder] {
    if let handed = handed(note) { return handed }
    guard note.source.site.isNowhere else { return [note.feeder] }
    guard let code = code(around: note.feeder.place, source) else { return [inherited(note.feeder, source)] }
    let own = sending.notes(at: note.feeder.place, in: code)
      .filter { $0.source.isSame(as: source) }.map { called($0.feeder, code) }
    return own.isEmpty ? [note.feeder] : own
  }

  /// Objects of a type beyond which they are not told apart.
  private static let mostObjects = 16

  /// What a method sends into what its object was handed when it was made: of several objects, those alone send that were
  /// handed this. `nil` where all were handed the same, or it is not known of each.
  private func handed(_ note: Feeders.Note) -> [Feeder]? {
    let place = note.feeder.place
    guard let function = project.enclosingFunction(of: place), let type = project.enclosingType(of: function),
      [.funcDecl, .accessor].contains(project.kind(function)), !project.flags(function).contains(.isStatic),
      hasSeveralObjects(type), !isOwn(note.source, of: type),
      Set(sending.notes(at: place).map(\.source)).count > 1
    else { return nil }
    let sites = lowering.constructions(inheriting: type)
    guard sites.count <= Self.mostObjects else { return nil }
    var feeders: [Feeder] = []
    for site in sites {
      guard case .object(let ref) = lowering.forced(lowering.value(of: site)), lowering.store[ref].site == site else {
        return nil
      }
      let code = OwnCode(lowering: lowering, function: function, object: lowering.store[ref])
      feeders += sending.notes(at: place, in: code).filter { $0.source == note.source }.map { called($0.feeder, code) }
    }
    return feeders.isEmpty ? nil : feeders
  }

  private func isOwn(_ source: FedSource, of type: TypeID) -> Bool {
    guard let holder = source.holder ?? project.enclosingType(of: source.declaration) else { return false }
    return project.enclosingBody(of: source.declaration) == nil && lowering.meaning.areRelated(holder, type)
  }

  /// What a method sends for one object, where it is called for that.
  private func called(_ feeder: Feeder, _ code: OwnCode) -> Feeder {
    let object = ObjectValue(type: code.object.type, site: code.object.site, keeper: code.object.keeper)
    return self.feeder(feeder, of: code.function, calledFor: object)
  }

  /// What runs as the function itself does, as it runs where that is called for an object; other code is none of its own.
  private func feeder(_ feeder: Feeder, of function: Place, calledFor object: ObjectValue) -> Feeder {
    guard feeder.node == sending.contexts.code(function) else { return feeder }
    var own = feeder
    own.node = sending.contexts.code(function, calledFor: object)
    return own
  }

  /// What an inherited method sends into the relay of a subclass: it is called for that one's objects by the subclass, by
  /// what stands above and below it, and by whoever holds such an object.
  private func inherited(_ feeder: Feeder, _ source: FedSource) -> Feeder {
    guard let holder = source.holder, let function = project.enclosingFunction(of: feeder.place),
      let type = project.enclosingType(of: function), type != holder, lowering.meaning.inherits(holder, from: type)
    else { return feeder }
    return self.feeder(feeder, of: function, calledFor: ObjectValue(type: holder))
  }

  /// The code around a place, as the object runs it that a relay is of.
  private func code(around place: Place, _ source: FedSource) -> OwnCode? {
    guard !source.site.isNowhere || !source.generics.isEmpty, let function = project.enclosingFunction(of: place),
      let type = project.enclosingType(of: function), !project.flags(function).contains(.isStatic),
      hasSeveralObjects(type) || !source.keeper.isNowhere, let object = object(source),
      lowering.meaning.areRelated(object.type, type)
    else { return nil }
    return OwnCode(lowering: lowering, function: function, object: object)
  }

  private func object(_ source: FedSource) -> ObjectValue? {
    var object: ObjectValue
    if source.site.isNowhere {
      guard let type = source.holder ?? project.enclosingType(of: source.declaration) else { return nil }
      object = ObjectValue(type: type)
    } else {
      guard case .object(let ref) = lowering.value(of: source.site), lowering.store[ref].site == source.site else {
        return nil
      }
      object = lowering.store[ref]
      object.keeper = source.keeper
    }
    if object.generics.isEmpty { object.generics = source.generics }
    return object
  }

  /// Whether there is more than one to tell apart.
  private func hasSeveralObjects(_ type: TypeID) -> Bool {
    project.calls(of: project.declaration(type).name).count > 1
  }
}

/// A function of a type, as one of its objects runs it.
struct OwnCode {
  let lowering: Lowering
  let function: Place
  let object: ObjectValue

  /// An initialiser as the call enters it that makes the object; `nil` for other functions, which anybody may call.
  func making(_ instances: CallInstances) -> [CallInstances.Instance]? {
    guard lowering.project.kind(function) == .initDecl, lowering.visibleCalls(of: function).contains(object.site) else {
      return nil
    }
    return instances.instances(of: function, calledAt: object.site)
  }

  /// Code that some call reaches, with the object as its `self`.
  func instance(_ anyone: CallInstances.Instance) -> CallInstances.Instance {
    var instance = anyone
    let receiver = lowering.store.object(object)
    if anyone.frame.isNone {
      instance.frame = lowering.selfFrame(receiver, owner: function)
    } else if lowering.store[anyone.frame].owner == function {
      var frame = lowering.store[anyone.frame]
      frame.receiver = receiver
      instance.frame = lowering.enter(frame)
    }
    return instance
  }
}

extension FedSource {
  /// Whether it is the same property of the same objects.
  fileprivate func isSame(as other: FedSource) -> Bool {
    declaration == other.declaration && site == other.site && keeper == other.keeper && generics == other.generics
  }
}
