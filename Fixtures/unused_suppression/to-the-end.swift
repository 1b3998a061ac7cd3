// A region that is never closed lasts to the end of the file.
// traitlint:disable main_thread error_handling -- generated sample, not part of the app
import RxCocoa
import RxSwift
import UIKit

final class SampleViewController: UIViewController {
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/sample")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
  }
}
