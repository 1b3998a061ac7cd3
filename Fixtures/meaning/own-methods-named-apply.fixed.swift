// A method that the app gives to every object, by a name that libraries use for closures which set one up.
import RxCocoa
import RxSwift
import UIKit

protocol Decorator {
  associatedtype Object
  associatedtype Result

  func apply(on object: Object) -> Result
}

protocol Decorable {}

extension Decorable {
  func apply<D: Decorator>(_ decorator: D) -> D.Result where D.Object == Self { decorator.apply(on: self) }
}

extension NSObject: Decorable {}

extension Decorable where Self: UILabel {
  /// A library's, as an app copies it.
  func then(_ setUp: (Self) -> Void) -> Self {
    setUp(self)
    return self
  }
}

struct TextDecorator: Decorator {
  func apply(on object: UILabel) -> Binder<String> { Binder(object) { label, text in label.text = text } }
}

/// Draws nothing.
struct LogDecorator: Decorator {
  func apply(on object: UILabel) -> AnyObserver<String> { AnyObserver { event in print(event) } }
}

protocol BannerView: AnyObject {
  var headline: AnyObserver<String> { get }
  var history: AnyObserver<String> { get }
}

final class BannerPresenter {
  private unowned let view: any BannerView
  private let disposeBag = DisposeBag()

  init(view: any BannerView) { self.view = view }

  func start() {
    let news = URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/banner")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .catchAndReturn("")
      .share()
    news.asDriver(onErrorDriveWith: .empty()).drive(view.headline).disposed(by: disposeBag)
    news.bind(to: view.history).disposed(by: disposeBag)
  }
}

final class BannerViewController: UIViewController, BannerView {
  private lazy var presenter = BannerPresenter(view: self)
  private let headlineLabel = UILabel().then { $0.numberOfLines = 2 }

  var headline: AnyObserver<String> { headlineLabel.apply(TextDecorator()).asObserver() }
  var history: AnyObserver<String> { headlineLabel.apply(LogDecorator()) }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.start()
  }
}
