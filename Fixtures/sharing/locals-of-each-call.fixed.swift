// Two screens call one view model's function: what is a local there is each screen's own.
import RxCocoa
import RxSwift
import UIKit

final class FerryViewModel {
  struct Output {
    var times: Driver<String>
    var names: Observable<String>
  }

  private let asked = PublishRelay<String>()

  func transform(_ taps: Observable<Void>) -> Output {
    let times = taps.asDriver(onErrorDriveWith: .empty()).flatMapLatest {
      URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/times")!))
        .map { String(decoding: $0, as: UTF8.self) }
        .asDriver(onErrorJustReturn: "")
    }
    let names = taps.flatMapLatest {
      URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/names")!))
        .map { String(decoding: $0, as: UTF8.self) }
        .catchAndReturn("")
    }.share()
    _ = names.bind(to: asked)
    return Output(times: times, names: names)
  }
}

final class DeckViewController: UIViewController {
  private let ask = UIButton()
  private let label = UILabel()
  private let note = UILabel()
  private let disposeBag = DisposeBag()
  private let model = FerryViewModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    let output = model.transform(ask.rx.tap.asObservable())
    output.times.drive(label.rx.text).disposed(by: disposeBag)
    output.names.asDriver(onErrorJustReturn: "")
      .drive(note.rx.text)
      .disposed(by: disposeBag)
  }
}

final class PierViewController: UIViewController {
  private let ask = UIButton()
  private let label = UILabel()
  private let disposeBag = DisposeBag()
  private let model = FerryViewModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    let output = model.transform(ask.rx.tap.asObservable())
    output.times.drive(label.rx.text).disposed(by: disposeBag)
  }
}

final class QuayViewController: UIViewController {
  private let ask = UIButton()
  private let label = UILabel()
  private let note = UILabel()
  private let disposeBag = DisposeBag()
  private let model = FerryViewModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    let output = model.transform(ask.rx.tap.asObservable())
    output.times.drive(label.rx.text).disposed(by: disposeBag)
    output.times
      .drive(note.rx.text)
      .disposed(by: disposeBag)
  }
}
