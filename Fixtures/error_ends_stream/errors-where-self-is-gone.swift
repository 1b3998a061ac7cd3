// RxSwift 6. An error that a closure returns because `self` is gone reaches nobody who would miss what comes later. One
// that is returned for anything else does.
import RxCocoa
import RxSwift
import UIKit

enum Lost: Error {
  case owner, number
}

final class TicketModel {
  private let saved = [1: "Row 1"]

  func seats(_ taps: Observable<Int>) -> Driver<String> {
    taps
      .flatMapLatest { [weak self] number -> Observable<String> in
        guard let self = self else { return .error(Lost.owner) }
        return .just(self.saved[number] ?? "")
      }
      .asDriver(onErrorJustReturn: "")
  }

  func rows(_ taps: Observable<Int>) -> Driver<String> {
    taps
      .flatMapLatest { [weak self] number -> Single<String> in
        guard let self else {
          return Single.error(Lost.owner)
        }
        return .just(saved[number] ?? "")
      }
      .asDriver(onErrorJustReturn: "")
  }

  func gates(_ taps: Observable<Int>) -> Driver<String> {
    taps
      .flatMapLatest { [weak self] number -> Observable<String> in
        guard let gate = self?.saved[number] else { return .error(Lost.number) }
        return .just(gate)
      }
      .asDriver(onErrorJustReturn: "")
  }

  func halls(_ taps: Observable<Int>) -> Driver<String> {
    taps
      .flatMapLatest { [weak self] number -> Observable<String> in
        guard let self, let hall = saved[number] else { return .error(Lost.number) }
        return .just(hall)
      }
      .asDriver(onErrorJustReturn: "")
  }
}

final class TicketViewController: UIViewController {
  private let label = UILabel()
  private let button = UIButton()
  private let model = TicketModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let taps = button.rx.tap.map { 1 }
    model.seats(taps).drive(label.rx.text).disposed(by: disposeBag)
    model.rows(taps).drive(label.rx.text).disposed(by: disposeBag)
    model.gates(taps).drive(label.rx.text).disposed(by: disposeBag) // expect: error_ends_stream
    model.halls(taps).drive(label.rx.text).disposed(by: disposeBag) // expect: error_ends_stream
  }
}
