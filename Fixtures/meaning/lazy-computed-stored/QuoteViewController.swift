import RxCocoa
import RxSwift
import UIKit

final class QuoteViewController: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let viewModel = QuoteViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    viewModel.stored.bind(to: first.rx.text).disposed(by: disposeBag)
    viewModel.stored.bind(to: second.rx.text).disposed(by: disposeBag)

    viewModel.lazily.bind(to: first.rx.text).disposed(by: disposeBag)
    viewModel.lazily.bind(to: second.rx.text).disposed(by: disposeBag)

    viewModel.unshared.bind(to: first.rx.text).disposed(by: disposeBag)
    viewModel.unshared.bind(to: second.rx.text).disposed(by: disposeBag) // expect: sharing

    viewModel.computed.bind(to: first.rx.text).disposed(by: disposeBag)
    viewModel.computed.bind(to: second.rx.text).disposed(by: disposeBag) // expect: sharing

    viewModel.driven.drive(first.rx.text).disposed(by: disposeBag)
    viewModel.driven.drive(second.rx.text).disposed(by: disposeBag) // expect: sharing
  }
}
