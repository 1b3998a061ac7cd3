import RxCocoa
import RxSwift
import UIKit

final class ThumbnailViewController: UIViewController {
  private let countLabel = UILabel()
  private let sizeLabel = UILabel()
  private let nameLabel = UILabel()
  private let viewModel = ThumbnailViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.count.map(String.init).bind(to: countLabel.rx.text).disposed(by: disposeBag) // expect: main_thread
    viewModel.size.map(String.init).bind(to: sizeLabel.rx.text).disposed(by: disposeBag)
    viewModel.name.bind(to: nameLabel.rx.text).disposed(by: disposeBag)
    viewModel.render(["a.png", "b.png"])
  }
}
