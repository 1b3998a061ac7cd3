// What a closure of several statements returns is joined over its ways out.
import RxCocoa
import RxSwift
import UIKit

final class MapViewController: UIViewController {
  enum Mode: Int {
    case none, cached, live
  }

  @IBOutlet private var modes: UISegmentedControl!
  @IBOutlet private var route: UILabel!
  @IBOutlet private var safeRoute: UILabel!
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    modes.rx.selectedSegmentIndex.asDriver()
      .compactMap(Mode.init)
      .flatMapLatest { mode -> Driver<String> in
        switch mode {
        case .none:
          return .empty()
        case .cached:
          return .just("cached route")
        case .live:
          return Self.liveRoute().asDriver(onErrorJustReturn: "")
        }
      }
      .drive(route.rx.text)
      .disposed(by: disposeBag)

    modes.rx.selectedSegmentIndex
      .flatMapLatest { index -> Observable<String> in
        guard let mode = Mode(rawValue: index), mode == .live else {
          return .just("cached route")
        }
        let live = Self.liveRoute().observe(on: MainScheduler.instance)
        return live.catchAndReturn("no route")
      }
      .bind(to: safeRoute.rx.text)
      .disposed(by: disposeBag)
  }

  private static func liveRoute() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/route")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
