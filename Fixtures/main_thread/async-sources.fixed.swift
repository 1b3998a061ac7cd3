// A Task in a type that no actor holds runs off main.
import RxCocoa
import RxSwift
import UIKit

struct Thermometer {
  func readings(of room: String) -> Observable<Double> {
    Observable.create { observer in
      let task = Task {
        for _ in 0..<10 {
          try? await Task.sleep(nanoseconds: 1_000_000_000)
          observer.onNext(Double.random(in: 18...24))
        }
        observer.onCompleted()
      }
      return Disposables.create { task.cancel() }
    }
  }

  func readingsOnScreen(of room: String) -> Observable<Double> {
    Observable.create { observer in
      let task = Task { @MainActor in
        for _ in 0..<10 {
          try? await Task.sleep(nanoseconds: 1_000_000_000)
          observer.onNext(Double.random(in: 18...24))
        }
        observer.onCompleted()
      }
      return Disposables.create { task.cancel() }
    }
  }
}

final class RoomViewController: UIViewController {
  private let inside = UILabel()
  private let outside = UILabel()
  private let cellar = UILabel()
  private let thermometer = Thermometer()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    thermometer.readings(of: "study")
      .asDriver(onErrorDriveWith: .empty())
      .map { "\($0)°" }
      .drive(inside.rx.text)
      .disposed(by: disposeBag)

    thermometer.readingsOnScreen(of: "garden")
      .map { "\($0)°" }
      .bind(to: outside.rx.text)
      .disposed(by: disposeBag)

    thermometer.readings(of: "cellar")
      .observe(on: MainScheduler.instance)
      .map { "\($0)°" }
      .bind(to: cellar.rx.text)
      .disposed(by: disposeBag)
  }
}
