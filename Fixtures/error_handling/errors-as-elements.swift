// Errors carried as values are handled.
import RxCocoa
import RxSwift
import UIKit

enum Loading<Value> {
  case running
  case done(Value)
  case failed(String)

  var message: String {
    switch self {
    case .running: return "Loading"
    case .done: return ""
    case .failed(let reason): return reason
    }
  }
}

final class CourseViewController: UIViewController {
  @IBOutlet private var reload: UIButton!
  @IBOutlet private var message: UILabel!
  @IBOutlet private var spinner: UIActivityIndicatorView!
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let state = reload.rx.tap
      .flatMapLatest { () -> Observable<Loading<Data>> in
        URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/courses")!))
          .map(Loading.done)
          .catch { .just(.failed($0.localizedDescription)) }
          .observe(on: MainScheduler.instance)
          .startWith(.running)
      }
      .share(replay: 1)

    state
      .map(\.message)
      .bind(to: message.rx.text)
      .disposed(by: disposeBag)

    state
      .map { if case .running = $0 { return true } else { return false } }
      .bind(to: spinner.rx.isAnimating)
      .disposed(by: disposeBag)
  }
}
