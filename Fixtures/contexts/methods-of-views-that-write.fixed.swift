// A method of a screen that code in sight calls, or hands on by its name, runs where that does, and no more once the
// stream has ended that it is handed the elements of. UIKit calls what overrides and what is marked for it, on main.
import RxCocoa
import RxSwift
import UIKit

final class JournalViewController: UIViewController {
  private let label = UILabel()
  private let button = UIButton()
  private let disposeBag = DisposeBag()
  private let handed = PublishRelay<String>()
  private let bound = PublishRelay<String>()
  private let marked = PublishRelay<String>()
  private let tapped = PublishRelay<String>()
  private let asked = PublishRelay<String>()
  private let saved = PublishRelay<String>()
  private let kept = PublishRelay<String>()

  override func viewDidLoad() {
    super.viewDidLoad()
    handed.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    bound.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    marked.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    saved.bind(to: label.rx.text).disposed(by: disposeBag)

    tapped.bind(to: label.rx.text).disposed(by: disposeBag)
    asked.bind(to: label.rx.text).disposed(by: disposeBag)
    kept.bind(to: label.rx.text).disposed(by: disposeBag)

    let ticks = Observable<Int>.interval(.seconds(1), scheduler: SerialDispatchQueueScheduler(qos: .utility))
      .map { "\($0)" }
    ticks.subscribe(onNext: show).disposed(by: disposeBag)
    ticks.bind(onNext: { [weak self] tick in self?.note(tick) }).disposed(by: disposeBag)
    DispatchQueue.global().async { self.refresh() }
    button.addTarget(self, action: #selector(pressed), for: .touchUpInside)
    ticks.subscribe(onNext: { [weak self] tick in
      guard tick.count > 3 else { return }
      DispatchQueue.main.async { self?.ask(tick) }
    }).disposed(by: disposeBag)

    button.rx.tap.flatMapLatest { save().catchAndReturn("") }.catchAndReturn("").observe(on: MainScheduler.instance)
      .subscribe(onNext: keep).disposed(by: disposeBag)
    button.rx.tap.flatMapLatest { save().catchAndReturn("") }.observe(on: MainScheduler.instance)
      .subscribe(onNext: hold).disposed(by: disposeBag)
  }

  private func show(_ text: String) { handed.accept(text) }

  private func note(_ text: String) { bound.accept(text) }

  @objc private func refresh() { marked.accept("refreshed") }

  @objc private func pressed() { tapped.accept("pressed") }

  private func ask(_ text: String) { asked.accept(text) }

  private func keep(_ text: String) { saved.accept(text) }

  private func hold(_ text: String) { kept.accept(text) }
}

private func save() -> Observable<String> {
  URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/save")!))
    .map { String(decoding: $0, as: UTF8.self) }
}
