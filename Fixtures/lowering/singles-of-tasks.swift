// `Single.create` takes the work of a task, too: what that throws is an error, and its result comes off main.

import RxCocoa
import RxSwift
import UIKit

struct CodeService {
  func code() async throws -> String { throw CancellationError() }
  func number() async -> String { "1" }
}

final class CodeViewController: UIViewController {
  private let label = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let service = CodeService()
    Single<String>.create { try await service.code() }
      .asObservable()
      .bind(to: label.rx.text)  // expect: error_handling main_thread
      .disposed(by: bag)
    Single.create(detached: true) { await service.number() }
      .asObservable()
      .bind(to: label.rx.text)  // expect: main_thread
      .disposed(by: bag)
    Single<String>.create { observer in
      observer(.success("at once"))
      return Disposables.create()
    }
    .asObservable()
    .bind(to: label.rx.text)
    .disposed(by: bag)
  }
}
