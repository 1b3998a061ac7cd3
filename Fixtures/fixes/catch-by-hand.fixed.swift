// The fallback that was written by hand is the fallback of the driver.
import RxCocoa
import RxSwift
import UIKit

final class MottoViewController: UIViewController {
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    motto()
      .asDriver(onErrorJustReturn: "No motto")
      .drive(label.rx.text)
      .disposed(by: disposeBag)
  }

  private func motto() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/motto")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
