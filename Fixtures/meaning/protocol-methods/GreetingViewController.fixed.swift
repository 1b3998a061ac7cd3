import RxCocoa
import RxSwift
import UIKit

final class GreetingViewController: UIViewController {
  private let backend: Backend
  private let hello = UILabel()
  private let goodbye = UILabel()
  private let disposeBag = DisposeBag()

  init(backend: Backend) {
    self.backend = backend
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    backend.greeting().asDriver(onErrorJustReturn: "").drive(hello.rx.text).disposed(by: disposeBag)
    backend.farewell().bind(to: goodbye.rx.text).disposed(by: disposeBag)
  }
}
