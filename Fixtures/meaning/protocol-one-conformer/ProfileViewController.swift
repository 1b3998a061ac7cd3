import RxCocoa
import RxSwift
import UIKit

final class ProfileViewController: UIViewController {
  private let viewModel: ProfileViewModelType
  private let nameLabel = UILabel()
  private let bioLabel = UILabel()
  private let postsLabel = UILabel()
  private let disposeBag = DisposeBag()

  init(viewModel: ProfileViewModelType) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.name.bind(to: nameLabel.rx.text).disposed(by: disposeBag)
    viewModel.bio.bind(to: bioLabel.rx.text).disposed(by: disposeBag) // expect: error_handling
    viewModel.outputs.posts.bind(to: postsLabel.rx.text).disposed(by: disposeBag) // expect: main_thread
  }
}
