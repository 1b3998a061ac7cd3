// The tutorial's fruit on labels. A synchronous source delivers where `subscribe(on:)` puts it, unless a later hop brings
// its elements back.
import RxCocoa
import RxSwift
import UIKit

func fruit(_ name: String) -> Observable<String> {
  Observable.create { observer in
    observer.onNext(name)
    observer.onCompleted()
    return Disposables.create()
  }
}

final class FruitViewController: UIViewController {
  private let plainLabel = UILabel()
  private let backLabel = UILabel()
  private let awayLabel = UILabel()
  private let lateLabel = UILabel()
  private let clockLabel = UILabel()
  private let disposeBag = DisposeBag()
  private let basket = SerialDispatchQueueScheduler(internalSerialQueueName: "example.basket")

  override func viewDidLoad() {
    super.viewDidLoad()

    fruit("apple")
      .filter { $0 != "pear" }
      .bind(to: plainLabel.rx.text)
      .disposed(by: disposeBag)

    fruit("pear tart")
      .subscribe(on: basket)
      .observe(on: MainScheduler.instance)
      .bind(to: backLabel.rx.text)
      .disposed(by: disposeBag)

    fruit("plum")
      .subscribe(on: basket)
      .asDriver(onErrorDriveWith: .empty())
      .drive(awayLabel.rx.text)
      .disposed(by: disposeBag)

    Observable.just("apple")
      .delay(.seconds(1), scheduler: basket)
      .asDriver(onErrorDriveWith: .empty())
      .drive(lateLabel.rx.text)
      .disposed(by: disposeBag)

    Observable<Int>.interval(.milliseconds(300), scheduler: MainScheduler.instance)
      .map(String.init)
      .bind(to: clockLabel.rx.text)
      .disposed(by: disposeBag)
  }
}
