import Action
import RxCocoa
import RxSwift
import UIKit

final class AlbumViewController: UIViewController {
  @IBOutlet private var moreButton: UIButton!
  @IBOutlet private var uploadButton: UIButton!
  @IBOutlet private var label: UILabel!
  @IBOutlet private var spinner: UIActivityIndicatorView!
  private let viewModel = AlbumViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    // Started by a control, and by an action that a control starts.
    moreButton.rx.tap
      .subscribe(onNext: { [weak self] in self?.viewModel.again?.execute() })
      .disposed(by: disposeBag)
    viewModel.isBusy.bind(to: spinner.rx.isAnimating).disposed(by: disposeBag)
    viewModel.hasFailed.bind(to: label.rx.isHidden).disposed(by: disposeBag)
    viewModel.notes.map { $0.joined() }.bind(to: label.rx.text).disposed(by: disposeBag)

    moreButton.rx.tap.bind(to: viewModel.cover.inputs).disposed(by: disposeBag)
    viewModel.cover.executing.bind(to: spinner.rx.isAnimating).disposed(by: disposeBag)

    // The work ends off main.
    uploadButton.rx.action = viewModel.upload
    moreButton.rx.action = viewModel.close
    viewModel.close.executing.bind(to: spinner.rx.isAnimating).disposed(by: disposeBag)
    viewModel.upload.executing.bind(to: spinner.rx.isAnimating).disposed(by: disposeBag)  // expect: main_thread
    viewModel.upload.enabled.bind(to: label.rx.isHidden).disposed(by: disposeBag)  // expect: main_thread
    viewModel.upload.errors.map { "\($0)" }.bind(to: label.rx.text).disposed(by: disposeBag)  // expect: main_thread

    moreButton.rx.bind(to: viewModel.saved) { _ in }
    viewModel.saved.executing.bind(to: spinner.rx.isAnimating).disposed(by: disposeBag)

    // The work starts off main.
    viewModel.count()
    viewModel.visits.map { "\($0)" }.bind(to: label.rx.text).disposed(by: disposeBag)  // expect: main_thread
    viewModel.visit.executing.bind(to: spinner.rx.isAnimating).disposed(by: disposeBag)  // expect: main_thread
  }
}
