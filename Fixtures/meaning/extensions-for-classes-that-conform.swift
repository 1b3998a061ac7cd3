// `extension Alerting where Self: UIViewController`: there, `self` is what conforms and of that class, whose members need
// no `self` either; of an app's own class as well.
import RxCocoa
import RxSwift
import UIKit

protocol Titled: AnyObject {}

extension Titled where Self: UIViewController {
  func showTitle(_ titles: Observable<String>) -> Disposable {
    titles.subscribe(onNext: { [weak self] text in self?.title = text }) // expect: main_thread
  }

  func showAlerts(_ texts: Observable<String>) -> Disposable {
    texts.subscribe(onNext: { [weak self] text in // expect: main_thread
      self?.present(UIAlertController(title: text, message: nil, preferredStyle: .alert), animated: true)
    })
  }

  func showPrompt(_ texts: Observable<String>) -> Disposable {
    texts.observe(on: MainScheduler.instance).subscribe(onNext: { [weak self] text in self?.title = text })
  }
}

protocol Hiding {}

extension Hiding where Self: UIView {
  func hide(with states: Observable<String>) -> Disposable {
    states.subscribe(onNext: { [self] _ in isHidden = true }) // expect: main_thread
  }
}

final class Player {
  let starts = PublishRelay<Void>()
}

protocol Playing {}

extension Player: Playing {}

extension Playing where Self: Player {
  func names() -> Observable<String> { starts.flatMap { Observable.just("playing") } }

  func covers() -> Observable<String> { starts.flatMap { texts() } }
}

final class Badge: UIView, Hiding {}

final class PlayerViewController: UIViewController, Titled {
  private let label = UILabel()
  private let badge = Badge()
  private let player = Player()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let ticks = Observable<Int>.interval(.seconds(1), scheduler: SerialDispatchQueueScheduler(qos: .utility))
      .map { "\($0)" }
    showTitle(ticks).disposed(by: disposeBag)
    showAlerts(ticks).disposed(by: disposeBag)
    showPrompt(ticks).disposed(by: disposeBag)
    badge.hide(with: ticks).disposed(by: disposeBag)
    player.names().bind(to: label.rx.text).disposed(by: disposeBag)
    player.covers().bind(to: label.rx.text).disposed(by: disposeBag) // expect: error_handling main_thread
    player.starts.accept(())
  }
}

private func texts() -> Observable<String> {
  URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/cover")!))
    .map { String(decoding: $0, as: UTF8.self) }
}
