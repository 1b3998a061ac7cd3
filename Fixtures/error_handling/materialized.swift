// A materialized sequence has its errors among its elements; dematerialized it has them back.
import RxCocoa
import RxSwift
import UIKit

final class UploadViewController: UIViewController {
  @IBOutlet private var button: UIButton!
  @IBOutlet private var result: UILabel!
  @IBOutlet private var failure: UILabel!
  @IBOutlet private var unpacked: UILabel!
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let uploads = button.rx.tap
      .flatMapLatest {
        URLSession.shared.rx.response(request: URLRequest(url: URL(string: "https://example.com/upload")!))
          .map { response, _ in response.statusCode }
          .observe(on: MainScheduler.instance)
          .materialize()
      }
      .share()

    uploads
      .compactMap(\.element)
      .map { "Status \($0)" }
      .bind(to: result.rx.text)
      .disposed(by: disposeBag)

    uploads
      .compactMap(\.error)
      .map(\.localizedDescription)
      .bind(to: failure.rx.text)
      .disposed(by: disposeBag)

    uploads
      .dematerialize()
      .map { "Status \($0)" }
      .bind(to: unpacked.rx.text) // expect: error_handling
      .disposed(by: disposeBag)
  }
}
