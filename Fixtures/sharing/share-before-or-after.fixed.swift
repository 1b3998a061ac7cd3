// A share protects what is above it, not what is below.
import RxCocoa
import RxSwift
import UIKit

final class MuseumViewController: UIViewController {
  @IBOutlet private var rooms: UISegmentedControl!
  @IBOutlet private var a: UILabel!
  @IBOutlet private var b: UILabel!
  @IBOutlet private var c: UILabel!
  @IBOutlet private var d: UILabel!
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let below = rooms.rx.selectedSegmentIndex.asDriver()
      .flatMapLatest { Museum.painting(in: $0).asDriver(onErrorDriveWith: .empty()) }
    below.map(\.title).drive(a.rx.text).disposed(by: disposeBag)
    below.map(\.artist).drive(b.rx.text).disposed(by: disposeBag)

    let above = rooms.rx.selectedSegmentIndex
      .flatMapLatest { Museum.painting(in: $0) }
      .share(replay: 1)
    above.map(\.title).bind(to: c.rx.text).disposed(by: disposeBag)
    above.map(\.artist).bind(to: d.rx.text).disposed(by: disposeBag)
  }
}

struct Painting: Decodable {
  var title = ""
  var artist = ""
}

enum Museum {
  static func painting(in room: Int) -> Observable<Painting> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/rooms/\(room)")!))
      .map { try JSONDecoder().decode(Painting.self, from: $0) }
      .observe(on: MainScheduler.instance)
      .catchAndReturn(Painting())
  }
}
