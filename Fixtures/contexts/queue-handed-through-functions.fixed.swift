// A closure that is handed on with the queue to run it on runs on that queue: a default's, one told by the caller, through
// a helper that knows nothing of queues, and past a function that tries again by calling itself.
import RxCocoa
import RxSwift
import UIKit

enum Service {
  static var answerQueue: DispatchQueue = .main
}

class Call<Answer> {
  func start(_ queue: DispatchQueue = Service.answerQueue, _ completion: @escaping (Result<String, Error>) -> Void) {}
}

final class SessionCall: Call<String> {
  var mayRetry: ((Data?, @escaping (Bool) -> Void) -> Void)?

  override func start(
    _ queue: DispatchQueue = Service.answerQueue, _ completion: @escaping (Result<String, Error>) -> Void
  ) {
    URLSession.shared.dataTask(with: URL(fileURLWithPath: "/answer")) { data, _, _ in
      if let mayRetry = self.mayRetry {
        mayRetry(data) { again in
          if again {
            self.start(queue, completion)
          } else {
            queue.async { self.read(data, completion: completion) }
          }
        }
      } else {
        queue.async { self.read(data, completion: completion) }
      }
    }.resume()
  }

  private func read(_ data: Data?, completion: @escaping (Result<String, Error>) -> Void) {
    completion(.success(data.map { String(decoding: $0, as: UTF8.self) } ?? ""))
  }
}

enum Answers {
  static func latest(queue: DispatchQueue = Service.answerQueue) -> Observable<String> {
    Observable.create { observer in
      call().start(queue) { result in
        if case .success(let text) = result { observer.onNext(text) }
        observer.onCompleted()
      }
      return Disposables.create()
    }
  }

  // Nobody calls it: of what queue it may be told, nothing is said.
  static func oldest(queue: DispatchQueue) -> Observable<String> {
    Observable.create { observer in
      call().start(queue) { _ in observer.onCompleted() }
      return Disposables.create()
    }
  }

  private static func call() -> Call<String> { SessionCall() }
}

final class AnswerViewController: UIViewController {
  private let label = UILabel()
  private let farLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    Answers.latest().bind(to: label.rx.text).disposed(by: disposeBag)
    Answers.latest(queue: .global()).asDriver(onErrorDriveWith: .empty()).drive(farLabel.rx.text).disposed(by: disposeBag)
  }
}
