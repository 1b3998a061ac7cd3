// An operator that calls what it is handed throws where that throws: its `try` alone says nothing.
import RxCocoa
import RxSwift
import UIKit

struct Station {
  struct Closed: Error {}
  let name: String

  init(name: String) { self.name = name }

  static func open(_ name: String) throws -> Station {
    if name.isEmpty { throw Closed() }
    return Station(name: name)
  }

  static func any(_ name: String) -> Station { Station(name: name) }
}

enum Text {
  static func changed(_ text: String, _ change: (String) throws -> String) rethrows -> String { try change(text) }
}

extension ObservableConvertibleType {
  func eachOf<Part, Result>(_ transform: @escaping (Part) throws -> Result) -> Observable<[Result]>
  where Element == [Part] {
    asObservable().map { parts in try parts.map(transform) }
  }

  func eachInside<Part, Result>(_ transform: @escaping (Part) throws -> Result) -> Observable<[Result]>
  where Element == [Part] {
    asObservable().map { parts in
      return try parts.map { part in try transform(part) }
    }
  }

  func changed<Result>(by change: @escaping (Element) throws -> Result) -> Observable<Result> {
    asObservable().map { element in try change(element) }
  }

  func following<Owner: AnyObject, Next: ObservableConvertibleType>(
    of owner: Owner, _ next: @escaping (Owner, Element) throws -> Next
  ) -> Observable<Next.Element> {
    asObservable().flatMapLatest { [weak owner] element -> Observable<Next.Element> in
      try owner.map { try next($0, element).asObservable() } ?? .empty()
    }
  }

  func changedTwice<Result>(_ change: @escaping (Element) throws -> Result) -> Observable<Result> {
    changed { element in try change(element) }
  }
}

final class StationsViewController: UIViewController {
  @IBOutlet private var input: UITextField!
  @IBOutlet private var a: UILabel!
  @IBOutlet private var b: UILabel!
  @IBOutlet private var c: UILabel!
  @IBOutlet private var d: UILabel!
  @IBOutlet private var e: UILabel!
  @IBOutlet private var f: UILabel!
  @IBOutlet private var g: UILabel!
  @IBOutlet private var h: UILabel!
  @IBOutlet private var i: UILabel!
  @IBOutlet private var j: UILabel!
  @IBOutlet private var k: UILabel!
  @IBOutlet private var l: UILabel!
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let text = input.rx.text.orEmpty
    let names = text.map { [$0] }

    names.eachOf { Station(name: $0) }
      .map { "\($0.count)" }
      .bind(to: a.rx.text)
      .disposed(by: disposeBag)

    names.eachOf { try Station.open($0) }
      .map { "\($0.count)" }
      .bind(to: b.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    names.eachOf(Station.any)
      .map { "\($0.count)" }
      .bind(to: c.rx.text)
      .disposed(by: disposeBag)

    names.eachOf(Station.open)
      .map { "\($0.count)" }
      .bind(to: d.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    names.eachInside { Station(name: $0) }
      .map { "\($0.count)" }
      .bind(to: e.rx.text)
      .disposed(by: disposeBag)

    names.eachInside { (name: String) throws -> Station in
      guard name != "-" else { throw Station.Closed() }
      return Station(name: name)
    }
    .map { "\($0.count)" }
    .bind(to: f.rx.text) // expect: error_handling
    .disposed(by: disposeBag)

    text.changedTwice { $0.uppercased() }
      .bind(to: g.rx.text)
      .disposed(by: disposeBag)

    text.changedTwice { try Station.open($0).name }
      .bind(to: h.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    text.changed { name in try Text.changed(name) { try Station.open($0).name } }
      .bind(to: i.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    text.changed { (try? Station.open($0))?.name ?? "" }
      .bind(to: j.rx.text)
      .disposed(by: disposeBag)

    text.following(of: self) { owner, name in Observable.just(owner.title ?? name) }
      .bind(to: k.rx.text)
      .disposed(by: disposeBag)

    text.following(of: self) { _, name in Observable.just(try Station.open(name).name) }
      .bind(to: l.rx.text) // expect: error_handling
      .disposed(by: disposeBag)
  }
}
