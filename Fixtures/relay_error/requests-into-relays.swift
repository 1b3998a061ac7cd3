// What a view model asks for is bound to its relays.
import Foundation
import RxCocoa
import RxSwift

struct Harbour {
  func tides(of port: String) -> Observable<[Int]> {
    let url = URL(string: "https://example.com/tides/\(port)")!
    return URLSession.shared.rx.data(request: URLRequest(url: url)).map { data in data.map(Int.init) }
  }
}

final class TideModel {
  let tides = BehaviorRelay<[Int]>(value: [])
  let lastTides = BehaviorRelay<[Int]?>(value: nil)
  let arrivals = PublishRelay<[Int]>()
  let history = ReplayRelay<[Int]>.create(bufferSize: 3)
  let port = PublishRelay<String>()
  private let harbour = Harbour()
  private let disposeBag = DisposeBag()

  init() {
    port
      .flatMapLatest { [harbour] in harbour.tides(of: $0) }
      .bind(to: tides) // expect: relay_error
      .disposed(by: disposeBag)

    harbour.tides(of: "Brest")
      .bind(to: arrivals) // expect: relay_error
      .disposed(by: disposeBag)

    harbour.tides(of: "Cork").bind(to: lastTides).disposed(by: disposeBag) // expect: relay_error

    port.flatMap { [harbour] name in harbour.tides(of: name) }
      .bind(to: history) // expect: relay_error
      .disposed(by: disposeBag)
  }
}

/// The same, with every error caught where it arises.
final class CalmTideModel {
  let tides = BehaviorRelay<[Int]>(value: [])
  let arrivals = PublishRelay<[Int]>()
  let history = ReplayRelay<[Int]>.create(bufferSize: 3)
  let port = PublishRelay<String>()
  private let harbour = Harbour()
  private let disposeBag = DisposeBag()

  init() {
    port
      .flatMapLatest { [harbour] in harbour.tides(of: $0).catchAndReturn([]) }
      .bind(to: tides)
      .disposed(by: disposeBag)

    harbour.tides(of: "Brest")
      .catch { _ in .empty() }
      .bind(to: arrivals)
      .disposed(by: disposeBag)

    port.flatMap { [harbour] name in harbour.tides(of: name).asDriver(onErrorDriveWith: .empty()) }
      .bind(to: history)
      .disposed(by: disposeBag)
  }
}
