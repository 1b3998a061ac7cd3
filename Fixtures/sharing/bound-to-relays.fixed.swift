// RxSwift 6. What several relays are bound to runs for each of them. Where one feeds user interface, it is told there;
// relays that nobody shows are none of the linter's business, and a `subscribe` is its author's.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class RateModel {
  let rate = BehaviorRelay(value: "")
  let change = BehaviorRelay(value: "")
  let time = PublishSubject<String>()
  let logged = PublishRelay<String>()
  let kept = PublishRelay<String>()
  private let disposeBag = DisposeBag()

  func load() {
    let rates = ask("rates").asDriver(onErrorDriveWith: .empty())
    rates.asObservable().bind(to: rate).disposed(by: disposeBag)
    rates.map { "±" + $0 }.drive(change).disposed(by: disposeBag)
    let unseen = ask("unseen")
    unseen.bind(to: logged).disposed(by: disposeBag)
    unseen.bind(to: kept).disposed(by: disposeBag)
    let half = ask("half").asDriver(onErrorDriveWith: .empty())
    half.asObservable().bind(to: logged).disposed(by: disposeBag)
    half.map { "<" + $0 }.drive(time).disposed(by: disposeBag)
    let shared = ask("shared").share(replay: 1)
    shared.bind(to: rate).disposed(by: disposeBag)
    shared.bind(to: change).disposed(by: disposeBag)
    let handed = ask("handed")
    handed.subscribe(onNext: { [rate] in rate.accept($0) }).disposed(by: disposeBag)
    handed.subscribe(onNext: { [change] in change.accept($0) }).disposed(by: disposeBag)
    let once = ask("once")
    once.bind(to: rate).disposed(by: disposeBag)
  }

  private func ask(_ name: String) -> Observable<String> {
    Observable.create { observer in
      let url = URL(string: "https://example.com/\(name)")!
      let task = URLSession.shared.dataTask(with: url) { data, _, _ in
        observer.onNext(String(decoding: data ?? Data(), as: UTF8.self))
        observer.onCompleted()
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
    .observe(on: MainScheduler.instance)
  }
}

final class RateViewController: UIViewController {
  private let labels = (0..<3).map { _ in UILabel() }
  private let model = RateModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.rate.asDriver().drive(labels[0].rx.text).disposed(by: disposeBag)
    model.change.map { $0 + "%" }.bind(to: labels[1].rx.text).disposed(by: disposeBag)
    model.time.asDriver(onErrorJustReturn: "").drive(labels[2].rx.text).disposed(by: disposeBag)
    model.load()
  }
}
