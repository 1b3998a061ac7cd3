import RxCocoa
import RxSwift
import UIKit

final class MovieViewController: UIViewController {
  let plotLabel = UILabel()
  let ratingLabel = UILabel()
  let header = UILabel()
  let footer = UILabel()
  let viewModel = MovieViewModel(id: 1)
  let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.plot.bind(to: plotLabel.rx.text).disposed(by: disposeBag) // expect: sharing
    viewModel.rating.bind(to: ratingLabel.rx.text).disposed(by: disposeBag)
    bindHeader()
  }
}
