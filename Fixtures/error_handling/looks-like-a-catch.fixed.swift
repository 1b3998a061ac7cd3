// These look at an error, or at the end, and let the error pass.
import RxCocoa
import RxSwift
import UIKit

final class QueueViewController: UIViewController {
  private let a = UILabel()
  private let b = UILabel()
  private let c = UILabel()
  private let d = UILabel()
  private let alert = PublishRelay<String>()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    length(of: "post office")
      .do(onError: { [alert] in alert.accept($0.localizedDescription) })
      .asDriver(onErrorDriveWith: .empty())
      .drive(a.rx.text)
      .disposed(by: disposeBag)

    length(of: "bank")
      .ifEmpty(default: "empty")
      .asDriver(onErrorJustReturn: "")
      .drive(b.rx.text)
      .disposed(by: disposeBag)

    length(of: "bakery")
      .debug("bakery")
      .asDriver(onErrorJustReturn: "")
      .drive(c.rx.text)
      .disposed(by: disposeBag)

    length(of: "butcher")
      .concat(Observable.just("done"))
      .asDriver(onErrorJustReturn: "")
      .drive(d.rx.text)
      .disposed(by: disposeBag)
  }

  private func length(of queue: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/queues/\(queue)")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
