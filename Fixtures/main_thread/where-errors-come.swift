// An error comes where it arises, past whatever moves elements, and so does what takes its place.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class TideService {
  func level(at place: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/tides/\(place)")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Fails on main alone.
  func checked(_ place: String) throws -> String {
    guard place != "nowhere" else { throw URLError(.badURL) }
    return place
  }
}

final class TideViewController: UIViewController {
  private let button = UIButton()
  private let labels = (0..<8).map { _ in UILabel() }
  private let answers = ReplaySubject<Observable<String>>.create(bufferSize: 1)
  private let service = TideService()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let taps = button.rx.tap.map { "harbour" }
    let main = MainScheduler.instance

    // The one error is that of the closure, on main; the request's own is caught where it arises.
    taps.map { [service] in try service.checked($0) }
      .flatMapLatest { [service] in service.level(at: $0).catchAndReturn("") }
      .delay(.milliseconds(10), scheduler: main)
      .catchAndReturn("low")
      .bind(to: labels[0].rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)
    // The request's comes out beside it.
    service.level(at: "bay")
      .delay(.milliseconds(10), scheduler: main)
      .map { [service] in try service.checked($0) }
      .catchAndReturn("low")
      .bind(to: labels[1].rx.text) // expect: main_thread
      .disposed(by: disposeBag)
    // Errors that are moved themselves are on main, whatever delays elements below.
    service.level(at: "quay")
      .observe(on: main)
      .delay(.milliseconds(10), scheduler: SerialDispatchQueueScheduler(qos: .utility))
      .delay(.milliseconds(10), scheduler: main)
      .catchAndReturn("low")
      .bind(to: labels[2].rx.text)
      .disposed(by: disposeBag)
    // The replacement begins where the error came.
    service.level(at: "pier")
      .delay(.milliseconds(10), scheduler: main)
      .catch { _ in .of("low", "lower") }
      .bind(to: labels[3].rx.text) // expect: main_thread
      .disposed(by: disposeBag)
    service.level(at: "mole")
      .observe(on: main)
      .flatMapLatest { [service] in service.level(at: $0).catchAndReturn("") }
      .delay(.milliseconds(10), scheduler: main)
      .catch { _ in .of("low", "lower") }
      .bind(to: labels[4].rx.text)
      .disposed(by: disposeBag)

    // Tried again off main, and what that begins with still takes its time on the way to main.
    answers.onNext(
      taps.startWith("shoal").flatMap { [service] in service.level(at: $0) }
        .debounce(.milliseconds(10), scheduler: main))
    answers.take(1).flatMap { $0 }.retry(2)
      .bind(to: labels[5].rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    // What waits in a throttle comes by its scheduler, and the end after it. (Throttle.swift)
    let nothing = Observable<String>.empty().observe(on: SerialDispatchQueueScheduler(qos: .utility))
    Observable.of("reef", "bar").observe(on: main).concat(nothing)
      .throttle(.milliseconds(10), scheduler: main)
      .bind(to: labels[6].rx.text)
      .disposed(by: disposeBag)
    // A debounce sends it with the end. (Debounce.swift)
    Observable.of("reef", "bar").observe(on: main).concat(nothing)
      .debounce(.seconds(5), scheduler: main)
      .bind(to: labels[7].rx.text) // expect: main_thread
      .disposed(by: disposeBag)
  }
}
