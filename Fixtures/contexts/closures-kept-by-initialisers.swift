import RxCocoa
import RxSwift
import UIKit

// A closure that an initialiser keeps runs where it is called, and is given what it is called with there.

final class Prompt: UIView {
  private let onConfirm: (() -> Void)?
  private let button = UIButton()

  init(onConfirm: (() -> Void)?) {
    self.onConfirm = onConfirm
    super.init(frame: .zero)
    button.addTarget(self, action: #selector(confirm), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  @objc private func confirm() {
    onConfirm?()
  }
}

struct Callbacks {
  let onFinish: () -> Void
}

final class Export {
  private let callbacks: Callbacks

  init(callbacks: Callbacks) {
    self.callbacks = callbacks
  }

  func run() {
    DispatchQueue.global().async { self.callbacks.onFinish() }
  }
}

final class Catalogue {
  private var handler: ((Observable<String>) -> Void)?

  func onLoad(_ handler: @escaping (Observable<String>) -> Void) {
    self.handler = handler
  }

  func load() {
    handler?(Observable.just("loaded"))
  }
}

final class ExportViewController: UIViewController {
  private let confirmedLabel = UILabel()
  private let finishedLabel = UILabel()
  private let loadedLabel = UILabel()
  private let confirmed = PublishRelay<String>()
  private let finished = PublishRelay<String>()
  private var loaded: Observable<String> = .never()
  private let catalogue = Catalogue()
  private let disposeBag = DisposeBag()

  private lazy var prompt = Prompt { [weak self] in self?.confirmed.accept("yes") }
  private lazy var export = Export(callbacks: Callbacks(onFinish: { [weak self] in self?.finished.accept("done") }))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(prompt)
    catalogue.onLoad { [weak self] in self?.loaded = $0 }
    catalogue.load()

    confirmed
      .bind(to: confirmedLabel.rx.text)
      .disposed(by: disposeBag)

    finished
      .bind(to: finishedLabel.rx.text) // expect: main_thread
      .disposed(by: disposeBag)

    loaded
      .bind(to: loadedLabel.rx.text)
      .disposed(by: disposeBag)

    export.run()
  }
}
