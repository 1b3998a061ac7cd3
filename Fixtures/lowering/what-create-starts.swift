// What the closure of `create` sends into others runs where it is subscribed to, whatever its observer does.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class Upload {
  let progress = PublishRelay<String>()
  let retries = PublishRelay<String>()

  func start() -> Observable<String> {
    Observable<String>.create { [progress] observer in
      progress.accept("started")
      DispatchQueue.global().async {
        observer.onNext("done")
        observer.onCompleted()
      }
      return Disposables.create()
    }
  }

  func again() -> Observable<String> {
    Observable<String>.deferred { [retries] in
      retries.accept("again")
      return Observable.just("again").observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
    }
  }
}

final class UploadViewController: UIViewController {
  private let progress = UILabel()
  private let retries = UILabel()
  private let state = UILabel()
  private let upload = Upload()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    upload.progress.bind(to: progress.rx.text).disposed(by: disposeBag)
    upload.retries.bind(to: retries.rx.text).disposed(by: disposeBag)
    upload.start().bind(to: state.rx.text).disposed(by: disposeBag) // expect: main_thread
    upload.again().bind(to: state.rx.text).disposed(by: disposeBag) // expect: main_thread
  }
}
