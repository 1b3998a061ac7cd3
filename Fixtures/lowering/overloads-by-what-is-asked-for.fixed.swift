// RxSwift 6. Functions that differ by what they return are told apart by what takes that: a returned value, a name with a
// type, the argument of an initialiser.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class PlayerLoader {
  func names() -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/players")!).map { "\($0)" }.catchAndReturn("")
  }
}

final class PlayerCache {
  func names() -> Observable<String> { .just("None") }
}

final class LiveModel {
  private let loader: PlayerLoader

  init(loader: PlayerLoader) { self.loader = loader }

  func names() -> Observable<String> { loader.names() }
}

final class StoredModel {
  private let loader: PlayerCache

  init(loader: PlayerCache) { self.loader = loader }

  func names() -> Observable<String> { loader.names() }
}

final class Assembly {
  func make() -> PlayerCache { PlayerCache() }
  func make() -> PlayerLoader { PlayerLoader() }
  func make() -> LiveModel { LiveModel(loader: make()) }
  func make() -> StoredModel { StoredModel(loader: make()) }
  func make() -> PlayersViewController { PlayersViewController(stored: make(), live: make()) }
}

final class PlayersViewController: UIViewController {
  private let label = UILabel()
  private let stored: StoredModel
  private let live: LiveModel
  private let disposeBag = DisposeBag()

  init(stored: StoredModel, live: LiveModel) {
    self.stored = stored
    self.live = live
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    stored.names().bind(to: label.rx.text).disposed(by: disposeBag)
    live.names().asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
  }
}
