// An error that is only known to be one may be of any type of errors: what is cast comes where it was sent.
import RxCocoa
import RxSwift
import UIKit

struct GaugeError: Error {
  var text = ""
}

final class StoneError {
  var text = ""
}

enum Gauge {
  static func read() -> Observable<Data> {
    Observable.create { observer in
      let task = URLSession.shared.dataTask(with: URLRequest(url: URL(fileURLWithPath: ""))) { data, _, error in
        if let error { observer.onError(GaugeError(text: "\(error)")) }
        observer.onNext(data ?? Data())
        observer.onCompleted()
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }
}

final class GaugeModel {
  let refresh: AnyObserver<Void>
  let messages: Observable<NSError>
  let texts: Observable<String>
  let stones: Observable<StoneError>
  private let bag = DisposeBag()

  init() {
    let errors = PublishSubject<Error>()
    let anything = PublishSubject<Any>()
    let refreshing = PublishSubject<Void>()
    refresh = refreshing.asObserver()
    messages = errors.map { $0 as NSError }
    texts = errors.compactMap { $0 as? GaugeError }.map(\.text)
    stones = anything.compactMap { $0 as? StoneError }

    refreshing.flatMap { Gauge.read() }
      .do(onError: { error in errors.onNext(error) })
      .subscribe(onNext: { _ in anything.onNext(GaugeError()) })
      .disposed(by: bag)
    refreshing.subscribe(onNext: { anything.onNext(StoneError()) }).disposed(by: bag)
  }
}

final class GaugeViewController: UIViewController {
  private let model = GaugeModel()
  private let label = UILabel()
  private let button = UIButton()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.messages
      .subscribe(onNext: { [weak self] error in self?.label.text = error.domain })  // expect: main_thread
      .disposed(by: bag)
    model.texts
      .subscribe(onNext: { [weak self] text in self?.label.text = text })  // expect: main_thread
      .disposed(by: bag)
    model.stones
      .subscribe(onNext: { [weak self] stone in self?.label.text = stone.text })
      .disposed(by: bag)
    button.rx.tap.bind(to: model.refresh).disposed(by: bag)
  }
}
