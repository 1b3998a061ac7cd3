// The same sink driven.
import RxCocoa
import RxSwift
import UIKit

enum Availability {
  case unknown, free, taken

  var hint: String {
    switch self {
    case .unknown: return ""
    case .free: return "Free"
    case .taken: return "Taken"
    }
  }
}

extension Reactive where Base: UILabel {
  var availability: Binder<Availability> {
    Binder(base) { label, availability in
      label.text = availability.hint
      label.textColor = availability == .taken ? .systemRed : .systemGreen
    }
  }
}

final class SignUpViewController: UIViewController {
  private let nameField = UITextField()
  private let hintLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    nameField.rx.text.orEmpty.asDriver()
      .distinctUntilChanged()
      .flatMapLatest { name in
        URLSession.shared.rx.response(request: URLRequest(url: URL(string: "https://example.com/users/\(name)")!))
          .map { response, _ in response.statusCode == 404 ? Availability.free : .taken }
          .asDriver(onErrorJustReturn: .unknown)
      }
      .drive(hintLabel.rx.availability)
      .disposed(by: disposeBag)
  }
}
