// A fallback comes where the error came, and the end with it: what waits below for that end is sent there. Below a step
// that passes on some elements alone, the fallback need not have been one of them, and then nothing waits.
import RxCocoa
import RxSwift
import UIKit

final class HeadlineViewController: UIViewController {
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    headline().delay(.milliseconds(200), scheduler: MainScheduler.instance)
      .asDriver(onErrorJustReturn: "offline")
      .debounce(.milliseconds(100))
      .drive(label.rx.text).disposed(by: disposeBag)

    headline().delay(.milliseconds(200), scheduler: MainScheduler.instance)
      .catchAndReturn("")
      .filter { !$0.isEmpty }
      .debounce(.milliseconds(100), scheduler: MainScheduler.instance)
      .bind(to: label.rx.text).disposed(by: disposeBag)

    headline().map { $0 as String? }.delay(.milliseconds(200), scheduler: MainScheduler.instance)
      .catch { _ in .just(nil) }
      .compactMap { $0 }
      .debounce(.milliseconds(100), scheduler: MainScheduler.instance)
      .bind(to: label.rx.text).disposed(by: disposeBag)
  }

  private func headline() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/headline")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
