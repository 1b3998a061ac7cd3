// Whoever is handed the observer of `create` can send anything; where it is handed on off main, it is used there.
import Foundation
import RxCocoa
import RxSwift
import UIKit
import Uploads

extension AnyObserver where Element == String {
  func sendLater(_ text: String) {
    DispatchQueue.global().async { self.onNext(text) }
  }
}

final class UploadsViewController: UIViewController {
  private let labels = [UILabel(), UILabel(), UILabel()]
  private let uploader = Uploader()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    Observable<String>.create { [uploader] observer in
      uploader.start(observer)
      return Disposables.create()
    }
    .bind(to: labels[0].rx.text)
    .disposed(by: disposeBag)
    Observable<String>.create { [uploader] observer in
      DispatchQueue.global().async { uploader.start(observer) }
      return Disposables.create()
    }
    .bind(to: labels[1].rx.text) // expect: main_thread
    .disposed(by: disposeBag)
    Observable<String>.create { observer in
      observer.sendLater("later")
      return Disposables.create()
    }
    .bind(to: labels[2].rx.text)
    .disposed(by: disposeBag)
  }
}
