/// Where a program's sequence begins, with a worst that is known: what it does to threads and with errors is written in
/// it, and a run makes it do so.
struct AppSource: Sendable {
  let name: String
  /// Declares what it takes, and gives the sequence.
  let make: @Sendable (_ writer: inout AppWriter) -> Baton

  init(_ name: String, _ make: @escaping @Sendable (inout AppWriter) -> Baton) {
    self.name = name
    self.make = make
  }

  static let all: [AppSource] = [
    AppSource("request in `create`") { writer in
      let (service, method) = requestInCreate(&writer)
      return Baton(of: service, "\(service.decapitalizedFirst).\(method)()", &writer)
    },
    AppSource("request as a `Single`") { writer in
      let (service, method) = requestAsSingle(&writer)
      return Baton(of: service, "\(service.decapitalizedFirst).\(method)()", &writer, trait: .single)
    },
    AppSource("request of `URLSession.rx`") { writer in
      let (service, method) = requestOfSession(&writer)
      return Baton(of: service, "\(service.decapitalizedFirst).\(method)()", &writer)
    },
    AppSource("request for each tap") { writer in
      let (service, method) = writer.chance(50) ? requestInCreate(&writer) : requestOfSession(&writer)
      let name = service.decapitalizedFirst
      var baton = Baton(of: service, "tap", &writer)
      baton.inputs = [.tap]
      baton.call("flatMapLatest { [\(name)] _ in \(name).\(method)() }")
      return baton
    },
    AppSource("request for each tap, errors caught inside") { writer in
      let (service, method) = requestInCreate(&writer)
      let name = service.decapitalizedFirst
      var baton = Baton(of: service, "tap", &writer)
      baton.inputs = [.tap]
      baton.call(
        "flatMapLatest { [\(name)] _ in \(name).\(method)().catchAndReturn(\(writer.element.empty)) }")
      return baton
    },
    AppSource("request in a task") { writer in
      let (service, method) = requestInTask(&writer)
      return Baton(of: service, "\(service.decapitalizedFirst).\(method)()", &writer)
    },
    AppSource("text of a control") { writer in
      var baton = Baton(element: writer.element, expression: "query")
      baton.inputs = [.query]
      if baton.element.name != "String" { baton.call("map { \(baton.element.make("$0")) }") }
      return baton
    },
    AppSource("taps of a control") { writer in
      var baton = Baton(element: writer.element, expression: "tap")
      baton.inputs = [.tap]
      baton.call("scan(0) { count, _ in count + 1 }")
      baton.call("map { \(baton.element.make("\"\\($0)\"")) }")
      return baton
    },
    AppSource("relay written on a queue") { relay(&$0, "DispatchQueue.global(qos: .utility).async {", "}") },
    AppSource("relay written on main") { relay(&$0, "DispatchQueue.main.async {", "}") },
    AppSource("relay written on main and on a queue") { writer in
      let (type, member) = (writer.type("Center"), writer.member())
      var baton = Baton(element: writer.element, inputs: [.tap], expression: "")
      baton.isWrittenOnTwoThreads = true
      return written(
        baton, type, member, &writer,
        refresh: """
          \(member).accept(\(writer.element.make("\"loading\"")))
          DispatchQueue.global(qos: .background).async {
            self.\(member).accept(\(writer.element.make(stored)))
          }
          """)
    },
    AppSource("relay written in a task") { relay(&$0, "Task {", "}") },
    AppSource("relay written on the main actor") { relay(&$0, "Task { @MainActor in", "}") },
    AppSource("relay written by a request") { writer in
      let (type, member) = (writer.type("Center"), writer.member())
      let baton = Baton(element: writer.element, inputs: [.tap], expression: "")
      return written(
        baton, type, member, &writer,
        refresh: """
          URLSession.shared.dataTask(with: \(address(writer))) { [\(member)] data, _, error in
            guard let data, error == nil else { return }
            \(member).accept(\(writer.element.make("String(decoding: data, as: UTF8.self)")))
          }
          .resume()
          """)
    },
    AppSource("relay of a singleton, written by the screen") { writer in
      let (type, member, write) = (writer.type("Center"), writer.member(), writer.local("refresh"))
      let isOnMain = writer.chance(50)
      let accept = "self.\(member).accept(\(writer.element.make(stored)))"
      writer.file(
        type,
        """
        final class \(type) {
          static let shared = \(type)()
          let \(member) = PublishRelay<\(writer.element.name)>()

          func \(write)() {
        \(isOnMain ? "    \(accept)" : "    DispatchQueue.global().async {\n      \(accept)\n    }")
          }
        }
        """)
      var baton = Baton(element: writer.element, expression: "\(type).shared.\(member).asObservable()")
      baton.actions = ["\(type).shared.\(write)()"]
      return baton
    },
    AppSource("subject that is sent errors") { writer in
      let (type, member) = (writer.type("Center"), writer.member())
      let baton = Baton(element: writer.element, inputs: [.tap], expression: "")
      return written(
        baton, type, member, &writer, subject: "PublishSubject",
        refresh: """
          URLSession.shared.dataTask(with: \(address(writer))) { [\(member)] data, _, error in
            if let error {
              \(member).onError(error)
            } else if let data {
              \(member).onNext(\(writer.element.make("String(decoding: data, as: UTF8.self)")))
            }
          }
          .resume()
          """)
    },
    AppSource("timer on main") { timer(&$0, "MainScheduler.instance") },
    AppSource("timer in the background") { timer(&$0, "ConcurrentDispatchQueueScheduler(qos: .background)") },
    AppSource("`just`") { writer in
      Baton(element: writer.element, expression: "Observable.just(\(writer.element.make("\"ready\"")))")
    },
  ]

  /// What is read from disk: another text at each event.
  fileprivate static let stored = "UserDefaults.standard.string(forKey: \"last\") ?? \"\""

  private static func address(_ writer: AppWriter) -> String {
    "URL(string: \"https://api.example.com/\(writer.noun.lowercased())\")!"
  }

  private static func timer(_ writer: inout AppWriter, _ scheduler: String) -> Baton {
    var baton = Baton(
      element: writer.element, expression: "Observable<Int>.interval(.milliseconds(700), scheduler: \(scheduler))")
    baton.call("map { \(baton.element.make("\"\\($0)\"")) }")
    return baton
  }

  /// A relay of a class that writes into it whenever it is told to refresh.
  private static func relay(_ writer: inout AppWriter, _ opening: String, _ closing: String) -> Baton {
    let (type, member) = (writer.type("Center"), writer.member())
    let baton = Baton(element: writer.element, inputs: [.tap], expression: "")
    let accept = "self.\(member).accept(\(writer.element.make(stored)))"
    return written(baton, type, member, &writer, refresh: "\(opening)\n  \(accept)\n\(closing)")
  }

  private static func written(
    _ baton: Baton, _ type: String, _ member: String, _ writer: inout AppWriter, subject: String = "PublishRelay",
    refresh: String
  ) -> Baton {
    var baton = baton
    let object = writer.enclose(
      baton, in: type,
      Enclosure(
        members: [
          "let \(member) = \(subject)<\(baton.element.name)>()", "private let disposeBag = DisposeBag()",
          "func refresh() {\n\(refresh.indented())\n}",
        ],
        initialiser: ["tap.subscribe(onNext: { [weak self] in self?.refresh() }).disposed(by: disposeBag)"]))
    baton.comes(from: object, "\(object.name).\(member).asObservable()")
    return baton
  }

  // MARK: - Services

  static func requestInCreate(_ writer: inout AppWriter) -> (service: String, method: String) {
    let (type, method) = (writer.type("Service"), writer.member())
    let element = writer.element
    writer.file(
      type,
      """
      final class \(type) {
        func \(method)() -> Observable<\(element.name)> {
          Observable.create { observer in
            let task = URLSession.shared.dataTask(with: \(address(writer, type))) { data, _, error in
              guard let data, error == nil else {
                observer.onError(error ?? RxError.unknown)
                return
              }
              observer.onNext(\(element.make("String(decoding: data, as: UTF8.self)")))
              observer.onCompleted()
            }
            task.resume()
            return Disposables.create { task.cancel() }
          }
        }
      }
      """)
    return (type, method)
  }

  private static func requestAsSingle(_ writer: inout AppWriter) -> (service: String, method: String) {
    let (type, method) = (writer.type("Service"), writer.member())
    let element = writer.element
    writer.file(
      type,
      """
      struct \(type) {
        func \(method)() -> Single<\(element.name)> {
          Single.create { single in
            let task = URLSession.shared.dataTask(with: \(address(writer, type))) { data, _, error in
              if let data {
                single(.success(\(element.make("String(decoding: data, as: UTF8.self)"))))
              } else {
                single(.failure(error ?? RxError.unknown))
              }
            }
            task.resume()
            return Disposables.create { task.cancel() }
          }
        }
      }
      """)
    return (type, method)
  }

  private static func requestOfSession(_ writer: inout AppWriter) -> (service: String, method: String) {
    let (type, method) = (writer.type("API"), writer.member())
    let element = writer.element
    writer.file(
      type,
      """
      struct \(type) {
        func \(method)() -> Observable<\(element.name)> {
          URLSession.shared.rx.data(request: URLRequest(url: \(address(writer, type))))
            .map { data in \(element.make("String(decoding: data, as: UTF8.self)")) }
        }
      }
      """)
    return (type, method)
  }

  private static func requestInTask(_ writer: inout AppWriter) -> (service: String, method: String) {
    let (type, method) = (writer.type("Service"), writer.member())
    let element = writer.element
    writer.file(
      type,
      """
      final class \(type) {
        func \(method)() -> Observable<\(element.name)> {
          Observable.create { observer in
            let task = Task {
              do {
                let (data, _) = try await URLSession.shared.data(from: \(address(writer, type)))
                observer.onNext(\(element.make("String(decoding: data, as: UTF8.self)")))
                observer.onCompleted()
              } catch {
                observer.onError(error)
              }
            }
            return Disposables.create { task.cancel() }
          }
        }
      }
      """)
    return (type, method)
  }

  /// Each service has an address of its own, by which its requests are told apart.
  private static func address(_ writer: AppWriter, _ type: String) -> String {
    "URL(string: \"https://api.example.com/\(type.lowercased())\")!"
  }
}

extension Baton {
  /// A sequence that an object of a type without parameters gives.
  fileprivate init(of type: String, _ expression: String, _ writer: inout AppWriter, trait: Trait = .observable) {
    self.init(trait: trait, element: writer.element, expression: expression)
    setup = [.object(Variable(name: type.decapitalizedFirst, type: type, value: "\(type)()"))]
  }
}

extension Baton.Variable {
  /// The screen's button and its field of text.
  static let tap = Baton.Variable(
    name: "tap", type: "Observable<Void>", value: "refreshButton.rx.tap.asObservable()")
  static let query = Baton.Variable(
    name: "query", type: "Observable<String>", value: "queryField.rx.text.orEmpty.asObservable()")
}
