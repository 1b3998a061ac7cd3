import RxCocoa
import RxSwift
import UIKit

// A protocol's associated type is what a conforming type has where the protocol speaks of it.

protocol Emitting {
  associatedtype Stream
  associatedtype Seed

  var stream: Stream { get }
  func restarted(from seed: Seed) -> Stream
}

func stream<Source: Emitting>(of source: Source) -> Source.Stream {
  source.stream
}

func restart<Source: Emitting>(_ source: Source, from seed: Source.Seed) -> Source.Stream {
  source.restarted(from: seed)
}

struct OutOfPaper: Error {}

final class Printer: Emitting {
  let stream: Observable<String>

  init() {
    stream = Observable.create { observer in
      observer.onNext("printed")
      observer.onError(OutOfPaper())
      return Disposables.create()
    }
  }

  func restarted(from seed: Int) -> Observable<String> {
    Observable.just("restarted from \(seed)")
  }
}

struct Plotter: Emitting {
  let stream: Driver<String>

  func restarted(from seed: String) -> Driver<String> {
    Driver.just(seed)
  }
}

final class PrintersViewController: UIViewController {
  private let printerLabel = UILabel()
  private let plotterLabel = UILabel()
  private let restartedLabel = UILabel()
  private let printer = Printer()
  private let plotter = Plotter(stream: Driver.just("plotted"))
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    stream(of: printer)
      .bind(to: printerLabel.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    stream(of: plotter)
      .drive(plotterLabel.rx.text)
      .disposed(by: disposeBag)

    restart(printer, from: 1)
      .bind(to: restartedLabel.rx.text)
      .disposed(by: disposeBag)
  }
}
