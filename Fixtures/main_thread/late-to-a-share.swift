// Who comes late to a share that lasts while somebody is connected is told of no end: a fallback comes where the error
// does.
import RxCocoa
import RxSwift
import UIKit

final class FerryViewController: UIViewController {
  private let departure = UILabel()
  private let merged = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let queue = SerialDispatchQueueScheduler(qos: .utility)
    times().observe(on: MainScheduler.instance).share(replay: 1).catchAndReturn("")
      .subscribe(on: queue).bind(to: departure.rx.text).disposed(by: disposeBag)
    // What one of several never ends, has all elements wait; which of them are there is no fact here.
    joined(times().catchAndReturn(""), .never())
      .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
      .bind(to: merged.rx.text).disposed(by: disposeBag)
  }

  private func joined(_ sequences: Observable<String>...) -> Observable<String> {
    Observable.merge(sequences)
  }

  private func times() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/ferry")!)).map { "\($0.count)" }
  }
}
