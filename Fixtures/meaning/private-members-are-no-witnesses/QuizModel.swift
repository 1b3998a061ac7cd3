// RxSwift 6. A property that a class keeps to itself meets no requirement of a protocol: what an extension gives the
// protocol for that class does, whatever the class' own of that name is.
import Foundation
import RxSwift

protocol QuizModel {
  var isFirstRight: Observable<Bool> { get }
  var hint: Observable<String> { get }
  func answer(_ number: Int)
}

extension QuizModel where Self: QuizModelImplementation {
  var isFirstRight: Observable<Bool> { firstRight.asObservable() }
  var hint: Observable<String> { hints.observe(on: ConcurrentDispatchQueueScheduler(qos: .utility)) }
}

final class QuizModelImplementation: QuizModel {
  let firstRight = PublishSubject<Bool>()
  let hints = PublishSubject<String>()
  private var right = 1

  func answer(_ number: Int) {
    right = number
    firstRight.onNext(isFirstRight)
    hints.onNext(hint)
  }

  private var isFirstRight: Bool { right == 1 }
  fileprivate var hint: String { "\(right)" }
}
