// RxSwift 6. What the main scheduler moves a second time waits until it has done with the first: whether what comes at once
// is over by the time that the next one subscribes is not decided. A Driver moves it by a scheduler of its own, at once.
import Foundation
import RxCocoa
import RxSwift
import UIKit

func noted(_ text: Driver<String>, _ key: String) -> Driver<String> {
  text.do(onNext: { UserDefaults.standard.set($0, forKey: key) })
}

final class MooringViewController: UIViewController {
  private let labels = (0..<6).map { _ in UILabel() }
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let there = noted(Observable.just("there").asDriver(onErrorJustReturn: ""), "there")
    there.drive(labels[0].rx.text).disposed(by: disposeBag)
    there.drive(labels[1].rx.text).disposed(by: disposeBag)  // expect: sharing
    let moved = noted(
      Observable.just("moved").observe(on: MainScheduler.instance).asDriver(onErrorJustReturn: ""), "moved")
    moved.drive(labels[2].rx.text).disposed(by: disposeBag)
    moved.drive(labels[3].rx.text).disposed(by: disposeBag)  // expect: sharing
    let twice = noted(
      Observable.just("twice").observe(on: MainScheduler.instance).map { $0 + "!" }.observe(on: MainScheduler.instance)
        .asDriver(onErrorJustReturn: ""), "twice")
    twice.drive(labels[4].rx.text).disposed(by: disposeBag)
    twice.drive(labels[5].rx.text).disposed(by: disposeBag)
  }
}
