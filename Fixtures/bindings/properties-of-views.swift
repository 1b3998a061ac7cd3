import Foundation
import RxCocoa
import RxSwift
import UIKit

// A view has more properties than any table names. What is assigned to one that nobody in sight declares changes the
// view; what the app itself declares does what its observers do.

final class StampBar: UIView {
  private let stampButton = UIButton()

  var stamp = 0 {
    didSet { stampButton.configuration?.subtitle = "\(stamp)" }
  }

  var pages = 0
}

final class StampViewController: UIViewController {
  private let bar = StampBar()
  private let switcher = UISegmentedControl()
  private let disposeBag = DisposeBag()
  private let background = SerialDispatchQueueScheduler(qos: .utility)
  private let stamps = BehaviorRelay(value: 1)

  override func viewDidLoad() {
    super.viewDidLoad()
    stamps.observe(on: background)
      .subscribe(onNext: { [bar] stamp in bar.stamp = stamp })  // expect: main_thread
      .disposed(by: disposeBag)
    stamps.observe(on: background)
      .subscribe(onNext: { [switcher] stamp in switcher.apportionsSegmentWidthsByContent = stamp == 0 })  // expect: main_thread
      .disposed(by: disposeBag)
    stamps.observe(on: background)
      .subscribe(onNext: { [bar] stamp in bar.directionalLayoutMargins.leading = CGFloat(stamp) })  // expect: main_thread
      .disposed(by: disposeBag)

    // A stored property of the app's own, without observers: a number and no more.
    stamps.observe(on: background)
      .subscribe(onNext: { [bar] stamp in bar.pages = stamp })
      .disposed(by: disposeBag)
    stamps
      .subscribe(onNext: { [bar] stamp in bar.stamp = stamp })
      .disposed(by: disposeBag)
  }
}

// What a class of user interface is told by its name, and what a subclass of one is told that nobody in sight declares.
final class MintViewController: UIViewController {
  private let disposeBag = DisposeBag()
  private let background = SerialDispatchQueueScheduler(qos: .utility)
  private let coins = BehaviorRelay(value: 1)
  private let dial = Dial()

  override func viewDidLoad() {
    super.viewDidLoad()
    coins.observe(on: background)
      .subscribe(onNext: { _ in UIView.setAnimationsEnabled(false) })  // expect: main_thread
      .disposed(by: disposeBag)
    coins.observe(on: background)
      .subscribe(onNext: { [dial] _ in dial.flashScrollIndicators() })  // expect: main_thread
      .disposed(by: disposeBag)
    coins.observe(on: background)
      .subscribe(onNext: { [dial] _ in dial.count() })
      .disposed(by: disposeBag)
  }
}

final class Dial: UIScrollView {
  private(set) var counted = 0

  func count() { counted += 1 }
}
