// An operator of the project's own is a function like any other. What is compared on the way chooses nothing.
import Foundation
import RxCocoa
import RxSwift
import UIKit

infix operator <|>: AdditionPrecedence

func <|> (left: Observable<String>, right: Observable<String>) -> Observable<String> { Observable.merge(left, right) }

final class FeedViewController: UIViewController {
  private let a = UILabel()
  private let b = UILabel()
  private let c = UILabel()
  private let d = UILabel()
  private let e = UILabel()
  private let f = UILabel()
  private var isOnline = true
  private var isFast = false
  private var saved: Observable<String>?
  private let local = Observable.just("local")
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    (local <|> fetch("a")).bind(to: a.rx.text).disposed(by: disposeBag) // expect: error_handling main_thread
    (local <|> Observable.just("b")).bind(to: b.rx.text).disposed(by: disposeBag)

    let one = isOnline || isFast ? fetch("c") : local
    one.asDriver(onErrorJustReturn: "").drive(c.rx.text).disposed(by: disposeBag)
    let other = isOnline == isFast ? local : isFast ? local : fetch("d")
    other.asDriver(onErrorJustReturn: "").drive(d.rx.text).disposed(by: disposeBag)
    let clean = isOnline && isFast ? local : isFast ? Observable.just("e") : Observable.of("e", "f")
    clean.bind(to: e.rx.text).disposed(by: disposeBag)
    (saved ?? fetch("f")).bind(to: f.rx.text).disposed(by: disposeBag) // expect: error_handling main_thread
  }

  private func fetch(_ name: String) -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/\(name)")!).map { "\($0)" }
  }
}
