// The same sink as a Binder.
import RxCocoa
import RxSwift
import UIKit

enum ValidationResult {
  case empty
  case ok(message: String)
  case failed(message: String)

  var message: String {
    switch self {
    case .empty: return ""
    case let .ok(message), let .failed(message): return message
    }
  }

  var textColor: UIColor {
    switch self {
    case .empty: return .gray
    case .ok: return .green
    case .failed: return .red
    }
  }
}

extension Reactive where Base: UILabel {
  var validationResult: Binder<ValidationResult> {
    return Binder(base) { label, result in
      label.text = result.message
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
      .map { $0.isEmpty ? .empty : $0.count < 3 ? .failed(message: "Too short") : .ok(message: "Fine") }
      .bind(to: lengthHint.rx.validationResult)
      .disposed(by: disposeBag)

    nameField.rx.text.orEmpty.asDriver()
      .flatMapLatest { [unowned self] name in self.available(name).asDriver(onErrorDriveWith: .empty()) }
      .map { $0 ? .ok(message: "Free") : .failed(message: "Taken") }
      .drive(takenHint.rx.validationResult)
      .disposed(by: disposeBag)
  }

  func available(_ name: String) -> Observable<Bool> {
    let request = URLRequest(url: URL(string: "https://example.com/users/\(name)")!)
    return URLSession.shared.rx.response(request: request)
      .map { response, _ in response.statusCode == 404 }
  }
}
