import Feeds
import ReactorKit
import RxCocoa
import RxSwift
import UIKit

final class FeedViewController: UIViewController, View {
  var settings: FeedSettings!
  private let spinner = UIActivityIndicatorView()
  private let posts = UILabel()
  private let message = UILabel()
  private let answer = UILabel()
  private let button = UIButton()
  var disposeBag = DisposeBag()

  func bind(reactor: FeedReactor) {
    reactor.state.map(\.isBusy).distinctUntilChanged().bind(to: spinner.rx.isAnimating).disposed(by: disposeBag)
    reactor.state.map { state in
      let all = state.posts
      return "\(all.count)"
    }
    .distinctUntilChanged()
    .bind(to: posts.rx.text)
    .disposed(by: disposeBag)
    reactor.action.map { _ in false }.bind(to: button.rx.isEnabled).disposed(by: disposeBag)
    reactor.action
      .flatMapLatest { [unowned self] _ in load() }
      .catchAndReturn("")
      .bind(to: answer.rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)

    settings.pulse(\.$message).compactMap { $0 }.bind(to: message.rx.text).disposed(by: disposeBag)
    settings.pulse(\.$message)
      .flatMapLatest { [unowned self] _ in load() }
      .observe(on: MainScheduler.instance)
      .catchAndReturn("")
      .bind(to: answer.rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)
    settings.pulse(for: 1).bind(to: message.rx.text).disposed(by: disposeBag)
  }

  private func load() -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/feed")!)
      .map { "\($0)" }
      .observe(on: MainScheduler.instance)
  }
}
