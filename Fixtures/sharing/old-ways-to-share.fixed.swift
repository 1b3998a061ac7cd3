// RxSwift 3: shareReplay, shareReplayLatestWhileConnected, and a Variable in between.
import RxCocoa
import RxSwift
import UIKit

class RadioViewController: UIViewController {
  @IBOutlet weak var left: UILabel!
  @IBOutlet weak var right: UILabel!
  let current = Variable("")
  let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let replayed = song(on: 1).shareReplay(1)
    replayed.bindTo(left.rx.text).addDisposableTo(disposeBag)
    replayed.bindTo(right.rx.text).addDisposableTo(disposeBag)

    let connected = song(on: 2).shareReplayLatestWhileConnected()
    connected.bindTo(left.rx.text).addDisposableTo(disposeBag)
    connected.bindTo(right.rx.text).addDisposableTo(disposeBag)

    let cold = song(on: 3).asDriver(onErrorDriveWith: .empty())
    cold.drive(left.rx.text).addDisposableTo(disposeBag)
    cold.drive(right.rx.text).addDisposableTo(disposeBag)

    song(on: 4).bindTo(current).addDisposableTo(disposeBag)
    current.asObservable().bindTo(left.rx.text).addDisposableTo(disposeBag)
    current.asObservable().bindTo(right.rx.text).addDisposableTo(disposeBag)
  }

  func song(on channel: Int) -> Observable<String> {
    return URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/channels/\(channel)")!))
      .map { String(data: $0, encoding: .utf8) ?? "" }
      .observeOn(MainScheduler.instance)
      .catchErrorJustReturn("")
  }
}
