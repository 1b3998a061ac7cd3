// Overloads that differ in what the elements of a sequence are.
import RxCocoa
import RxSwift
import UIKit

struct Oak: Equatable {
  let height: String
}

struct Fir: Equatable {
  let height: String
}

func planted(_ trees: Observable<Fir>) -> Observable<Fir> {
  trees.take(1).concat(Observable<Fir>.error(RxError.noElements))
}

func planted(_ counts: Observable<Int>) -> Observable<Int> {
  counts.take(1).concat(Observable<Int>.error(RxError.overflow))
}

func planted(_ trees: Observable<Oak>) -> Observable<Oak> { trees }

func planted(_ lists: Observable<[Oak]>) -> Observable<[Oak]> {
  lists.take(1).concat(Observable<[Oak]>.error(RxError.timeout))
}

final class ForestViewController: UIViewController {
  private let oaks = BehaviorRelay<Oak>(value: Oak(height: "20 m"))
  private let firs = BehaviorRelay<Fir>(value: Fir(height: "30 m"))
  private let all = BehaviorRelay<[Oak]>(value: [])
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    planted(oaks.asObservable()).map(\.height)
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    planted(firs.asObservable()).map(\.height)
      .bind(to: label.rx.text)  // expect: error_handling
      .disposed(by: disposeBag)
    planted(all.asObservable()).map { "\($0.count)" }
      .bind(to: label.rx.text)  // expect: error_handling
      .disposed(by: disposeBag)
  }
}
