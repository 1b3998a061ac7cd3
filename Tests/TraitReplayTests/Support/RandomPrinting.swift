/// Random chains as Swift.
extension RandomProgram {
  var source: String { source(.oneLine) }

  func source(_ layout: Layout) -> String {
    var body = ""
    let traits = traits
    for (index, name) in names.enumerated() { body += "    let shared\(index) = \(name.text(layout))\n" }
    for (index, sink) in sinks.enumerated() {
      let text: String
      if layout == .names {
        let parts = sink.parts
        text = "part\(index)_\(parts.count - 1)"
        for (step, part) in parts.enumerated() {
          let before = step == 0 ? "" : "part\(index)_\(step - 1)."
          body += "    let part\(index)_\(step) = \(before)\(part)\n"
        }
      } else {
        text = sink.text(layout)
      }
      let word =
        switch sink.trait(names: traits) {
        case .driver: "drive("
        case .signal: "emit(to: "
        case .observable, .single: "bind(to: "
        }
      let string = layout == .typed ? ".map { \"\\($0)\" }" : ""
      body += "    \(text)\(string).\(word)label\(index).rx.text).disposed(by: bag)\n"
    }
    return RandomProgram.head + body + RandomProgram.tail
  }

  private static let head = """
    import RxCocoa
    import RxSwift
    import UIKit

    final class RandomViewController: UIViewController {
      let searchBar = UISearchBar()
      let button = UIButton()
      let label0 = UILabel(), label1 = UILabel(), label2 = UILabel()
      let bag = DisposeBag()
      let mainRelay = PublishRelay<Int>()
      let anyRelay = PublishRelay<Int>()
      let backgroundRelay = PublishRelay<Int>()
      let valueRelay = BehaviorRelay<Int>(value: 0)
      let subject = PublishSubject<Int>()
      let failing = PublishSubject<Int>()

      @IBAction func tapped() {
        mainRelay.accept(1)
        anyRelay.accept(1)
        valueRelay.accept(1)
        subject.onNext(1)
        failing.onNext(1)
        failing.onError(Oops())
        DispatchQueue.global().async { [self] in
          anyRelay.accept(2)
          backgroundRelay.accept(2)
        }
      }

      override func viewDidLoad() {

    """

  private static let tail = """
      }
    }

    """
}

/// Ways to write the same chain.
enum Layout: CaseIterable {
  case oneLine
  /// Each step on a line of its own, with comments between.
  case lines
  /// `return` in closures, which stand in parentheses.
  case returns
  /// Each step of a sink's chain is a name of its own.
  case names
  /// With steps between that keep all elements `Int`s, so that a compiler takes it.
  case typed

  /// Those that say the same.
  static let allCases: [Layout] = [.oneLine, .lines, .returns, .names]
}

extension RandomChain {
  var text: String { text(.oneLine) }

  func text(_ layout: Layout) -> String {
    parts(layout).joined(separator: layout == .lines ? "  // what comes out\n      ." : ".")
  }

  /// What it begins with, and each step.
  var parts: [String] { parts(.names) }

  private func leaf(_ index: Int, _ layout: Layout) -> String {
    let text = (RandomChain.leaves + RandomChain.driverLeaves)[index]
    guard layout == .typed else { return text }
    switch text {
    case "button.rx.tap", "button.rx.tap.asDriver()": return "self." + text + ".map { 1 }"
    case "searchBar.rx.text": return "self." + text + ".map { $0?.count ?? 0 }"
    case "valueRelay.asDriver()": return "self." + text
    case let text where text.contains("("): return text
    default: return "self." + text + ".asObservable()"
    }
  }

  private func parts(_ layout: Layout) -> [String] {
    let first =
      switch start {
      case .leaf(let index): leaf(index, layout)
      case .name(let index): "shared\(index)"
      case .call(let step): step.text(layout)
      }
    return [first] + steps.map { $0.text(layout) }
  }
}

extension RandomStep {
  func text(_ layout: Layout) -> String {
    var result = ""
    var chains = chains[...]
    var isHole = false
    for character in spelling.text(layout) {
      guard isHole else {
        isHole = character == "%"
        if !isHole { result.append(character) }
        continue
      }
      isHole = false
      switch character {
      case "S":
        result += isOnMain ? "MainScheduler.instance" : "ConcurrentDispatchQueueScheduler(qos: .background)"
      case "T": result += (throwing ? "try decode(" : "parse(") + spelling.argument + ")"
      default: result += chains.removeFirst().text(layout)
      }
    }
    return result
  }
}

