// Names of callbacks that others have too mean a library's where a file imports it.
import Alamofire
import FirebaseDatabase
import RealmSwift
import RxCocoa
import RxSwift
import UIKit

final class Watch {
  let isOnline = BehaviorRelay(value: false)
  let isReachable = BehaviorRelay(value: false)
  let isSaved = BehaviorRelay(value: false)
  let count = BehaviorRelay(value: 0)
  let total = BehaviorRelay(value: 0)
  private let queue = DispatchQueue(label: "watch")
  private var tokens: [NotificationToken] = []

  func start(_ words: Results<DynamicObject>, _ letters: Results<DynamicObject>) {
    NetworkReachabilityManager.default?.startListening { [weak self] _ in self?.isOnline.accept(true) }
    NetworkReachabilityManager.default?.startListening(onQueue: queue) { [weak self] _ in
      self?.isReachable.accept(true)
    }
    Database.database().reference().setValue(1) { [weak self] _, _ in self?.isSaved.accept(true) }
    tokens.append(words.observe { [weak self] _ in self?.count.accept(1) })
    tokens.append(letters.observe(on: queue) { [weak self] _ in self?.total.accept(1) })
  }
}

final class WatchViewController: UIViewController {
  private let watch = Watch()
  private let label = UILabel()
  private let disposeBag = DisposeBag()
  var words: Results<DynamicObject>?

  override func viewDidLoad() {
    super.viewDidLoad()
    if let words { watch.start(words, words) }
    watch.isOnline.bind(to: label.rx.isHidden).disposed(by: disposeBag)
    watch.isReachable.bind(to: label.rx.isHidden).disposed(by: disposeBag)  // expect: main_thread
    watch.isSaved.bind(to: label.rx.isHidden).disposed(by: disposeBag)
    watch.count.map { "\($0)" }.bind(to: label.rx.text).disposed(by: disposeBag)
    watch.total.map { "\($0)" }.bind(to: label.rx.text).disposed(by: disposeBag)  // expect: main_thread
  }
}
