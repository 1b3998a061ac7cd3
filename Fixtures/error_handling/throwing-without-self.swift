// What is thrown because `self` is gone reaches nobody who is left.
import RxCocoa
import RxSwift
import UIKit

enum OrchardError: Error { case gone, bare }

final class OrchardViewController: UIViewController {
  private let label = UILabel()
  private let button = UIButton()
  private var apples: String?
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.rx.tap.flatMapLatest { [weak self] _ -> Observable<String> in
      guard let self = self else { throw OrchardError.gone }
      return .just(self.title ?? "")
    }
    .bind(to: label.rx.text).disposed(by: disposeBag)

    button.rx.tap.map { [weak self] _ -> String in
      guard let strongSelf = self else { throw OrchardError.gone }
      return strongSelf.title ?? ""
    }
    .bind(to: label.rx.text).disposed(by: disposeBag)

    button.rx.tap.map { [weak self] _ -> String in
      guard let self, let apples = self.apples else { throw OrchardError.bare }
      return apples
    }
    .bind(to: label.rx.text).disposed(by: disposeBag)  // expect: error_handling

    button.rx.tap.map { [weak self] _ -> String in
      guard let self else { throw OrchardError.gone }
      guard let apples = self.apples else { throw OrchardError.bare }
      return apples
    }
    .bind(to: label.rx.text).disposed(by: disposeBag)  // expect: error_handling
  }
}
