// A function that subscribes what it is given is a subscription at each call of it: its sink is what that call hands in.
import Foundation
import RxCocoa
import RxSwift
import UIKit

infix operator --> : AdditionPrecedence

func --> <Value>(source: Observable<Value>, sink: AnyObserver<Value>) -> Disposable {
  source.subscribe(onNext: sink.onNext)
}

func --> <Value>(source: Observable<Value>, relay: PublishRelay<Value>) -> Disposable {
  source.bind(to: relay)
}

extension ObservableType {
  func keep<Sink: ObserverType>(in sinks: Sink..., line: Int = #line) -> Disposable where Sink.Element == Element {
    pass(to: sinks, line: line)
  }

  func keep(in relays: PublishRelay<Element>..., line: Int = #line) -> Disposable {
    pass(to: relays, line: line)
  }

  func keep<Object: AnyObject>(weak object: Object, _ handle: @escaping (Object, Element) -> Void) -> Disposable {
    pass { [weak object] element in
      guard let object else { return }
      handle(object, element)
    }
  }

  private func pass<Sink: ObserverType>(to sinks: [Sink], line: Int) -> Disposable where Sink.Element == Element {
    `do`(onError: { fatalError("\(line): \($0)") }).subscribe { event in sinks.forEach { $0.on(event) } }
  }

  private func pass(to relays: [PublishRelay<Element>], line: Int) -> Disposable {
    self.do(onError: { print(line, $0) }).subscribe { event in
      switch event {
      case .next(let element): relays.forEach { $0.accept(element) }
      case .error, .completed: break
      }
    }
  }

  private func pass(_ handle: @escaping (Element) -> Void) -> Disposable {
    subscribe(onNext: handle)
  }
}

enum Wires {
  static func connect(_ texts: Observable<String?>, with label: UILabel, _ bag: DisposeBag) {
    texts.bind(to: label.rx.text).disposed(by: bag)
  }
}

final class TitleView: UIView {
  private let label = UILabel()
  private let bag = DisposeBag()

  func bind(titles: Driver<String?>) {
    titles.drive(label.rx.text).disposed(by: bag)
  }

  func bind(hints: Observable<String?>) {
    hints.map { $0?.uppercased() }.bind(to: label.rx.text).disposed(by: bag)
  }
}

struct Weather {
  var place: String?
  var degrees: String?
}

final class Connection {
  private let states = URLSession.shared.rx.json(url: URL(string: "https://example.com/w")!)
    .map { Weather(place: "\($0)", degrees: nil) }

  func bind<Value, Sink: ObserverType>(_ path: KeyPath<Weather, Value>, to sink: Sink) -> Disposable
  where Sink.Element == Value {
    states.map { $0[keyPath: path] }.bind(to: sink)
  }
}

final class PanelViewController: UIViewController {
  private let label = UILabel()
  private let titleView = TitleView()
  private let seen = PublishRelay<String?>()
  private let late = PublishRelay<String?>()
  private let quiet = PublishRelay<String?>()
  private let bag = DisposeBag()
  private var last: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    load("a").keep(in: label.rx.text).disposed(by: bag) // expect: main_thread
    Observable<String?>.just("b").keep(in: label.rx.text).disposed(by: bag)
    load("c").keep(weak: self) { $0.label.text = $1 }.disposed(by: bag) // expect: main_thread
    load("d").keep(weak: self) { $0.last = $1 }.disposed(by: bag)
    load("e").observe(on: MainScheduler.instance).keep(weak: self) { $0.label.text = $1 }.disposed(by: bag)

    load("f").keep(in: seen).disposed(by: bag)
    seen.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: bag)
    load("g").keep(weak: self) { $0.late.accept($1) }.disposed(by: bag)
    late.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: bag)
    Observable<String?>.just("h").keep(in: quiet).disposed(by: bag)
    quiet.bind(to: label.rx.text).disposed(by: bag)

    (load("i") --> label.rx.text.asObserver()).disposed(by: bag) // expect: main_thread
    (load("j") --> quietly).disposed(by: bag)

    Wires.connect(load("k"), with: label, bag) // expect: error_handling main_thread
    Wires.connect(.just("l"), with: label, bag)
    titleView.bind(titles: load("m").asDriver(onErrorJustReturn: nil))
    titleView.bind(hints: load("n")) // expect: error_handling main_thread
    titleView.bind(hints: .just("o"))
    let connection = Connection()
    connection.bind(\.place, to: label.rx.text).disposed(by: bag) // expect: error_handling main_thread sharing
    connection.bind(\.degrees, to: written).disposed(by: bag)
  }

  private let written = PublishSubject<String?>()
  private let quietly = PublishRelay<String?>()

  private func load(_ name: String) -> Observable<String?> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/\(name)")!).map { "\($0)" }
  }
}
