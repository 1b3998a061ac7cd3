// A closure of `bind` that hands its elements to a relay stops a debug build as `bind(to:)` does.
import Foundation
import RxCocoa
import RxSwift

final class Ledger {
  let lines = BehaviorRelay<[String]>(value: [])
  let total = PublishRelay<Int>()
  let failures = PublishSubject<String>()
  private let bag = DisposeBag()

  func start(with page: Observable<Data>) {
    let text = page.map { data -> [String] in
      guard let text = String(data: data, encoding: .utf8) else { throw CocoaError(.fileReadCorruptFile) }
      return text.components(separatedBy: "\n")
    }

    text.catch { _ in .empty() }.bind { [lines] in lines.accept($0) }.disposed(by: bag)
    text.catch { _ in .empty() }.bind(onNext: lines.accept).disposed(by: bag)
    text.map { $0.count }
      .catch { _ in .empty() }
      .bind(onNext: { [weak self] count in
        guard let self else { return }
        self.total.accept(count)
      })
      .disposed(by: bag)
  }

  /// What becomes of an error is said, or is its author's decision.
  func startCarefully(with page: Observable<Data>) {
    let text = page.map { data -> [String] in
      guard let text = String(data: data, encoding: .utf8) else { throw CocoaError(.fileReadCorruptFile) }
      return text.components(separatedBy: "\n")
    }

    text.subscribe(onNext: { [lines] in lines.accept($0) }).disposed(by: bag)
    text.subscribe(onNext: lines.accept, onError: { print($0) }).disposed(by: bag)
    text.materialize().compactMap { $0.element?.count }.bind { [total] in total.accept($0) }.disposed(by: bag)
    // A subject hands errors on: who listens to it is told.
    text.map { $0.joined() }.bind(to: failures).disposed(by: bag)
  }
}
