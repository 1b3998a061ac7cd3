import RxCocoa
import RxSwift
import UIKit

// What is assigned by subscript is an element of the collection.

final class Channel {
  var subject: BehaviorSubject<String?>?
}

final class Switchboard {
  private var channels: [String: Channel] = [:]
  private var feeds: [String: Observable<String>] = [:]

  func line(_ key: String) -> Observable<String?> {
    let subject = channels[key]?.subject ?? BehaviorSubject<String?>(value: nil)
    if channels[key] == nil {
      let channel = Channel()
      channel.subject = subject
      channels[key] = channel
    }
    return subject.asObservable()
  }

  func feed(_ key: String) -> Observable<String> {
    feeds[key] = Observable.create { observer in
      observer.onError(RxError.unknown)
      return Disposables.create()
    }
    return feeds[key] ?? .empty()
  }
}

final class SwitchboardViewController: UIViewController {
  private let lineLabel = UILabel()
  private let feedLabel = UILabel()
  private let switchboard = Switchboard()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    switchboard.line("home")
      .bind(to: lineLabel.rx.text)
      .disposed(by: disposeBag)

    switchboard.feed("news")
      .bind(to: feedLabel.rx.text) // expect: error_handling
      .disposed(by: disposeBag)
  }
}
