// A key of the defaults is observed on the thread on which it is written. A write whose key nothing in sight says may be
// of any: on main it does no harm, and elsewhere nobody knows.
import Foundation
import RxCocoa
import RxSwift
import UIKit

enum Keys {
  static let name = "name"
  static let score = "score"
  static let level = "level"
}

final class Preferences {
  private let defaults = UserDefaults.standard

  func keep(_ name: String) {
    defaults.set(name, forKey: Keys.name)
  }

  func count() {
    DispatchQueue.global().async { [defaults] in
      defaults.set(1, forKey: Keys.score)
    }
  }

  func reset() {
    defaults.removeObject(forKey: "level")
  }
}

final class Cache {
  func set(_ value: String, forKey key: String) {}
}

final class PreferencesViewController: UIViewController {
  private let nameLabel = UILabel()
  private let scoreLabel = UILabel()
  private let levelLabel = UILabel()
  private let preferences = Preferences()
  private let cache = Cache()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    UserDefaults.standard.rx.observe(String.self, "name")
      .subscribe(onNext: { [weak self] in self?.nameLabel.text = $0 })
      .disposed(by: disposeBag)
    UserDefaults.standard.rx.observe(Int.self, Keys.score)
      .subscribe(onNext: { [weak self] in self?.scoreLabel.text = "\($0 ?? 0)" })  // expect: main_thread
      .disposed(by: disposeBag)
    UserDefaults.standard.rx.observe(Int.self, Keys.level)
      .subscribe(onNext: { [weak self] in self?.levelLabel.text = "\($0 ?? 0)" })
      .disposed(by: disposeBag)
    preferences.keep("Ada")
    preferences.count()
    preferences.reset()
    DispatchQueue.global().async { [cache] in cache.set("", forKey: "name") }
  }
}
