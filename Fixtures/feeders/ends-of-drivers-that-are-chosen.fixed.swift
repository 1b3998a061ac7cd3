// What is driven is a Driver, also where it is chosen among others: a relay that its closure feeds is fed no more once it
// has ended.
import RxCocoa
import RxSwift
import UIKit

final class ForecastModel {
  let texts = PublishRelay<String>()
  let notes = PublishRelay<String>()
  let hints = PublishRelay<String>()
  private let bag = DisposeBag()

  private func load() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.org/forecast")!)).map { "\($0.count)" }
  }

  init(tap: Observable<Void>, place: String) {
    let forecast = tap.flatMapLatest { [unowned self] in load().catchAndReturn("") }.asDriver(onErrorJustReturn: "")
    let byName = ["here": forecast]
    byName["here", default: .never()].drive(onNext: { [texts] in texts.accept($0) }).disposed(by: bag)
    // Which of them it is, nothing says.
    let byPlace = ["here": forecast, "there": .just("")]
    byPlace[place, default: .never()].drive(onNext: { [notes] in notes.accept($0) }).disposed(by: bag)

    let kept = tap.flatMapLatest { [unowned self] in load().catchAndReturn("") }.asDriver(onErrorJustReturn: "")
    ["here": kept]["here", default: .never()].drive(onNext: { [hints] in hints.accept($0) }).disposed(by: bag)
  }
}

final class ForecastViewController: UIViewController {
  private let button = UIButton()
  private let text = UILabel()
  private let note = UILabel()
  private let hint = UILabel()
  private let bag = DisposeBag()
  private var model: ForecastModel?

  override func viewDidLoad() {
    super.viewDidLoad()
    let model = ForecastModel(tap: button.rx.tap.asObservable(), place: title ?? "")
    self.model = model
    model.texts.bind(to: text.rx.text).disposed(by: bag)
    model.notes.bind(to: note.rx.text).disposed(by: bag)
    model.hints.bind(to: hint.rx.text).disposed(by: bag)
  }
}
