// RxSwift 6. What a screen sends once, when it is loaded, is all that there is of it: the error after it takes nothing
// away. What it sends each time that it appears, in a loop, or from two places, is more.
import RxCocoa
import RxSwift
import UIKit

final class StationModel {
  let begin = PublishRelay<Void>()
  private let api = StationAPI()

  func start() { begin.accept(()) }

  func timetable(_ trigger: Observable<Void>, _ line: Int) -> Driver<String> {
    trigger.flatMapLatest { [api] in api.load(line) }.asDriver(onErrorJustReturn: "")
  }
}

final class StationAPI {
  func load(_ line: Int) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/line/\(line)")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

class LoadedViewController: UIViewController {
  let opened = PublishSubject<Void>()
  let prepared = PublishSubject<Void>()

  override func viewDidLoad() {
    super.viewDidLoad()
    bind()
    prepare()
    opened.onNext(())
  }

  func bind() {}

  private func prepare() {
    announce()
  }

  private func announce() {
    self.prepared.onNext(())
  }
}

final class StationViewController: LoadedViewController {
  private static let broadcast = PublishSubject<Void>()
  private let labels = (0..<9).map { _ in UILabel() }
  private let loaded = PublishSubject<Void>()
  private let appeared = PublishSubject<Void>()
  private let counted = PublishSubject<Void>()
  private let refreshed = PublishSubject<Void>()
  private let late = PublishSubject<Void>()
  private let model = StationModel()
  private let disposeBag = DisposeBag()

  override func bind() {
    model.timetable(loaded, 0).drive(labels[0].rx.text).disposed(by: disposeBag)
    model.timetable(opened, 1).drive(labels[1].rx.text).disposed(by: disposeBag)
    model.timetable(prepared, 2).drive(labels[2].rx.text).disposed(by: disposeBag)
    model.timetable(model.begin.asObservable(), 3).drive(labels[3].rx.text).disposed(by: disposeBag)
    model.timetable(appeared, 4).drive(labels[4].rx.text).disposed(by: disposeBag)  // expect: error_ends_stream
    model.timetable(counted, 5).drive(labels[5].rx.text).disposed(by: disposeBag)  // expect: error_ends_stream
    model.timetable(refreshed, 6).drive(labels[6].rx.text).disposed(by: disposeBag)  // expect: error_ends_stream
    model.timetable(Self.broadcast, 7).drive(labels[7].rx.text).disposed(by: disposeBag)  // expect: error_ends_stream
    model.timetable(late, 8).drive(labels[8].rx.text).disposed(by: disposeBag)  // expect: error_ends_stream
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    loaded.onNext(())
    model.start()
    for _ in 0..<3 { counted.onNext(()) }
    Self.broadcast.onNext(())
    refreshed.onNext(())
    UIView.animate(withDuration: 1) { self.late.onNext(()) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appeared.onNext(())
  }

  @IBAction private func refresh() { refreshed.onNext(()) }
}

extension Reactive where Base: UIViewController {
  var becameReady: Observable<Void> { methodInvoked(#selector(UIViewController.viewDidLoad)).map { _ in } }
  var willShow: Observable<Void> { sentMessage(#selector(Base.viewWillAppear(_:))).map { _ in } }
}

final class PlatformViewController: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let model: StationModel
  private let disposeBag = DisposeBag()

  init(model: StationModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
    model.timetable(rx.becameReady, 1).drive(first.rx.text).disposed(by: disposeBag)
    model.timetable(rx.willShow, 2).drive(second.rx.text).disposed(by: disposeBag)  // expect: error_ends_stream
  }

  required init?(coder: NSCoder) { fatalError() }
}
