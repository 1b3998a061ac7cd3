// Two Drivers of one chain are two runs of it; a further sink of the same Driver is none.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class SearchViewController: UIViewController {
  private let button = UIButton()
  private let first = UILabel()
  private let second = UILabel()
  private let spinner = UIActivityIndicatorView()
  private let hint = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let taps = button.rx.tap.do(onNext: { [view] in view?.endEditing(true) }).share(replay: 1, scope: .whileConnected)
    let answers = taps.map { "" }.asDriver(onErrorJustReturn: "")
    let isBusy = taps.map { true }.asDriver(onErrorJustReturn: false)
    let isIdle = isBusy.map { !$0 }

    answers.drive(first.rx.text).disposed(by: disposeBag)
    answers.drive(second.rx.text).disposed(by: disposeBag)
    isBusy.drive(spinner.rx.isAnimating).disposed(by: disposeBag)
    isBusy.drive(hint.rx.isHidden).disposed(by: disposeBag)
    isIdle.drive(button.rx.isEnabled).disposed(by: disposeBag)
  }
}

final class JoinedViewController: UIViewController {
  private let button = UIButton()
  private let first = UILabel()
  private let second = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let taps = button.rx.tap.do(onNext: { [view] in view?.endEditing(true) }).share(replay: 1, scope: .whileConnected)
    let answers = taps.map { "" }.asDriver(onErrorJustReturn: "")
    let isBusy = Driver.merge(taps.map { true }.asDriver(onErrorJustReturn: false), answers.map { _ in false })

    // The first subscription starts both runs; nobody after it adds one.
    isBusy.drive(first.rx.isHidden).disposed(by: disposeBag)
    answers.drive(second.rx.text).disposed(by: disposeBag)
  }
}
