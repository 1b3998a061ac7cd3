import RxCocoa
import RxSwift
import UIKit

/// A function of the app's own runs its closure where its body says, whatever the name means elsewhere.
enum Transport {
  static func dataTask(_ path: String, completion: @escaping (Int) -> Void) {
    DispatchQueue(label: "transport").async {
      let length = path.count
      DispatchQueue.main.async { completion(length) }
    }
  }

  static func animate(_ path: String, completion: @escaping (Int) -> Void) {
    DispatchQueue(label: "transport").async { completion(path.count) }
  }
}

/// A library is told a queue by a common word, and the app a name by the same one.
final class Profile {
  func rename(to name: String, then completion: @escaping (Int) -> Void) { completion(name.count) }
}

final class TransportViewController: UIViewController {
  private let sentLabel = UILabel()
  private let movedLabel = UILabel()
  private let namedLabel = UILabel()
  private let sent = PublishRelay<Int>()
  private let moved = PublishRelay<Int>()
  private let named = PublishRelay<Int>()
  private let profile = Profile()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    sent.map(String.init).bind(to: sentLabel.rx.text).disposed(by: disposeBag)
    moved.map(String.init).bind(to: movedLabel.rx.text).disposed(by: disposeBag) // expect: main_thread
    named.map(String.init).bind(to: namedLabel.rx.text).disposed(by: disposeBag)
    Transport.dataTask("letters") { [sent] length in sent.accept(length) }
    Transport.animate("parcels") { [moved] length in moved.accept(length) }
    profile.rename(to: "Ada") { [named] length in named.accept(length) }
  }
}
