// A method is called on an enum's case, which carries nothing: it is the enum's.
import RxCocoa
import RxSwift
import UIKit

enum Endpoint {
  case tides
  case winds(String)

  func ask() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/\(self)")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  var asked: Observable<String> { ask().catchAndReturn("") }
}

enum Local {
  case tides
  case known

  func ask() -> Observable<String> { .just("still") }
}

final class EndpointViewController: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let third = UILabel()
  private let fourth = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    Endpoint.tides.ask().catchAndReturn("").bind(to: first.rx.text).disposed(by: disposeBag)  // expect: main_thread
    Endpoint.tides.asked.bind(to: second.rx.text).disposed(by: disposeBag)  // expect: main_thread
    Local.tides.ask().bind(to: third.rx.text).disposed(by: disposeBag)
    Local.known.ask().bind(to: fourth.rx.text).disposed(by: disposeBag)
  }
}
