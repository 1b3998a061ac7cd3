// A type that an extension declares, extended in its turn: it conforms to what that says.
import RxCocoa
import RxSwift
import UIKit

protocol ChannelDelegate: AnyObject {
  func load() -> Single<String>
  func send() -> Single<String>
}

final class ChannelViewController: UIViewController {
  weak var delegate: ChannelDelegate?
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let delegate = delegate else { return }
    delegate.load().asObservable().bind(to: label.rx.text).disposed(by: disposeBag)
    delegate.send().asObservable().bind(to: label.rx.text).disposed(by: disposeBag)  // expect: error_handling
  }
}

struct Container {}

extension Container {
  final class ViewModel: NSObject {}
}

extension Container.ViewModel: ChannelDelegate {
  func load() -> Single<String> { .just("") }

  func send() -> Single<String> { .error(CancellationError()) }
}
