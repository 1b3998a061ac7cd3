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
    reactor.pulse(\.$title).asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    reactor.pulse(\.$rows).map { $0.first }.bind(to: label.rx.text).disposed(by: disposeBag)
    reactor.pulse(\.$isOpen).asDriver(onErrorDriveWith: .empty()).drive(button.rx.isHidden).disposed(by: disposeBag)
    reactor.pulse(\.$left).asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    reactor.pulse(\.$right).asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    reactor.pulse(\.$hint).bind(to: label.rx.text).disposed(by: disposeBag)
    reactor.pulse(\.$isFinished).asDriver(onErrorDriveWith: .empty()).drive(button.rx.isEnabled).disposed(by: disposeBag)
    reactor.pulse(\.$ticks).map { "\($0)" }.bind(to: label.rx.text).disposed(by: disposeBag)

    // A pulse goes on, and with the first error it is over.
    reactor.pulse(\.$rows)
      .asDriver(onErrorDriveWith: .empty())
      .flatMapLatest { Boards.describe($0).asDriver(onErrorJustReturn: "") }
      .drive(label.rx.text)
      .disposed(by: disposeBag)
  }
}

final class ClockViewController: UIViewController, View {
  private let label = UILabel()
  private let button = UIButton()
  var disposeBag = DisposeBag()

  func bind(reactor: ClockReactor) {
    reactor.pulse(\.$time).asDriver(onErrorDriveWith: .empty()).map { "\($0)" }.drive(label.rx.text).disposed(by: disposeBag)
    reactor.pulse(\.$isReset).asDriver(onErrorDriveWith: .empty()).drive(button.rx.isHidden).disposed(by: disposeBag)
  }
}

enum Boards {
  static func describe(_ rows: [String]) -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/rows/\(rows.count)")!).map { "\($0)" }
  }
}
