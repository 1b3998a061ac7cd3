import RxCocoa
import RxSwift
import UIKit

// What a case carries is sent into where a pattern binds it.

struct Cancelled: Error {}

final class Picker: NSObject {
  enum Request {
    case image(observer: AnyObserver<UIImage>)
    case text(AnyObserver<String>, limit: Int)
  }

  private var request: Request?

  func pickImage() -> Observable<UIImage> {
    Observable.create { observer in
      self.request = Request.image(observer: observer)
      return Disposables.create()
    }
  }

  func pickText() -> Observable<String> {
    Observable.create { observer in
      self.request = .text(observer, limit: 10)
      return Disposables.create()
    }
  }

  @objc func finish() {
    switch request {
    case .image(let observer)?: observer.onNext(UIImage())
    case .text(let observer, let limit)?: observer.onNext(String(limit))
    case nil: break
    }
  }

  @objc func cancel() {
    if case .image(let observer)? = request { observer.on(.error(Cancelled())) }
  }
}

final class PickerScreen: UIViewController {
  private let picker = Picker()
  private let button = UIButton()
  private let image = UIImageView()
  private let label = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.rx.tap.flatMap { [picker] in picker.pickImage() }.bind(to: image.rx.image).disposed(by: bag) // expect: error_handling
    button.rx.tap.flatMap { [picker] in picker.pickText() }.bind(to: label.rx.text).disposed(by: bag)
  }
}
