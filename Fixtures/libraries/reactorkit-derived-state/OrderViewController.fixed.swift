import ReactorKit
import RxCocoa
import RxSwift
import UIKit

final class OrderViewController: UIViewController, View {
  private let isNamed = UISwitch()
  private let isComplete = UISwitch()
  private let isReady = UISwitch()
  private let summary = UILabel()
  private let steps = UILabel()
  private let titled = UILabel()
  private let late = UILabel()
  var disposeBag = DisposeBag()

  func bind(reactor: OrderReactor) {
    reactor.state.map(\.isNamed).distinctUntilChanged().bind(to: isNamed.rx.isOn).disposed(by: disposeBag)
    reactor.state.map { $0.isComplete }.distinctUntilChanged().bind(to: isComplete.rx.isOn).disposed(by: disposeBag)
    reactor.pulse(\.$isReady)
      .asDriver(onErrorDriveWith: .empty())
      .drive(isReady.rx.isOn)
      .disposed(by: disposeBag)
    reactor.state.asDriver(onErrorDriveWith: .empty()).map(\.summary).distinctUntilChanged()
      .drive(summary.rx.text)
      .disposed(by: disposeBag)
    reactor.state.asDriver(onErrorDriveWith: .empty()).map(\.steps).distinctUntilChanged().map { "\($0)" }
      .drive(steps.rx.text)
      .disposed(by: disposeBag)
    reactor.state.asDriver(onErrorDriveWith: .empty()).map(\.title).distinctUntilChanged()
      .drive(titled.rx.text)
      .disposed(by: disposeBag)
    reactor.state.asDriver(onErrorDriveWith: .empty()).map(\.late).distinctUntilChanged()
      .drive(late.rx.text)
      .disposed(by: disposeBag)
  }
}
