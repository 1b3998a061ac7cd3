// What `create` sends: what is bound to its observer, and the errors that can really come.
import RxCocoa
import RxSwift
import UIKit

final class Picker {
  var configuration: String = ""
}

final class PickerViewController: UIViewController {
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    answers()
      .asDriver(onErrorJustReturn: "")
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    taps()
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)

    // The closure that is handed in cannot throw, so the `catch` has nothing to catch.
    picker { $0.configuration = "camera" }
      .map { $0.configuration }
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    picker()
      .map { $0.configuration }
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    picker { picker in
      guard picker.configuration.isEmpty else { throw CancellationError() }
    }
    .map { $0.configuration }
    .asDriver(onErrorJustReturn: "")
    .drive(label.rx.text)
    .disposed(by: disposeBag)
  }

  private func answers() -> Observable<String> {
    Observable.create { observer in
      URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com")!))
        .map { String(decoding: $0, as: UTF8.self) }
        .bind(to: observer)
    }
  }

  private func taps() -> Observable<String> {
    Observable.create { [unowned self] observer in
      let tap = UITapGestureRecognizer()
      label.addGestureRecognizer(tap)
      return tap.rx.event.map { _ in "tapped" }.subscribe(observer)
    }
  }

  private func picker(configure: @escaping (Picker) throws -> Void = { _ in }) -> Observable<Picker> {
    Observable.create { observer in
      let picker = Picker()
      do {
        try configure(picker)
      } catch {
        observer.onError(error)
        return Disposables.create()
      }
      observer.onNext(picker)
      return Disposables.create()
    }
  }
}
