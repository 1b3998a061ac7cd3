/// What takes elements on behalf of a class that has a `disposeBag`.
struct ElementReceiver {
  /// The member that takes them.
  var name: String
  /// What `bind(to:)` is given.
  var observer: String
  /// What is called for the element `value`.
  var call: String

  static func relay(_ name: String) -> ElementReceiver {
    ElementReceiver(name: name, observer: name, call: "\(name).accept(value)")
  }
}

// How an app passes elements on from one sequence into a relay, an observer or a property.

extension Baton {
  /// A statement that binds the sequence to a receiver.
  mutating func feed(_ receiver: ElementReceiver, _ writer: inout AppWriter) -> String {
    if trait == .driver {
      isDriven = true
      return kept("drive(onNext: { [\(receiver.name)] value in \(receiver.call) })")
    }
    makeObservable()
    catchPerhaps(&writer)
    return kept(
      writer.chance(25)
        ? "subscribe(onNext: { [\(receiver.name)] value in \(receiver.call) })" : "bind(to: \(receiver.observer))")
  }

  /// A statement that does something in `self` with every element, which is `value`.
  mutating func feed(doing lines: [String], _ writer: inout AppWriter) -> String {
    let verb = trait == .driver ? "drive" : "subscribe"
    isDriven = isDriven || trait == .driver
    if trait != .driver {
      makeObservable()
      catchPerhaps(&writer)
    }
    let body = (["guard let self else { return }"] + lines).joined(separator: "\n").indented(2)
    return kept("\(verb)(onNext: { [weak self] value in\n\(body)\n  })")
  }

  /// A statement that subscribes an observer, which can take an error.
  mutating func feed(observer: String, _ writer: inout AppWriter) -> String {
    makeObservable()
    return kept(writer.chance(50) ? "subscribe(\(observer))" : "bind(to: \(observer))")
  }

  private func kept(_ subscription: String) -> String {
    "\(expression)\n  .\(subscription)\n  .disposed(by: disposeBag)"
  }

  /// Catches errors before they reach what can take none, as careful authors do.
  private mutating func catchPerhaps(_ writer: inout AppWriter) {
    if writer.chance(60) {
      call("catchAndReturn(\(element.empty))")
    } else {
      isEndedByAuthor = true
    }
  }
}
