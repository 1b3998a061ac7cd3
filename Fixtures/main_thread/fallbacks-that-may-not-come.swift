// What takes the place of an error comes where that error does, if one does: where nothing shows that, as when few
// elements are tried again, its thread is open, too.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class TideService {
  func fetch() -> Observable<String> {
    Observable.create { observer in
      let task = URLSession.shared.dataTask(with: URL(string: "https://tides.example")!) { _, _, error in
        if let error { observer.onError(error) } else { observer.onNext("high") }
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }
}

final class TideModel {
  let opened = PublishRelay<Void>()
  private let tides = TideService()
  private let disposeBag = DisposeBag()

  init() {
    // One answer and no more.
    tides.fetch().take(1).map { _ in }.asDriver(onErrorJustReturn: ())
      .drive(opened)
      .disposed(by: disposeBag)
  }

  var triedAgain: Observable<String> {
    opened.flatMapLatest { [tides] in tides.fetch() }.delay(.seconds(1), scheduler: MainScheduler.instance)
      .retry(2).catchAndReturn("")
  }

  var failing: Observable<String> {
    opened.flatMapLatest { [tides] in tides.fetch() }.delay(.seconds(1), scheduler: MainScheduler.instance)
      .catchAndReturn("")
  }
}

final class TideViewController: UIViewController {
  private let againLabel = UILabel()
  private let failingLabel = UILabel()
  private let model = TideModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.triedAgain
      .bind(to: againLabel.rx.text)
      .disposed(by: disposeBag)
    model.failing
      .bind(to: failingLabel.rx.text)  // expect: main_thread
      .disposed(by: disposeBag)
  }
}
