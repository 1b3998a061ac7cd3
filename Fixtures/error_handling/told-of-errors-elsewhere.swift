// Where another subscriber does something about the error, no fix takes it away unasked.
import RxCocoa
import RxSwift
import UIKit

extension ObservableType {
  func whenFailed(_ show: @escaping (Error) -> Void) -> Disposable { subscribe(onError: show) }
  func outcomes() -> Observable<Result<Element, Error>> { map { .success($0) }.catch { .just(.failure($0)) } }
}

final class ParcelViewController: UIViewController {
  private let track = UIButton()
  private let place = UILabel()
  private let failures = PublishSubject<String>()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let parcel = track.rx.tap.flatMapLatest { Post.place() }.share()
    parcel
      .bind(to: place.rx.text)  // expect: error_handling
      .disposed(by: disposeBag)
    parcel
      .subscribe { [weak self] event in
        if case .error(let error) = event { self?.show(error) }
      }
      .disposed(by: disposeBag)

    let letter = track.rx.tap.flatMapLatest { Post.place() }.share()
    letter
      .bind(to: place.rx.text)  // expect: error_handling
      .disposed(by: disposeBag)
    letter.whenFailed { [weak self] in self?.show($0) }
      .disposed(by: disposeBag)

    let card = track.rx.tap.flatMapLatest { Post.place() }.share()
    card
      .bind(to: place.rx.text)  // expect: error_handling
      .disposed(by: disposeBag)
    card.outcomes()
      .subscribe(onNext: { [weak self] in  // expect: error_ends_stream
        if case .failure(let error) = $0 { self?.show(error) }
      })
      .disposed(by: disposeBag)

    failures
      .subscribe(onError: { [weak self] in self?.show($0) })
      .disposed(by: disposeBag)
    let stamp = track.rx.tap.flatMapLatest { Post.place() }.share()
    stamp
      .bind(to: place.rx.text)  // expect: error_handling
      .disposed(by: disposeBag)
    stamp
      .subscribe(failures)
      .disposed(by: disposeBag)
  }

  private func show(_ error: Error) {
    present(UIAlertController(title: "\(error)", message: nil, preferredStyle: .alert), animated: true)
  }
}

enum Post {
  static func place() -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/place")!).map { "\($0)" }
      .observe(on: MainScheduler.instance)
  }
}
