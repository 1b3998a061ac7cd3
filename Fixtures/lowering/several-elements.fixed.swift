import RxCocoa
import RxSwift
import UIKit

// `of` sends each of what it is given: flattened, any of them may be the one that fails.
final class MailViewController: UIViewController {
  private let fetchButton = UIButton()
  private let sortButton = UIButton()
  private let stateLabel = UILabel()
  private let countLabel = UILabel()
  private let disposeBag = DisposeBag()

  private struct Lost: Error {}

  private func fetch() -> Observable<String> {
    .create { observer in
      observer.onError(Lost())
      return Disposables.create()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let sorted = sortButton.rx.tap.asDriver().map { "sorted" }
    let fetched = fetchButton.rx.tap.flatMapLatest { [unowned self] in fetch() }.asDriver(onErrorJustReturn: "")
    Driver.of(sorted, fetched).merge()
      .drive(stateLabel.rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)
    Driver.of(sorted, sorted.map { $0 + "!" }).merge()
      .drive(stateLabel.rx.text)
      .disposed(by: disposeBag)
    Observable.of(.just("0"), fetch()).concat()
      .asDriver(onErrorJustReturn: "")
      .drive(countLabel.rx.text)
      .disposed(by: disposeBag)
  }
}
