// Of several defaults that extensions of a protocol give, the compiler takes the one that asks for most and that the type
// meets: a controller's for a controller, a view's for a view, the general one for everybody else.

import Foundation
import RxCocoa
import RxSwift
import UIKit

protocol Remote {}

protocol Titled {
  func title(of id: Int) -> Observable<String>
}

extension Titled {
  func title(of id: Int) -> Observable<String> { .just("") }
}

extension Titled where Self: UIView {
  func title(of id: Int) -> Observable<String> { .just("view") }
}

extension Titled where Self: Remote {
  func title(of id: Int) -> Observable<String> { TitleRequest().start(id) }
}

extension Titled where Self: UIViewController {
  func title(of id: Int) -> Observable<String> { TitleRequest().start(id) }

  func tell(_ text: String) { present(UIAlertController(title: text, message: nil, preferredStyle: .alert), animated: true) }
}

extension Titled {
  func tell(_ text: String) { print(text) }
}

struct TitleRequest {
  func start(_ id: Int) -> Observable<String> {
    Observable.create { observer in
      let task = URLSession.shared.dataTask(with: URL(string: "https://titles.example/\(id)")!) { data, _, error in
        if let error {
          observer.onError(error)
        } else {
          observer.onNext(String(decoding: data ?? Data(), as: UTF8.self))
          observer.onCompleted()
        }
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }
}

struct PlainModel: Titled {
  func say(_ text: String) { tell(text) }
}

struct RemoteModel: Titled, Remote {}

final class TitleBadge: UIView, Titled {}

final class TitleViewController: UIViewController, Titled {
  private let label = UILabel()
  private let badge = TitleBadge()
  private let plain = PlainModel()
  private let remote = RemoteModel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    title(of: 1).asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: bag)
    badge.title(of: 2).bind(to: label.rx.text).disposed(by: bag)
    plain.title(of: 3).bind(to: label.rx.text).disposed(by: bag)
    remote.title(of: 4).asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: bag)
    TitleRequest().start(5).catchAndReturn("")
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.tell($0) })
      .disposed(by: bag)
    TitleRequest().start(6).catchAndReturn("")
      .subscribe(onNext: { [plain] in plain.say($0) })
      .disposed(by: bag)
  }
}
