// The catch stands where the project's operator is called.
import RxCocoa
import RxSwift
import UIKit

extension ObservableConvertibleType {
  func asDriverIgnoringErrors() -> Driver<Element> {
    asDriver(onErrorDriveWith: .empty())
  }
}

final class MenuViewController: UIViewController {
  private let days = UISegmentedControl(items: ["Mon", "Tue"])
  private let soup = UILabel()
  private let main = UILabel()
  private let dessert = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    days.rx.selectedSegmentIndex
      .flatMapLatest { Canteen.dish("soup", on: $0).catch { _ in .empty() } }
      .asDriverIgnoringErrors()
      .drive(soup.rx.text)
      .disposed(by: disposeBag)

    days.rx.selectedSegmentIndex.asDriver()
      .flatMapLatest { Canteen.dish("main", on: $0).asDriverIgnoringErrors() }
      .drive(main.rx.text)
      .disposed(by: disposeBag)

    Canteen.dish("dessert", on: 0)
      .asDriverIgnoringErrors()
      .drive(dessert.rx.text)
      .disposed(by: disposeBag)
  }
}

enum Canteen {
  static func dish(_ course: String, on day: Int) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/menu/\(day)/\(course)")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
