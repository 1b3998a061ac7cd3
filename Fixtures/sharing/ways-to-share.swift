// Each way to share, in the words of each version.
import RxCocoa
import RxSwift
import UIKit

final class RadioViewController: UIViewController {
  @IBOutlet private var left: UILabel!
  @IBOutlet private var right: UILabel!
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let plain = Radio.song(on: 1).share()
    plain.bind(to: left.rx.text).disposed(by: disposeBag)
    plain.bind(to: right.rx.text).disposed(by: disposeBag)

    let forever = Radio.song(on: 2).share(replay: 1, scope: .forever)
    forever.bind(to: left.rx.text).disposed(by: disposeBag)
    forever.bind(to: right.rx.text).disposed(by: disposeBag)

    let counted = Radio.song(on: 3).replay(1).refCount()
    counted.bind(to: left.rx.text).disposed(by: disposeBag)
    counted.bind(to: right.rx.text).disposed(by: disposeBag)

    let published = Radio.song(on: 4).publish()
    published.bind(to: left.rx.text).disposed(by: disposeBag)
    published.bind(to: right.rx.text).disposed(by: disposeBag)
    published.connect().disposed(by: disposeBag)

    let multicast = Radio.song(on: 5).multicast(PublishSubject()).refCount()
    multicast.bind(to: left.rx.text).disposed(by: disposeBag)
    multicast.bind(to: right.rx.text).disposed(by: disposeBag)

    let signal = Radio.song(on: 6).asSignal(onErrorJustReturn: "")
    signal.emit(to: left.rx.text).disposed(by: disposeBag)
    signal.emit(to: right.rx.text).disposed(by: disposeBag)

    let mapped = Radio.song(on: 7).share(replay: 1).map { $0.uppercased() }.filter { !$0.isEmpty }
    mapped.bind(to: left.rx.text).disposed(by: disposeBag)
    mapped.bind(to: right.rx.text).disposed(by: disposeBag)
  }
}

enum Radio {
  static func song(on channel: Int) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/channels/\(channel)")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .observe(on: MainScheduler.instance)
      .catchAndReturn("")
  }
}
