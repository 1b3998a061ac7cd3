// A closure for an end that never comes runs on no thread: a relay neither fails nor completes.
import RxCocoa
import RxSwift
import UIKit

final class PierModel {
  let tides = BehaviorRelay(value: 0)
  let boats = PublishSubject<Int>()

  func look() {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/tide")!))
      .map(\.count)
      .subscribe(onNext: { [tides, boats] in
        tides.accept($0)
        boats.onNext($0)
        boats.onCompleted()
      })
      .dispose()
  }
}

final class PierViewController: UIViewController {
  private let spinner = UIActivityIndicatorView()
  private let disposeBag = DisposeBag()
  private let model = PierModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.look()
    model.tides.asObservable()
      .do(onError: { [spinner] _ in spinner.stopAnimating() }, onCompleted: { [spinner] in spinner.stopAnimating() })
      .subscribe()
      .disposed(by: disposeBag)
    model.tides
      .subscribe(onCompleted: { [spinner] in spinner.stopAnimating() })
      .disposed(by: disposeBag)
    // Three and no more: then it is over, where the third came.
    model.tides.take(3)
      .do(onCompleted: { [spinner] in spinner.stopAnimating() })  // expect: main_thread
      .subscribe()
      .disposed(by: disposeBag)
    model.boats
      .do(onCompleted: { [spinner] in spinner.stopAnimating() })  // expect: main_thread
      .subscribe()
      .disposed(by: disposeBag)
  }
}
