// Who conforms to an alias of a composition conforms to its parts.
import RxCocoa
import RxSwift
import UIKit

protocol Starts { func start() -> Observable<String> }
protocol Adds { func list() -> Observable<String> }
protocol Closes { func close() }
typealias Handler = Starts & Adds & Closes

final class Files: Handler {
  func start() -> Observable<String> { .error(CancellationError()) }

  func list() -> Observable<String> { .just("a list") }

  func close() {}
}

final class FilesViewModel {
  private let starting: Starts
  private let adding: Adds

  init(starting: Starts, adding: Adds) {
    self.starting = starting
    self.adding = adding
  }

  func names() -> Observable<String> { adding.list() }

  func state() -> Observable<String> { starting.start() }
}

final class FilesViewController: UIViewController {
  private let label = UILabel()
  private let viewModel: FilesViewModel
  private let disposeBag = DisposeBag()

  init(viewModel: FilesViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.names().bind(to: label.rx.text).disposed(by: disposeBag)
    viewModel.state().asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: disposeBag)
  }
}
