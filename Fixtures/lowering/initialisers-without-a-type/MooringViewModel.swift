import Foundation
import RxSwift

protocol Transforming {
  associatedtype Input
  associatedtype Output
  func transform(_ input: Input) -> Output
}

final class MooringViewModel: Transforming {
  struct Input {
    let moored: Observable<Void>
    let depth: Observable<Int>
  }

  struct Output {
    let berth = PublishSubject<String>()
    let depth = PublishSubject<String>()
  }

  private let disposeBag = DisposeBag()

  // Who takes the input sees what callers put into it, where the call that makes it does not name its type.
  func transform(_ input: Input) -> Output {
    let output = Output()
    input.moored.map { "moored" }
      .subscribe(onNext: { output.berth.onNext($0) })
      .disposed(by: disposeBag)
    input.depth.map { "\($0) m" }
      .subscribe(onNext: { output.depth.onNext($0) })
      .disposed(by: disposeBag)
    return output
  }
}
