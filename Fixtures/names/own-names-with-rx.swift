// `rx_` at the front of a name is RxSwift 2's, unless the project declares that very name.
import RxCocoa
import RxSwift
import UIKit

extension UIAlertController {
  static func rx_ask(from host: UIViewController) -> Observable<Bool> {
    return Observable.create { observer in
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Yes", style: .default) { _ in
          observer.onNext(true)
          observer.onCompleted()
        })
      host.present(alert, animated: true)
      return Disposables.create()
    }
  }
}

extension UILabel {
  func rx_later(_ text: String) -> Observable<String> {
    return Observable.just(text)
      .delay(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
  }
}

final class QuestionViewController: UIViewController {
  private let label = UILabel()
  private let button = UIButton()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.rx.tap.subscribe(onNext: { [weak self] in
      guard let self = self else { return }
      UIAlertController.rx_ask(from: self)
        .subscribe(onNext: { [weak self] answer in self?.label.text = answer ? "yes" : "no" })
        .disposed(by: self.disposeBag)
    }).disposed(by: disposeBag)

    label.rx_later("Hello")
      .bind(to: label.rx.text) // expect: main_thread
      .disposed(by: disposeBag)
  }
}
