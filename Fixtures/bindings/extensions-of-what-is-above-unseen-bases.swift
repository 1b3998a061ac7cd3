// A class whose base is out of sight has what extensions give to classes of user interface, where nothing else gives it.
import ChatKit
import Foundation
import RxCocoa
import RxSwift
import UIKit

protocol Complaining {}

extension Complaining where Self: UIViewController {
  func complain(_ error: any Error) { complain("\(error)", in: view) }

  func complain(_ text: String, in view: UIView) {
    view.endEditing(true)
    view.backgroundColor = .red
  }

  func log(_ text: String) { complain(text, in: view) }
}

protocol Logging {}

extension Logging {
  func log(_ text: String) { print(text) }
}

/// Whose base an app has from elsewhere.
final class TalkViewController: ChatController, Complaining {
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let sent = URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/talk")!))
    sent.subscribe(onError: { [weak self] error in self?.complain(error) }) // expect: main_thread
      .disposed(by: disposeBag)
  }
}

/// No view, and its own protocol has what it calls.
final class TalkModel: ChatModel, Logging, Complaining {
  private let disposeBag = DisposeBag()

  func start() {
    let sent = URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/talk")!))
    sent.subscribe(onNext: { [weak self] in self?.log("\($0)") }).disposed(by: disposeBag)
  }
}
