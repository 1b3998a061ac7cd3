// Parentheses right after an attribute that takes no arguments are the type, as the compiler reads them.
import RxCocoa
import RxSwift
import UIKit

final class Bakery {
  private let queue = DispatchQueue(label: "bakery")

  func bake(_ bread: String, done: @escaping(() -> Void)) { queue.async { done() } }
  func slice(_ bread: String, done: @escaping((String) -> Void)) { DispatchQueue.main.async { done(bread) } }

  func loaves() -> Observable<String> {
    Observable.create { observer in
      self.bake("rye") { observer.onNext("rye") }
      return Disposables.create()
    }
  }

  func slices() -> Observable<String> {
    Observable.create { observer in
      self.slice("rye") { observer.onNext($0) }
      return Disposables.create()
    }
  }
}

final class BakeryViewController: UIViewController {
  private let bakery = Bakery()
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    bakery.loaves().bind(to: label.rx.text).disposed(by: disposeBag)  // expect: main_thread
    bakery.slices().bind(to: label.rx.text).disposed(by: disposeBag)
  }
}
