// Of two classes that a protocol stands for, nothing makes the one: what it would do happens nowhere.
import RxCocoa
import RxSwift
import UIKit

protocol SailLoading {
  var names: Observable<String> { get }
}

final class SailLoader: SailLoading {
  let names = Observable.just("genoa")
}

final class OldSailLoader: SailLoading {
  let names: Observable<String> = Observable<String>.create { observer in
    DispatchQueue.global().async { observer.onError(RxError.unknown) }
    return Disposables.create()
  }
}

final class SailView: UIView {
  private var loader: SailLoading!
  private var spare: SailLoading?
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  func show(_ loader: SailLoading) {
    self.loader = loader
    loader.names.bind(to: label.rx.text).disposed(by: disposeBag)
    self.loader.names.bind(to: label.rx.text).disposed(by: disposeBag)
  }
}

final class SailViewController: UIViewController {
  private let loader = SailLoader()
  private let sail = SailView()

  override func viewDidLoad() {
    super.viewDidLoad()
    sail.show(loader)
  }
}

final class OldSailViewController: UIViewController {
  private let loader: OldSailLoader
  private let sail = SailView()

  init?(loader: OldSailLoader) {
    self.loader = loader
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    sail.show(loader)
  }
}
