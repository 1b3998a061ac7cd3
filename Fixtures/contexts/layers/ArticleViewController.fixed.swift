import RxCocoa
import RxSwift
import UIKit

final class ArticleViewController: UIViewController {
  private let viewModel: ArticleViewModel
  private let bodyView = UITextView()
  private let disposeBag = DisposeBag()

  init(id: Int) {
    let useCase = DefaultReadArticleUseCase(repository: RemoteArticleRepository())
    viewModel = ArticleViewModel(id: id, useCase: useCase)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.title.bind(to: rx.title).disposed(by: disposeBag)
    viewModel.body.drive(bodyView.rx.text).disposed(by: disposeBag)
  }
}
