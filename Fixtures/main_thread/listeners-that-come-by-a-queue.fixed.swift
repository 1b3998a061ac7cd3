// Who subscribes on a queue to what another queue sends in one go may come too late for it: nothing is certain there.
import RxCocoa
import RxSwift
import UIKit

struct FerryService {
  func timetable(of line: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/ferry/\(line)")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .catchAndReturn("")
  }
}

final class Pier {
  let sent = PublishRelay<String>()
  let kept = BehaviorRelay<String>(value: "")
  let asked = PublishRelay<String>()
  let tapped = PublishRelay<String>()
  private let disposeBag = DisposeBag()
  private let dock = SerialDispatchQueueScheduler(qos: .utility)

  init(_ service: FerryService, taps: Observable<Void>) {
    Observable.just("ready").subscribe(on: dock).bind(to: sent).disposed(by: disposeBag)
    Observable.of("first", "last").observe(on: dock).map { $0.uppercased() }
      .subscribe(onNext: { [kept] in kept.accept($0) })
      .disposed(by: disposeBag)
    service.timetable(of: "north").bind(to: asked).disposed(by: disposeBag)
    taps.observe(on: dock).map { "tapped" }.bind(to: tapped).disposed(by: disposeBag)
  }
}

/// Hands on what it hears, by way of a closure.
final class Announcer {
  let announced = PublishRelay<String>()
  private let disposeBag = DisposeBag()

  init(_ pier: Pier) {
    pier.sent.map { "\($0)!" }.subscribe(on: ConcurrentDispatchQueueScheduler(qos: .background))
      .subscribe(onNext: { [announced] in announced.accept($0) })
      .disposed(by: disposeBag)
  }
}

final class FerryViewController: UIViewController {
  private let button = UIButton()
  private let sentLabel = UILabel()
  private let heardLabel = UILabel()
  private let lateLabel = UILabel()
  private let keptLabel = UILabel()
  private let askedLabel = UILabel()
  private let tappedLabel = UILabel()
  private let loadedLabel = UILabel()
  private let disposeBag = DisposeBag()
  private let service = FerryService()
  private let quay = SerialDispatchQueueScheduler(qos: .utility)
  private lazy var pier = Pier(service, taps: button.rx.tap.asObservable())
  private lazy var announcer = Announcer(pier)

  override func viewDidLoad() {
    super.viewDidLoad()
    pier.sent.subscribe(on: quay).filter { !$0.isEmpty }
      .subscribe(onNext: { [weak self] in self?.sentLabel.text = $0 })  // undecided
      .disposed(by: disposeBag)
    // What comes of that need not come either.
    announcer.announced.flatMapLatest { [service] in service.timetable(of: $0) }
      .subscribe(onNext: { [weak self] in self?.loadedLabel.text = $0 })  // undecided
      .disposed(by: disposeBag)
    pier.sent.subscribe(on: quay).startWith("…").flatMapLatest { [service] in service.timetable(of: $0) }
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.lateLabel.text = $0 })
      .disposed(by: disposeBag)

    pier.sent.startWith("…").subscribe(on: quay)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.heardLabel.text = $0 })
      .disposed(by: disposeBag)

    // What is kept for whoever comes, what takes its time and what is sent again finds its listener.
    pier.kept.subscribe(on: quay)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.keptLabel.text = $0 })
      .disposed(by: disposeBag)
    pier.asked.subscribe(on: quay)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.askedLabel.text = $0 })
      .disposed(by: disposeBag)
    pier.tapped.subscribe(on: quay)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.tappedLabel.text = $0 })
      .disposed(by: disposeBag)
  }
}
