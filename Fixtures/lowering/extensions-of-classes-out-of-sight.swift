// RxSwift 6. A class out of sight has the members that extensions of it have, before those of other classes, which it may
// inherit from.
import RxCocoa
import RxSwift
import SketchKit
import UIKit

extension Reactive where Base: SketchArchive {
  var pages: Observable<String> {
    .create { observer in
      DispatchQueue.global().async { observer.onNext("") }
      return Disposables.create()
    }
  }

  var covers: Observable<String> {
    .create { observer in
      DispatchQueue.global().async { observer.onNext("") }
      return Disposables.create()
    }
  }
}

extension Reactive where Base: SketchPad {
  var pages: Observable<String> { .just("") }
}

extension Reactive where Base: UIButton {
  var covers: Observable<String> { .just("") }
}

final class SketchViewController: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let third = UILabel()
  private let button = UIButton()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    SketchPad().rx.pages.bind(to: first.rx.text).disposed(by: disposeBag)
    SketchArchive().rx.pages.bind(to: second.rx.text).disposed(by: disposeBag)  // expect: main_thread
    button.rx.covers.bind(to: third.rx.text).disposed(by: disposeBag)
  }
}
