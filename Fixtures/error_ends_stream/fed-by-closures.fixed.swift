// A relay that the closure of a subscription sends into is fed no more once the first error has ended that.
import Foundation
import RxCocoa
import RxRelay
import RxSwift
import UIKit

final class PasswordViewModel {
  let changed = PublishRelay<Bool>()
  let kept = PublishRelay<Bool>()
  private let bag = DisposeBag()

  func bind(_ taps: Observable<Void>) {
    taps
      .flatMapLatest { [unowned self] in change().catchAndReturn(false) }
      .catchAndReturn(false)
      .subscribe(onNext: { [changed] in changed.accept($0) })
      .disposed(by: bag)
    taps
      .flatMapLatest { [unowned self] in change().catchAndReturn(false) }
      .subscribe(onNext: { [kept] in kept.accept($0) })
      .disposed(by: bag)
  }

  private func change() -> Observable<Bool> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/password")!))
      .map { !$0.isEmpty }
      .observe(on: MainScheduler.instance)
  }
}

final class PasswordViewController: UIViewController {
  private let viewModel = PasswordViewModel()
  private let button = UIButton()
  private let done = UILabel()
  private let again = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.changed.map { !$0 }.bind(to: done.rx.isHidden).disposed(by: bag)
    viewModel.kept.map { !$0 }.bind(to: again.rx.isHidden).disposed(by: bag)
    viewModel.bind(button.rx.tap.asObservable())
  }
}
