// The catch belongs to the sequence that fails, wherever that stands: in another file, in each of two models behind a
// protocol, in the closure that an operator of the project's own is given, in one of the parts of a join, in the stream of
// a feeder.
import Foundation
import RxCocoa
import RxSwift

protocol HarvestModel {
  var crops: Driver<[String]> { get }
}

final class FieldModel: HarvestModel {
  let crops: Driver<[String]>

  init(_ days: Observable<Int>) {
    crops = days.flatMapLatest { Farm.crops("field", on: $0).catchAndReturn([]) }.asDriver(onErrorJustReturn: [])
  }
}

final class OrchardModel: HarvestModel {
  let crops: Driver<[String]>

  init(_ days: Observable<Int>) {
    let grown = days.flatMapLatest { day in Farm.crops("orchard", on: day).catchAndReturn(["none"]) }
    crops = grown.filter { !$0.isEmpty }.asDriver(onErrorJustReturn: ["none"])
  }
}

extension ObservableType {
  /// Answers that are late say so.
  func answered<Answer>(_ ask: @escaping (Element) -> Observable<Answer>) -> Observable<Answer> {
    enumerated()
      .flatMapLatest { _, element in ask(element).delay(.milliseconds(1), scheduler: MainScheduler.instance) }
  }
}

final class BarnModel {
  let reset = PublishSubject<Void>()
  let day = PublishSubject<Int>()
  let stock: Driver<[String]>
  let total: Driver<[String]>
  let emptied: Driver<Void>
  let title: Driver<String>

  init() {
    stock = day
      .answered { day -> Observable<[String]> in
        guard day > 0 else { return .just([]) }
        return Farm.crops("barn", on: day)
          .catchAndReturn(["?"])
      }
      .asDriver(onErrorJustReturn: ["?"])
    let sold = Farm.crops("sold", on: 0)
    total = Observable.combineLatest(day, sold).map { day, sold in sold + ["\(day)"] }
      .asDriver(onErrorJustReturn: [])
    let emptying = reset.flatMapLatest { Farm.clear().catchAndReturn(()) }
    emptied = emptying.asDriver(onErrorJustReturn: ())
    title = day.map { "Day \($0)" }.asDriver(onErrorJustReturn: "")
  }
}

enum Farm {
  static func crops(_ place: String, on day: Int) -> Observable<[String]> {
    URLSession.shared.rx.data(request: request("\(place)/\(day)")).map { [String(decoding: $0, as: UTF8.self)] }
  }

  static func clear() -> Observable<Void> {
    URLSession.shared.rx.data(request: request("clear")).map { _ in }
  }

  private static func request(_ path: String) -> URLRequest {
    URLRequest(url: URL(string: "https://example.com/harvest/\(path)")!)
  }
}
