import RxCocoa
import RxSwift
import UIKit

/// What a `Result` holds, by its generic parameters' own names in an extension, and what comes of a range.
extension Result {
  var value: Success? {
    switch self {
    case .success(let value): value
    case .failure: nil
    }
  }

  var reason: Failure? {
    if case .failure(let reason) = self { reason } else { nil }
  }
}

struct Stays {
  let all: [Stay]
}

struct Stay {
  let nights = PublishRelay<Int>()

  func count() {
    DispatchQueue.global().async { [nights] in nights.accept(2) }
  }
}

struct Refusal: Error {
  let codes = BehaviorRelay(value: 0)
}

final class Row {
  let taps = PublishRelay<Int>()
}

final class StaysViewController: UIViewController {
  private let nightLabel = UILabel()
  private let gotLabel = UILabel()
  private let codeLabel = UILabel()
  private let rowLabel = UILabel()
  private let stays = BehaviorRelay<Result<Stays, Refusal>>(value: .success(Stays(all: [Stay()])))
  private let refused = BehaviorRelay<Result<Stays, Refusal>>(value: .failure(Refusal()))
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    stays.compactMap { $0.value }
      .flatMapLatest { Observable.merge($0.all.map { stay in stay.nights.asObservable() }) }
      .map(String.init)
      .bind(to: nightLabel.rx.text) // expect: main_thread
      .disposed(by: disposeBag)
    stays.compactMap { try? $0.get() }
      .flatMapLatest { Observable.merge($0.all.map { stay in stay.nights.asObservable() }) }
      .map(String.init)
      .bind(to: gotLabel.rx.text) // expect: main_thread
      .disposed(by: disposeBag)
    refused.compactMap { $0.reason }
      .flatMapLatest { $0.codes }
      .map(String.init)
      .bind(to: codeLabel.rx.text)
      .disposed(by: disposeBag)
    let rows = (0..<3).map { _ in Row() }
    Observable.merge(rows.map { $0.taps.asObservable() }).map(String.init).bind(to: rowLabel.rx.text).disposed(by: disposeBag)
    stays.value.value?.all.first?.count()
    rows.first?.taps.accept(1)
  }
}
