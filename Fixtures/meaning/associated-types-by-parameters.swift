// A generic parameter stands for the associated type of its name: with its bound inside the class, and with what objects
// are made with outside it.
import RxCocoa
import RxSwift
import UIKit

protocol ScreenModel: AnyObject {
  var title: PublishRelay<String> { get }
  var count: PublishRelay<Int> { get }
}

final class FeedModel: ScreenModel {
  let title = PublishRelay<String>()
  let count = PublishRelay<Int>()

  init() {
    URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { [weak self] _, _, _ in
      self?.title.accept("")
      DispatchQueue.main.async { self?.count.accept(1) }
    }.resume()
  }
}

protocol ModelOwner: AnyObject {
  associatedtype Model
  var model: Model { get set }
}

enum Models {
  nonisolated(unsafe) static var all: [ObjectIdentifier: Any] = [:]
}

extension ModelOwner {
  var model: Model {
    get { Models.all[ObjectIdentifier(self)] as! Model }
    set { Models.all[ObjectIdentifier(self)] = newValue }
  }
}

class BaseViewController: UIViewController {
  required init(named name: String?) { super.init(nibName: name, bundle: nil) }

  required init?(coder: NSCoder) { nil }
}

extension ModelOwner where Self: BaseViewController, Model: ScreenModel {
  init(_ model: Model) {
    self.init(named: nil)
    self.model = model
  }
}

final class FeedViewController<Model: ScreenModel>: BaseViewController, ModelOwner {
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.title.bind(to: label.rx.text).disposed(by: disposeBag)  // expect: main_thread
    model.count.map { "\($0)" }.bind(to: label.rx.text).disposed(by: disposeBag)
  }
}

final class CardViewController<Model>: BaseViewController, ModelOwner where Model: ScreenModel {
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.title.bind(to: label.rx.text).disposed(by: disposeBag)  // expect: main_thread
    model.count.map { "\($0)" }.bind(to: label.rx.text).disposed(by: disposeBag)
  }
}

final class RootViewController: UIViewController {
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let feed = FeedViewController(FeedModel())
    feed.model.title.bind(to: label.rx.text).disposed(by: disposeBag)  // expect: main_thread
    feed.model.count.map { "\($0)" }.bind(to: label.rx.text).disposed(by: disposeBag)
    let card = CardViewController<FeedModel>(named: nil)
    card.model = FeedModel()
    card.model.title.bind(to: label.rx.text).disposed(by: disposeBag)  // expect: main_thread
    card.model.count.map { "\($0)" }.bind(to: label.rx.text).disposed(by: disposeBag)
  }
}
