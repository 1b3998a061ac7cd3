// Who waits for the disposal is told with the end of the sequence, where that comes. A sequence without an end tells nobody,
// and whoever disposes of it is where views are.
import RxCocoa
import RxSwift
import UIKit

final class FerryViewController: UIViewController {
  private let spinner = UIActivityIndicatorView()
  private let calls = PublishRelay<Int>()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let ferries = Observable.of(1, 2).observe(on: SerialDispatchQueueScheduler(qos: .utility))
    ferries
      .subscribe(  // expect: main_thread
        onNext: { print($0) },
        onDisposed: { [spinner] in spinner.stopAnimating() }
      )
      .disposed(by: bag)
    ferries
      .do(onDispose: { [spinner] in spinner.stopAnimating() })  // expect: main_thread
      .subscribe().disposed(by: bag)
    ferries.observe(on: MainScheduler.instance)
      .do(onDispose: { [spinner] in spinner.stopAnimating() })
      .subscribe().disposed(by: bag)
    ferries.observe(on: MainScheduler.instance)
      .subscribe(onNext: { print($0) }, onDisposed: { [spinner] in spinner.stopAnimating() })
      .disposed(by: bag)
    calls
      .subscribe(onNext: { print($0) }, onDisposed: { [spinner] in spinner.stopAnimating() })
      .disposed(by: bag)
  }
}
