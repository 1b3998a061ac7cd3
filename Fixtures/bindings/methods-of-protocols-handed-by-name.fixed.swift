// A method of an object that is known by its protocol alone means, handed on by its name, what those who conform have.
import RxSwift
import UIKit

protocol BoardView: AnyObject {
  func show(_ score: String)
}

protocol ScoreLog: AnyObject {
  func note(_ score: String)
}

final class BoardViewController: UIViewController, BoardView {
  func show(_ score: String) { title = score }
}

final class FileLog: ScoreLog {
  private var scores: [String] = []

  func note(_ score: String) { scores.append(score) }
}

final class BoardPresenter {
  weak var view: BoardView?
  private let board: BoardView
  private let log: ScoreLog
  private let bag = DisposeBag()
  private let scores = Observable.just("1:0").observe(on: SerialDispatchQueueScheduler(qos: .utility))

  init(board: BoardView, log: ScoreLog) {
    self.board = board
    self.log = log
  }

  func start() {
    scores.observe(on: MainScheduler.instance).subscribe(onNext: board.show).disposed(by: bag)
    scores.observe(on: MainScheduler.instance).subscribe(onNext: board.show(_:)).disposed(by: bag)
    scores.bind(onNext: view!.show).disposed(by: bag) // expect: main_thread
    let show = board.show
    scores.observe(on: MainScheduler.instance).subscribe(onNext: show).disposed(by: bag)
    scores.do(onNext: board.show).subscribe().disposed(by: bag) // expect: main_thread
    scores.map(board.show).subscribe().disposed(by: bag) // expect: main_thread
    scores.observe(on: MainScheduler.instance).subscribe(onNext: board.show).disposed(by: bag)
    scores.subscribe(onNext: log.note).disposed(by: bag)
    scores.map(log.note).subscribe().disposed(by: bag)
  }
}
