// `zip`, `max` and their like are Swift's own: nobody is asked for anything.
import RxCocoa
import RxSwift
import UIKit

final class LedgerService {
  private let disposeBag = DisposeBag()

  func total(of names: [String]) -> Observable<String> {
    Observable.create { observer in
      let entries = zip(names, names.indices).map { name, index in Observable.just("\(name) \(max(index, 1))") }
      Observable.zip(entries) { $0.joined() }
        .subscribe(onNext: { observer.onNext($0) })
        .disposed(by: self.disposeBag)
      return Disposables.create()
    }
  }
}

final class LedgerViewController: UIViewController {
  private let label = UILabel()
  private let service = LedgerService()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    service.total(of: ["rent"]).bind(to: label.rx.text).disposed(by: disposeBag)
  }
}
