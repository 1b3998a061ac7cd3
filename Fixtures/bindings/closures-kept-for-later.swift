// A closure that is kept in a property runs when somebody calls it, not where it is written.
import RxCocoa
import RxSwift
import UIKit

final class Buoy {
  var touched: (() -> Void)?
}

final class BuoyViewController: UIViewController {
  private let label = UILabel()
  private let note = UILabel()
  private let disposeBag = DisposeBag()
  private let ids = PublishRelay<Int>()
  private var buoys: [Buoy] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let away = SerialDispatchQueueScheduler(qos: .utility)
    ids.observe(on: away)
      .map { [weak self] id -> Buoy in
        let buoy = Buoy()
        buoy.touched = { self?.label.text = "\(id)" }
        return buoy
      }
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.buoys.append($0) })
      .disposed(by: disposeBag)
    ids.observe(on: away)
      .map { [weak self] id -> Buoy in
        let buoy = Buoy()
        let handler: () -> Void = { self?.label.text = "\(id)" }
        buoy.touched = handler
        return buoy
      }
      .subscribe()
      .disposed(by: disposeBag)
    ids.observe(on: away)
      .map { [weak self] id -> Int in  // expect: main_thread
        let show = { self?.note.text = "\(id)" }
        show()
        return id
      }
      .subscribe()
      .disposed(by: disposeBag)
  }
}
