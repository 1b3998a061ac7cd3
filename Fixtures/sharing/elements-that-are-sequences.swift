// An element that is a sequence is one for all that a closure, or a function that is named for one, makes of it.
import Foundation
import RxCocoa
import RxSwift
import UIKit

struct Delivery {
  let state: Observable<String>
}

func track(_ parcel: String) -> Observable<String> {
  URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/parcels/\(parcel)")!))
    .map { String(decoding: $0, as: UTF8.self) }
    .catchAndReturn("")
    .observe(on: MainScheduler.instance)
}

final class ParcelViewController: UIViewController {
  private let label = UILabel()
  private let field = UITextField()
  private let parcels = PublishSubject<String>()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    parcels.map { track($0) }
      .subscribe(onNext: { [unowned self] tracked in
        tracked.bind(to: label.rx.text).disposed(by: disposeBag)
        tracked.map { "\($0)!" }.bind(to: field.rx.text).disposed(by: disposeBag)  // expect: sharing
      })
      .disposed(by: disposeBag)
    parcels.map { track($0).share(replay: 1) }
      .subscribe(onNext: { [unowned self] tracked in
        tracked.bind(to: label.rx.text).disposed(by: disposeBag)
        tracked.map { "\($0)!" }.bind(to: field.rx.text).disposed(by: disposeBag)
      })
      .disposed(by: disposeBag)
    parcels.map { track($0) }
      .subscribe(onNext: { [unowned self] in
        $0.bind(to: label.rx.text).disposed(by: disposeBag)
        $0.map { "\($0)?" }.bind(to: field.rx.text).disposed(by: disposeBag)  // expect: sharing
      })
      .disposed(by: disposeBag)
    parcels.map(track).subscribe(onNext: show).disposed(by: disposeBag)
    parcels.map { Delivery(state: track($0)) }
      .subscribe(onNext: { [unowned self] delivery in
        delivery.state.bind(to: label.rx.text).disposed(by: disposeBag)
        delivery.state.map { "\($0)." }.bind(to: field.rx.text).disposed(by: disposeBag)  // expect: sharing
      })
      .disposed(by: disposeBag)
    ["first", "second"].map(track)
      .forEach { tracked in
        tracked.bind(to: label.rx.text).disposed(by: disposeBag)
        tracked.map { "\($0);" }.bind(to: field.rx.text).disposed(by: disposeBag)  // expect: sharing
      }
    // Each of them is shown once.
    parcels.map(track).subscribe(onNext: showOnce).disposed(by: disposeBag)
    [track("third"), track("fourth")].forEach(showOnce)
  }

  private func show(_ tracked: Observable<String>) {
    tracked.bind(to: label.rx.text).disposed(by: disposeBag)
    tracked.map { "\($0)," }.bind(to: field.rx.text).disposed(by: disposeBag)  // expect: sharing
  }

  private func showOnce(_ tracked: Observable<String>) {
    tracked.bind(to: label.rx.text).disposed(by: disposeBag)
  }
}
