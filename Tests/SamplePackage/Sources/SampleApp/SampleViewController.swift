// Inactive where RxSwift is not at hand, so that the sample builds by itself; the linter reads it all the same.
#if canImport(RxCocoa)
  import RxCocoa
  import RxSwift
  import UIKit

  final class SampleViewController: UIViewController {
    private let titleLabel = UILabel()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
      super.viewDidLoad()
      URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/title")!))
        .map { String(decoding: $0, as: UTF8.self) }
        .bind(to: titleLabel.rx.text)
        .disposed(by: disposeBag)
    }
  }
#endif
