// A sequence that was sent into a subject is one for all who take it out there, whoever made it.
import RxCocoa
import RxSwift
import UIKit

final class LighthouseFeed {
  private let beams = ReplaySubject<Driver<String>>.create(bufferSize: 1)
  private let glows = ReplaySubject<Observable<String>>.create(bufferSize: 1)
  private let raw = ReplaySubject<Observable<String>>.create(bufferSize: 1)

  private let flares = ReplaySubject<Driver<String>>.create(bufferSize: 1)

  var flare: Observable<String> {
    flares.take(1).flatMap { $0 }
  }

  var beam: Observable<String> {
    beams.take(1).flatMap { $0 }
  }

  var signal: Observable<String> {
    raw.take(1).flatMap { $0 }
  }

  var glow: Observable<String> {
    glows.take(1).flatMap { $0 }
  }

  func light() {
    glows.onNext(glowing())
    flares.onNext(anew)
    beams.onNext(lamp().asDriver(onErrorJustReturn: ""))
    raw.onNext(lamp().observe(on: MainScheduler.instance).catchAndReturn(""))
  }

  // New at each use, of which there is one.
  private var anew: Driver<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/flare")!)).map { "\($0.count)" }
      .asDriver(onErrorJustReturn: "")
  }

  // A name that its share goes through, made by each call.
  private func glowing() -> Observable<String> { bulb.share() }

  private let bulb = URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/bulb")!))
    .map { "\($0.count)" }.observe(on: MainScheduler.instance).catchAndReturn("")

  private func lamp() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/lamp")!)).map { "\($0.count)" }
  }
}

final class LighthouseViewController: UIViewController {
  private let near = UILabel()
  private let far = UILabel()
  private let feed = LighthouseFeed()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    feed.light()
    feed.beam.bind(to: near.rx.text).disposed(by: disposeBag)
    feed.beam.bind(to: far.rx.text).disposed(by: disposeBag)
    feed.glow.bind(to: near.rx.text).disposed(by: disposeBag)
    feed.glow.bind(to: far.rx.text).disposed(by: disposeBag)
    feed.flare.bind(to: near.rx.text).disposed(by: disposeBag)
    feed.flare.bind(to: far.rx.text).disposed(by: disposeBag)
    // One sequence, and nothing that shares it.
    feed.signal.bind(to: near.rx.text).disposed(by: disposeBag)
    feed.signal.bind(to: far.rx.text).disposed(by: disposeBag)  // expect: sharing
  }
}
