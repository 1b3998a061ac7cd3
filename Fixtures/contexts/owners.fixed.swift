// The same object under other names: `owner`, `this`, a captured `self` that was unwrapped.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class OwnersViewModel {
  let name = Observable.just("Ada")

  func photo(_ index: Int) -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/photos/\(index)")!).map { "\($0)" }
  }
}

final class OwnersViewController: UIViewController {
  private let stepper = UIStepper()
  private let nameLabel = UILabel()
  private let photoLabel = UILabel()
  private let safeLabel = UILabel()
  private let weakLabel = UILabel()
  private let viewModel = OwnersViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    stepper.rx.value
      .withUnretained(self)
      .flatMapLatest { owner, _ in owner.viewModel.name }
      .bind(to: nameLabel.rx.text)
      .disposed(by: disposeBag)

    stepper.rx.value
      .withUnretained(self)
      .flatMapLatest { owner, value in owner.viewModel.photo(Int(value)).catchAndReturn("") }
      .asDriver(onErrorDriveWith: .empty())
      .drive(photoLabel.rx.text)
      .disposed(by: disposeBag)

    stepper.rx.value
      .flatMapLatest { [weak self] value -> Observable<String> in
        guard let self else { return .empty() }
        return self.viewModel.photo(Int(value))
          .observe(on: MainScheduler.instance)
          .catchAndReturn("")
      }
      .bind(to: safeLabel.rx.text)
      .disposed(by: disposeBag)

    stepper.rx.value.asDriver()
      .flatMapLatest { [weak self] value in
        self?.viewModel.photo(Int(value)).asDriver(onErrorJustReturn: "") ?? .empty()
      }
      .drive(weakLabel.rx.text)
      .disposed(by: disposeBag)
  }
}
