import ReactorKit
import RxCocoa
import RxSwift
import UIKit

final class BoardViewController: UIViewController, View {
  private let label = UILabel()
  private let button = UIButton()
  var disposeBag = DisposeBag()

  func bind(reactor: BoardReactor) {
    button.rx.tap.map { Reactor.Action.load }.bind(to: reactor.action).disposed(by: disposeBag)
    reactor.pulse(\.$title).bind(to: label.rx.text).disposed(by: disposeBag) // expect: main_thread
    reactor.pulse(\.$rows).map { $0.first }.bind(to: label.rx.text).disposed(by: disposeBag)
    reactor.pulse(\.$isOpen).bind(to: button.rx.isHidden).disposed(by: disposeBag) // expect: main_thread
    reactor.pulse(\.$left).bind(to: label.rx.text).disposed(by: disposeBag) // expect: main_thread
    reactor.pulse(\.$right).bind(to: label.rx.text).disposed(by: disposeBag) // expect: main_thread
    reactor.pulse(\.$hint).bind(to: label.rx.text).disposed(by: disposeBag)
    reactor.pulse(\.$isFinished).bind(to: button.rx.isEnabled).disposed(by: disposeBag) // expect: main_thread
    reactor.pulse(\.$ticks).map { "\($0)" }.bind(to: label.rx.text).disposed(by: disposeBag)

    // A pulse goes on, and with the first error it is over.
    reactor.pulse(\.$rows)
      .flatMapLatest { Boards.describe($0) }
      .observe(on: MainScheduler.instance)
      .catchAndReturn("")
      .bind(to: label.rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)
  }
}

final class ClockViewController: UIViewController, View {
  private let label = UILabel()
  private let button = UIButton()
  var disposeBag = DisposeBag()

  func bind(reactor: ClockReactor) {
    reactor.pulse(\.$time).map { "\($0)" }.bind(to: label.rx.text).disposed(by: disposeBag) // expect: main_thread
    reactor.pulse(\.$isReset).bind(to: button.rx.isHidden).disposed(by: disposeBag) // expect: main_thread
  }
}

enum Boards {
  static func describe(_ rows: [String]) -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/rows/\(rows.count)")!).map { "\($0)" }
  }
}
