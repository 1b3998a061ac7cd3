// What is fed one answer ends with nothing that would have come: a relay, an action, a subject that a request feeds.
import Action
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class KilnModel {
  let firing = PublishRelay<String>()
  let cooling = PublishRelay<String>()
  let glaze = Action<String, String> { .just($0) }
  let polish = Action<String, String> { .just($0) }
  let shape = PublishRelay<String>()
  private let disposeBag = DisposeBag()

  init(taps: Observable<Void>) {
    Observable.just("clay").bind(to: firing).disposed(by: disposeBag)
    taps.map { "clay" }.bind(to: cooling).disposed(by: disposeBag)
    Observable.just("salt").bind(to: glaze.inputs).disposed(by: disposeBag)
    taps.map { "salt" }.bind(to: polish.inputs).disposed(by: disposeBag)
    heat("clay").catchAndReturn("–").subscribe(onNext: { [shape] in shape.accept($0) }).disposed(by: disposeBag)
  }
}

final class KilnViewController: UIViewController {
  private let label = UILabel()
  private let button = UIButton()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let model = KilnModel(taps: button.rx.tap.asObservable())
    model.firing.flatMapLatest { heat($0) }.asDriver(onErrorJustReturn: "–")
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    model.cooling.asDriver(onErrorDriveWith: .empty()).flatMapLatest { heat($0).asDriver(onErrorJustReturn: "–") }
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    model.glaze.elements.flatMapLatest { heat($0) }.asDriver(onErrorJustReturn: "–")
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    model.polish.elements.asDriver(onErrorDriveWith: .empty()).flatMapLatest { heat($0).asDriver(onErrorJustReturn: "–") }
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    model.shape.flatMapLatest { heat($0) }.asDriver(onErrorJustReturn: "–")
      .drive(label.rx.text)
      .disposed(by: disposeBag)
  }
}

private func heat(_ what: String) -> Observable<String> {
  URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/\(what)")!))
    .map { String(decoding: $0, as: UTF8.self) }
}
