// A share that a closure makes, or that an object holds which each use makes, is made anew by each use: be it handed on
// as an observable or through a list.
import RxCocoa
import RxSwift
import UIKit

struct TideFeed<Element> {
  private let source: Observable<Element>

  init(_ source: Observable<Element>) {
    self.source = source
  }

  func shown() -> Observable<Element> { source }
}

struct TideWorld {
  var levels: () -> Driver<String>
}

final class TideStation {
  private let opened = PublishRelay<Void>()
  private lazy var world = TideWorld(levels: { [opened] in
    opened.asObservable().flatMap { TideStation.fetch("levels") }.asDriver(onErrorJustReturn: "")
  })
  private lazy var keptLevels = world.levels()
  private lazy var keptFeed = TideFeed(ebb.asObservable())

  var flood: Driver<String> {
    opened.asObservable().flatMap { TideStation.fetch("flood") }.asDriver(onErrorJustReturn: "")
  }

  var ebb: Driver<String> {
    opened.asObservable().flatMap { TideStation.fetch("ebb") }.asDriver(onErrorJustReturn: "")
  }

  var byClosure: Observable<String> { world.levels().asObservable() }

  var byFeed: Observable<String> {
    let sources = [flood]
    return TideFeed(Observable.merge(sources.map { $0.asObservable() })).shown()
  }

  var keptByClosure: Observable<String> { keptLevels.asObservable() }
  var keptByFeed: Observable<String> { keptFeed.shown() }

  func open() {
    opened.accept(())
  }

  private static func fetch(_ what: String) -> Observable<String> {
    let url = URL(string: "https://example.com/tide/\(what)")!
    return URLSession.shared.rx.data(request: URLRequest(url: url))
      .map { String(decoding: $0, as: UTF8.self) }
      .catchAndReturn("")
  }
}

final class TideStationViewController: UIViewController {
  private let labels = (0..<8).map { _ in UILabel() }
  private let station = TideStation()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    station.byClosure.bind(to: labels[0].rx.text).disposed(by: disposeBag)
    station.byClosure.bind(to: labels[1].rx.text).disposed(by: disposeBag)  // expect: sharing
    station.byFeed.bind(to: labels[2].rx.text).disposed(by: disposeBag)
    station.byFeed.bind(to: labels[3].rx.text).disposed(by: disposeBag)  // expect: sharing
    station.keptByClosure.bind(to: labels[4].rx.text).disposed(by: disposeBag)
    station.keptByClosure.bind(to: labels[5].rx.text).disposed(by: disposeBag)
    station.keptByFeed.bind(to: labels[6].rx.text).disposed(by: disposeBag)
    station.keptByFeed.bind(to: labels[7].rx.text).disposed(by: disposeBag)
    station.open()
  }
}