extension Spelling {
  /// What the closure calls the element.
  fileprivate var argument: String {
    text.contains("total, next in") ? "next" : text.contains("a, b in") ? "b" : "$0"
  }

  /// What makes an `Int` of the elements again.
  private var toInt: String {
    guard receiver != nil || !text.contains("{") else { return "" }
    return switch signature {
    case "combineLatest(_:…)", "zip(_:…)": ".map { $0.0 }"
    case "withUnretained(_:)": ".map { $0.1 }"
    case "enumerated()": ".map { $0.element }"
    case "toArray()", "buffer(timeSpan:count:scheduler:)": ".map { $0.count }"
    case "materialize()", "ignoreElements()": ".map { _ in 1 }"
    case "first()": ".map { $0 ?? 0 }"
    default: ""
    }
  }

  fileprivate func text(_ layout: Layout) -> String {
    if layout == .typed { return text + toInt }
    guard layout == .returns else { return text }
    var text = text
    for (hole, returned) in [(" in %", " in return %"), ("{ %", "{ return %")] {
      text = text.replacing(hole, with: returned)
    }
    guard text.hasSuffix(" }"), let brace = text.firstIndex(of: "{"), brace > text.startIndex,
      text[text.index(before: brace)] == " ", !text[..<brace].contains(")"),
      text[brace...].dropFirst().firstIndex(of: "{") == nil
    else { return text }
    // `map { … }` becomes `map({ … })`.
    return text[..<text.index(before: brace)] + "(" + text[brace...] + ")"
  }
}

// MARK: - Shrinking

extension RandomProgram {
  /// Programs that are a little smaller.
  var smaller: [RandomProgram] {
    var result: [RandomProgram] = []
    if sinks.count > 1 {
      for index in sinks.indices {
        var program = self
        program.sinks.remove(at: index)
        result.append(program)
      }
    }
    if let last = names.indices.last, !uses(name: last) {
      var program = self
      program.names.removeLast()
      result.append(program)
    }
    for (index, sink) in sinks.enumerated() {
      for chain in sink.smaller(names: names) {
        var program = self
        program.sinks[index] = chain
        result.append(program)
      }
    }
    for (index, name) in names.enumerated() {
      for chain in name.smaller(names: Array(names.prefix(index))) {
        var program = self
        program.names[index] = chain
        if program.traits[index] == traits[index] { result.append(program) }
      }
    }
    return result
  }

  private func uses(name: Int) -> Bool { (names + sinks).contains { $0.uses(name: name) } }
}

extension RandomChain {
  fileprivate func uses(name: Int) -> Bool {
    switch start {
    case .name(name): return true
    case .call(let step) where step.chains.contains(where: { $0.uses(name: name) }): return true
    default: return steps.contains { $0.chains.contains { $0.uses(name: name) } }
    }
  }

  fileprivate func smaller(names: [RandomChain]) -> [RandomChain] {
    var result: [RandomChain] = []
    if case .name(let index) = start {
      var chain = names[index]
      chain.steps += steps
      result.append(chain)
    }
    if case .call(let step) = start {
      let traits = RandomProgram(names: names).traits
      result += step.chains.filter { $0.trait(names: traits) == (steps.first?.spelling.receiver ?? .observable) }
        .map { RandomChain(start: $0.start, steps: $0.steps + steps) }
      for smaller in step.smaller(names: names) { result.append(RandomChain(start: .call(smaller), steps: steps)) }
      if step.spelling.result == .observable { result.append(RandomChain(start: .leaf(2), steps: steps)) }
    }
    for index in steps.indices {
      if steps[index].spelling.receiver == steps[index].spelling.result {
        var chain = self
        chain.steps.remove(at: index)
        result.append(chain)
      }
      for smaller in steps[index].smaller(names: names) {
        var chain = self
        chain.steps[index] = smaller
        result.append(chain)
      }
    }
    return result
  }
}

extension RandomStep {
  fileprivate func smaller(names: [RandomChain]) -> [RandomStep] {
    var result: [RandomStep] = []
    if throwing {
      var step = self
      step.throwing = false
      result.append(step)
    }
    if !isOnMain {
      var step = self
      step.isOnMain = true
      result.append(step)
    }
    for (index, chain) in chains.enumerated() {
      for smaller in chain.smaller(names: names) {
        var step = self
        step.chains[index] = smaller
        result.append(step)
      }
    }
    return result
  }
}
