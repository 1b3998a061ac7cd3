// A share that is handed to an object lasts as long as whoever made it: where that is made at every use, so is the share.
import RxCocoa
import RxSwift
import UIKit

final class PierBoard {
  let lines: Driver<String>

  init(lines: Driver<String>) { self.lines = lines }
}

struct PierEnvironment {
  var latest: () -> Driver<String>
}

/// Makes its share by a closure that it holds.
final class NearPier {
  let lines: Driver<String>

  init(tap: Observable<Void>, path: String) {
    let environment = PierEnvironment(latest: { tap.flatMapLatest { Piers.line(path) }.asDriver(onErrorJustReturn: "") })
    lines = PierBoard(lines: environment.latest()).lines
  }
}

/// Makes it itself.
final class FarPier {
  let lines: Driver<String>

  init(tap: Observable<Void>) {
    lines = PierBoard(lines: tap.flatMapLatest { Piers.line("far") }.asDriver(onErrorJustReturn: "")).lines
  }
}

enum PierStreams {
  static var last: Driver<String> = .empty()
}

/// Gives it to a static property, of which there is one.
final class LastPier {
  init(tap: Observable<Void>) {
    PierStreams.last = tap.flatMapLatest { Piers.line("last") }.asDriver(onErrorJustReturn: "")
  }
}

final class PierProvider {
  private let tap: Observable<Void>
  private let kept: NearPier
  private let last: LastPier

  init(tap: Observable<Void>) {
    self.tap = tap
    last = LastPier(tap: tap)
    kept = NearPier(tap: tap, path: "kept")
  }

  var near: Driver<String> { NearPier(tap: tap, path: "near").lines }
  var far: Driver<String> { FarPier(tap: tap).lines }
  /// Of an object that is there already.
  var same: Driver<String> { kept.lines }
  var latest: Driver<String> { PierStreams.last }
}

final class PierViewController: UIViewController {
  private let look = UIButton()
  private let labels = (0..<8).map { _ in UILabel() }
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let provider = PierProvider(tap: look.rx.tap.asObservable())
    provider.near.drive(labels[0].rx.text).disposed(by: disposeBag) // expect: error_ends_stream
    provider.near.drive(labels[1].rx.text).disposed(by: disposeBag) // expect: error_ends_stream sharing
    provider.far.drive(labels[2].rx.text).disposed(by: disposeBag) // expect: error_ends_stream
    provider.far.drive(labels[3].rx.text).disposed(by: disposeBag) // expect: error_ends_stream sharing
    provider.same.drive(labels[4].rx.text).disposed(by: disposeBag) // expect: error_ends_stream
    provider.same.drive(labels[5].rx.text).disposed(by: disposeBag) // expect: error_ends_stream
    provider.latest.drive(labels[6].rx.text).disposed(by: disposeBag) // expect: error_ends_stream
    provider.latest.drive(labels[7].rx.text).disposed(by: disposeBag) // expect: error_ends_stream
  }
}

enum Piers {
  static func line(_ path: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/piers/\(path)")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
