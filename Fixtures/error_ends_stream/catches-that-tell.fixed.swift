// A catch that tells of the error does so for each, once it stands inside: the fix moves it as it is, where it means the
// same there.
import RxCocoa
import RxSwift
import UIKit

final class OrdersViewController: UIViewController {
  private let reload = UIButton()
  private let labels = (0..<6).map { _ in UILabel() }
  private let message = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    reload.rx.tap
      .flatMapLatest { Orders.all("told").catch { [weak self] error in
        self?.show(error)
        return .empty()
      } }
      .bind(to: labels[0].rx.text)
      .disposed(by: disposeBag)
    reload.rx.tap
      .flatMapLatest { [weak self] in Orders.all(self?.title ?? "").catch { [weak self] error -> Observable<String> in
        self?.show(error)
        return .just("none")
      } }
      .map { $0.uppercased() }
      .bind(to: labels[1].rx.text)
      .disposed(by: disposeBag)
    // Of a weak `self`, the other closure's is none.
    reload.rx.tap
      .flatMapLatest { [weak self] in Orders.all(self?.title ?? "") }
      .catch { [unowned self] error in
        self.show(error)
        return .empty()
      }
      .bind(to: labels[2].rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)
    // The step above it goes in with it.
    reload.rx.tap
      .flatMapLatest { Orders.all("counted").map { $0.count }
      .catch { [weak self] error in
        self?.show(error)
        return .just(0)
      } }
      .map(String.init)
      .bind(to: labels[3].rx.text)
      .disposed(by: disposeBag)
    // In a closure, it would have to be `self.recover`.
    reload.rx.tap
      .concatMap { Orders.first("single") }
      .catch(recover)
      .bind(to: labels[4].rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)
    reload.rx.tap
      .flatMapLatest {
        Orders.all("inside").catch { [weak self] error in
          self?.show(error)
          return .empty()
        }
      }
      .bind(to: labels[5].rx.text)
      .disposed(by: disposeBag)
  }

  private func recover(_ error: Error) -> Observable<String> {
    show(error)
    return .just("none")
  }

  private func show(_ error: Error) {
    message.text = error.localizedDescription
  }
}

enum Orders {
  static func all(_ path: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/orders/\(path)")!))
      .observe(on: MainScheduler.instance)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  static func first(_ path: String) -> Single<String> { all(path).asSingle() }
}
