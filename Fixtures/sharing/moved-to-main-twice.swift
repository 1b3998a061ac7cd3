// RxSwift 6. On main a hop to main goes on at once, unless something else is on its way there by the same scheduler: below
// a second hop what comes at once waits, and its end with it. Whether a share is over by then, both hops decide.
import RxCocoa
import RxSwift
import UIKit

final class QuoteService {
  func quotes() -> Observable<String> {
    Observable.just("ready").do(onNext: { UserDefaults.standard.set($0, forKey: "quote") })
  }

  func answer(_ question: String) -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/quotes/\(question)")!).map { "\($0)" }
      .catchAndReturn("")
  }
}

final class QuoteViewController: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let service = QuoteService()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let twice = service.quotes().observe(on: MainScheduler.instance).share(replay: 1).observe(on: MainScheduler.instance)
    twice.bind(to: first.rx.text).disposed(by: disposeBag)
    twice.bind(to: second.rx.text).disposed(by: disposeBag)
    let once = service.quotes().observe(on: MainScheduler.instance).share(replay: 1)
    once.bind(to: first.rx.text).disposed(by: disposeBag)
    once.bind(to: second.rx.text).disposed(by: disposeBag)  // expect: sharing
    let below = service.quotes().share(replay: 1).observe(on: MainScheduler.instance)
    below.bind(to: first.rx.text).disposed(by: disposeBag)
    below.bind(to: second.rx.text).disposed(by: disposeBag)  // expect: sharing
    let never = service.quotes().share(replay: 1)
    never.bind(to: first.rx.text).disposed(by: disposeBag)
    never.bind(to: second.rx.text).disposed(by: disposeBag)  // expect: sharing
    // What each asks below it, no share above keeps.
    let asked = Observable.just("newest").observe(on: MainScheduler.instance).share(replay: 1)
      .flatMapLatest(service.answer)
    asked.observe(on: MainScheduler.instance).bind(to: first.rx.text).disposed(by: disposeBag)
    asked.observe(on: MainScheduler.instance).bind(to: second.rx.text).disposed(by: disposeBag)  // expect: sharing
    let driven = Observable.just("oldest").observe(on: MainScheduler.instance).asDriver(onErrorJustReturn: "")
      .asObservable().concatMap(service.answer).observe(on: MainScheduler.instance)
    driven.bind(to: first.rx.text).disposed(by: disposeBag)
    driven.bind(to: second.rx.text).disposed(by: disposeBag)  // expect: sharing
  }
}
