// A catch that makes its value of the error is no fallback that a Driver could return: it stays.
import RxCocoa
import RxSwift
import UIKit

final class MessageViewController: UIViewController {
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    message()
      .catch { error in .just(error.localizedDescription) }
      .asDriver(onErrorDriveWith: .empty())
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    message()
      .asDriver(onErrorJustReturn: "nothing")
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    message()
      .catch { .just("\($0)") }
      .asDriver(onErrorDriveWith: .empty())
      .drive(label.rx.text)
      .disposed(by: disposeBag)
  }

  private func message() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
