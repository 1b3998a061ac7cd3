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
      .bind(to: isReady.rx.isOn) // expect: main_thread
      .disposed(by: disposeBag)
    reactor.state.map(\.summary).distinctUntilChanged()
      .bind(to: summary.rx.text) // expect: main_thread
      .disposed(by: disposeBag)
    reactor.state.map(\.steps).distinctUntilChanged().map { "\($0)" }
      .bind(to: steps.rx.text) // expect: main_thread
      .disposed(by: disposeBag)
    reactor.state.map(\.title).distinctUntilChanged()
      .bind(to: titled.rx.text) // expect: main_thread
      .disposed(by: disposeBag)
    reactor.state.map(\.late).distinctUntilChanged()
      .bind(to: late.rx.text) // expect: main_thread
      .disposed(by: disposeBag)
  }
}
