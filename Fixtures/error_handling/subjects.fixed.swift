// A subject passes on the errors that are bound or sent into it.
import RxCocoa
import RxSwift
import UIKit

final class ScannerViewController: UIViewController {
  private let bound = UILabel()
  private let sent = UILabel()
  private let subscribed = UILabel()
  private let plain = UILabel()
  private let caught = UILabel()

  private let boundSubject = PublishSubject<String>()
  private let sentSubject = BehaviorSubject<String>(value: "")
  private let subscribedSubject = ReplaySubject<String>.create(bufferSize: 1)
  private let plainSubject = PublishSubject<String>()
  private let caughtSubject = PublishSubject<String>()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    boundSubject.asDriver(onErrorJustReturn: "").drive(bound.rx.text).disposed(by: disposeBag)
    sentSubject.bind(to: sent.rx.text).disposed(by: disposeBag) // expect: error_handling
    subscribedSubject.asDriver(onErrorJustReturn: "").drive(subscribed.rx.text).disposed(by: disposeBag)
    plainSubject.bind(to: plain.rx.text).disposed(by: disposeBag)
    caughtSubject.bind(to: caught.rx.text).disposed(by: disposeBag)

    product("1").observe(on: MainScheduler.instance).bind(to: boundSubject).disposed(by: disposeBag)
    product("2").observe(on: MainScheduler.instance).subscribe(subscribedSubject).disposed(by: disposeBag)
    product("3")
      .observe(on: MainScheduler.instance)
      .catchAndReturn("unknown")
      .bind(to: caughtSubject)
      .disposed(by: disposeBag)
  }

  @objc private func scan() {
    plainSubject.onNext("scanning")
    guard UIImagePickerController.isSourceTypeAvailable(.camera) else {
      sentSubject.onError(CocoaError(.featureUnsupported))
      return
    }
    sentSubject.onNext("scanning")
  }

  private func product(_ code: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/products/\(code)")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
