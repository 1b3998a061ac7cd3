/// What a sequence feeds in the end, on the screen.
struct AppSink: Sendable {
  let name: String
  /// Whether an error that arrives is a fault: `subscribe(onNext:)` leaves errors to its author.
  let mindsErrors: Bool
  /// Adds the subscription to a screen.
  let write: @Sendable (_ screen: inout AppScreen, _ baton: Baton, _ number: Int, _ writer: inout AppWriter) -> Void

  init(
    _ name: String, mindsErrors: Bool = true,
    _ write: @escaping @Sendable (inout AppScreen, Baton, Int, inout AppWriter) -> Void
  ) {
    self.name = name
    self.mindsErrors = mindsErrors
    self.write = write
  }

  static func named(_ name: String) -> Int? { all.firstIndex { $0.name == name } }

  static let all: [AppSink] = [
    AppSink("`rx.text`") { screen, baton, number, writer in
      let label = screen.label(&writer)
      screen.subscribe(baton.text, number, .feeding("\(label).rx.text"))
    },
    AppSink("`rx.text` by `drive`") { screen, baton, number, writer in
      let label = screen.label(&writer)
      var text = baton.text
      if text.trait != .driver { text.call("asDriver(onErrorJustReturn: \"\")", gives: .driver) }
      screen.subscribe(text, number, .feeding("\(label).rx.text"))
    },
    AppSink("`subscribe(onNext:)`", mindsErrors: false) { screen, baton, number, writer in
      let label = screen.label(&writer)
      let body = "self?.\(label).text = \(baton.element.text(of: "value"))"
      screen.subscribe(
        baton, number, .calling("subscribe(onNext:", "drive(onNext:", "{ [weak self] value in \(body) })"))
    },
    AppSink("method that draws", mindsErrors: false) { screen, baton, number, writer in
      let (label, method) = (screen.label(&writer), writer.local("render"))
      screen.members.append(
        """
        private func \(method)(_ value: \(baton.element.name)) {
          \(label).text = \(baton.element.text(of: "value"))
        }
        """)
      screen.subscribe(
        baton, number,
        .calling("subscribe(onNext:", "drive(onNext:", "{ [weak self] value in self?.\(method)(value) })"))
    },
    AppSink("`bind` with a closure") { screen, baton, number, writer in
      let label = screen.label(&writer)
      if baton.trait == .driver || writer.chance(50) {
        let body = "self?.\(label).text = \(baton.element.text(of: "value"))"
        screen.subscribe(
          baton, number, .calling("bind(onNext:", "drive(onNext:", "{ [weak self] value in \(body) })"))
      } else {
        let body = "screen.\(label).text = \(baton.element.text(of: "value"))"
        screen.subscribe(baton, number, .calling("bind(with: self,", "", "onNext: { screen, value in \(body) })"))
      }
    },
    AppSink("`rx.items`") { screen, baton, number, writer in
      let table = writer.local("tableView")
      screen.properties.append("private let \(table) = UITableView()")
      var rows = baton.text
      rows.call("map { [$0] }")
      screen.subscribe(
        rows, number,
        .feeding(
          "\(table).rx.items(cellIdentifier: \"Cell\", cellType: UITableViewCell.self)",
          " { _, text, cell in\n  cell.textLabel?.text = text\n}"))
    },
    AppSink("`rx.isHidden`") { screen, baton, number, writer in
      let label = screen.label(&writer)
      var hidden = baton.text
      hidden.call("map { $0.isEmpty }")
      screen.subscribe(hidden, number, .feeding("\(label).rx.isHidden"))
    },
    AppSink("own `Binder`") { screen, baton, number, writer in
      let (label, binder) = (screen.label(&writer), writer.local("shownText"))
      screen.members.append(
        """
        private var \(binder): Binder<String> {
          Binder(self) { screen, text in screen.\(label).text = text }
        }
        """)
      screen.subscribe(baton.text, number, .feeding(binder))
    },
    AppSink("inline `Binder`") { screen, baton, number, writer in
      let label = screen.label(&writer)
      screen.subscribe(
        baton.text, number, .feeding("Binder(\(label)) { label, text in label.text = text }"))
    },
    AppSink("`AnyObserver` of a label") { screen, baton, number, writer in
      let (label, observer) = (screen.label(&writer), writer.local("observer"))
      screen.statements.append("let \(observer) = \(label).rx.text.asObserver()")
      screen.subscribe(baton.text, number, .feeding(observer))
    },
    AppSink("observers in an array") { screen, baton, number, writer in
      let (label, list) = (screen.label(&writer), writer.local("observers"))
      screen.statements.append("let \(list) = [\(label).rx.text.asObserver()]")
      var inner = AppScreen(name: "")
      inner.subscribe(baton.text, number, .feeding("target"))
      screen.statements.append("for target in \(list) {\n\(inner.statements.joined().indented())\n}")
    },
    AppSink("own subscription operator") { screen, baton, number, writer in
      let (label, name) = (screen.label(&writer), writer.global("show"))
      writer.file(
        "ObservableType+\(name.capitalizedFirst)",
        """
        extension ObservableType where Element == String {
          func \(name)(in label: UILabel) -> Disposable {
            self\(SinkMark.at(number)).bind(to: label.rx.text)
          }
        }
        """)
      var text = baton.text
      text.makeObservable()
      screen.statements.append(
        "\(text.expression)\n  \(SinkMark.called(number)).\(name)(in: \(label))\n  .disposed(by: disposeBag)")
    },
  ]
}

extension Baton {
  /// The texts of its elements.
  fileprivate var text: Baton {
    var baton = self
    if let operation = element.textOperator { baton.call(operation) }
    return baton
  }
}
