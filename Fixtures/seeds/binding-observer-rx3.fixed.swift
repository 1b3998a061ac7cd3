// A sink of one's own, as a UIBindingObserver: it is a UI sink like those of RxCocoa.
import RxCocoa
import RxSwift
import UIKit

enum ValidationResult {
  case empty
  case ok(message: String)
  case failed(message: String)
}

extension ValidationResult: CustomStringConvertible {
  var description: String {
    switch self {
    case .empty: return ""
    case let .ok(message): return message
    case let .failed(message): return message
    }
  }
}

extension ValidationResult {
  var textColor: UIColor {
    switch self {
    case .empty: return UIColor.yellow
    case .ok: return UIColor.green
    case .failed: return UIColor.red
    }
  }
}

extension Reactive where Base: UILabel {
  var validationResult: UIBindingObserver<Base, ValidationResult> {
    return UIBindingObserver(UIElement: base) { label, result in
      label.text = result.description
      label.textColor = result.textColor
    }
  }
}

class SignUpViewController: UIViewController {
  @IBOutlet weak var nameField: UITextField!
  @IBOutlet weak var lengthHint: UILabel!
  @IBOutlet weak var takenHint: UILabel!
  let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    nameField.rx.text.orEmpty
      .map { $0.isEmpty ? .empty : $0.characters.count < 3 ? .failed(message: "Too short") : .ok(message: "Fine") }
      .bindTo(lengthHint.rx.validationResult)
      .addDisposableTo(disposeBag)

    nameField.rx.text.orEmpty.asDriver()
      .flatMapLatest { name in self.available(name).asDriver(onErrorDriveWith: .empty()) }
      .map { $0 ? .ok(message: "Free") : .failed(message: "Taken") }
      .drive(takenHint.rx.validationResult)
      .addDisposableTo(disposeBag)
  }

  func available(_ name: String) -> Observable<Bool> {
    let request = URLRequest(url: URL(string: "https://example.com/users/\(name)")!)
    return URLSession.shared.rx.response(request: request)
      .map { response, _ in response.statusCode == 404 }
  }
}
