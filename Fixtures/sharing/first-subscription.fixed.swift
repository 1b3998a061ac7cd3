// The first subscription in the source has its run; each later sink shares it, or makes another.
import RxCocoa
import RxSwift
import UIKit

final class TrainViewController: UIViewController {
  private let a = UILabel()
  private let b = UILabel()
  private let c = UILabel()
  private let d = UILabel()
  private let e = UILabel()
  private let log = PublishRelay<String>()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let three = Timetable.next("three").asDriver(onErrorDriveWith: .empty())
    three.drive(a.rx.text).disposed(by: disposeBag)
    three.drive(b.rx.text).disposed(by: disposeBag)
    three.drive(c.rx.text).disposed(by: disposeBag)

    // The first is no UI sink, so the only one that is stands second.
    let logged = Timetable.next("logged").asDriver(onErrorDriveWith: .empty())
    logged.asObservable().bind(to: log).disposed(by: disposeBag)
    logged.drive(d.rx.text).disposed(by: disposeBag)

    // The only UI sink is the first: it stands there.
    let printed = Timetable.next("printed").asDriver(onErrorDriveWith: .empty())
    printed.drive(e.rx.text).disposed(by: disposeBag)
    printed.asObservable().subscribe(onNext: { print($0) }).disposed(by: disposeBag)
  }
}

enum Timetable {
  static func next(_ line: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/lines/\(line)")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .observe(on: MainScheduler.instance)
      .catchAndReturn("")
  }
}
