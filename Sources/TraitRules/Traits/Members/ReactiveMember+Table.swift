/// How the tables of members are written: a class and what it has.
extension ReactiveMember {
  static func binder(
    _ signature: StaticString, _ element: String, since: RxVersion = RxVersion(3), until: RxVersion? = nil,
    now: String? = nil, dynamic: Bool = false
  ) -> ReactiveMember {
    ReactiveMember(signature, .binder, element, since: since, until: until, now: now, dynamic: dynamic)
  }

  static func property(
    _ signature: StaticString, _ element: String, since: RxVersion = RxVersion(3), until: RxVersion? = nil
  ) -> ReactiveMember {
    ReactiveMember(signature, .controlProperty, element, since: since, until: until)
  }

  static func event(
    _ signature: StaticString, _ element: String = "Void", since: RxVersion = RxVersion(3), isStatic: Bool = false
  ) -> ReactiveMember {
    ReactiveMember(signature, .controlEvent, element, since: since, isStatic: isStatic)
  }

  static func observable(
    _ signature: StaticString, _ element: String, since: RxVersion = RxVersion(3), until: RxVersion? = nil
  ) -> ReactiveMember {
    ReactiveMember(signature, .observable, element, since: since, until: until)
  }

  static func items(
    _ signature: StaticString, _ element: String = "Sequence", since: RxVersion = RxVersion(3)
  ) -> ReactiveMember {
    ReactiveMember(signature, .items, element, since: since)
  }

  static func delegate(
    _ signature: StaticString, since: RxVersion = RxVersion(3), until: RxVersion? = nil
  ) -> ReactiveMember {
    ReactiveMember(signature, .delegate, "", since: since, until: until)
  }

  static func other(
    _ signature: StaticString, _ element: String, since: RxVersion = RxVersion(3), until: RxVersion? = nil
  ) -> ReactiveMember {
    ReactiveMember(signature, .other, element, since: since, until: until)
  }

  static func assertingObserver(_ signature: StaticString, _ element: String) -> ReactiveMember {
    ReactiveMember(signature, .observer, element, since: nil)
  }

  static func plainObserver(_ signature: StaticString, _ element: String) -> ReactiveMember {
    ReactiveMember(signature, .plainObserver, element, since: nil)
  }

  /// A member of RxSwift 2: `rx_text`.
  static func old(
    _ signature: StaticString, _ trait: Trait, _ element: String = "", since: RxVersion? = nil,
    until: RxVersion = RxVersion(3), now: String? = nil
  ) -> ReactiveMember {
    ReactiveMember(signature, trait, element, since: since, until: until, now: now)
  }

  /// The members, as those of one class.
  static func of(_ base: String, library: String = "RxCocoa", _ members: [ReactiveMember]) -> [ReactiveMember] {
    members.map { member in
      var member = member
      member.base = base
      member.library = library
      if library != "RxCocoa" { member.introduced = nil }
      return member
    }
  }

  private init(
    _ signature: StaticString, _ trait: Trait, _ element: String, since: RxVersion?, until: RxVersion? = nil,
    now: String? = nil, dynamic: Bool = false, isStatic: Bool = false
  ) {
    let parts = SignatureParts(signature)
    name = parts.name
    labels = parts.labels
    isProperty = parts.isProperty
    base = ""
    self.isStatic = isStatic
    self.trait = trait
    self.element = element
    introduced = since
    removed = until
    isDynamicSince6 = dynamic
    renamedTo = now
    library = "RxCocoa"
  }
}
