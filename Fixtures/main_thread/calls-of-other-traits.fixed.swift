// A Maybe and a Completable are like a Single: bound by way of an Observable, with all that
// their calls can do. Where they answer, the module decides that is not in sight.
import Lotteries
import RxCocoa
import RxSwift
import UIKit

protocol Lottery {
  func prize(of ticket: Int) -> Maybe<String>
  func draw() -> Completable
}

final class StateLottery: Lottery {
  private let client = LotteryClient()

  func prize(of ticket: Int) -> Maybe<String> { client.requestPrize(ticket) }
  func draw() -> Completable { client.requestDraw() }
}

final class LotteryViewController: UIViewController {
  private let lottery: Lottery
  private let prizeLabel = UILabel()
  private let safeLabel = UILabel()
  private let doneLabel = UILabel()
  private let disposeBag = DisposeBag()

  init(lottery: Lottery) {
    self.lottery = lottery
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()

    lottery.prize(of: 7)
      .asDriver(onErrorJustReturn: "")
      .drive(prizeLabel.rx.text)
      .disposed(by: disposeBag)

    lottery.prize(of: 8)
      .asDriver(onErrorJustReturn: "nothing")
      .drive(safeLabel.rx.text)
      .disposed(by: disposeBag)

    lottery.draw()
      .observe(on: MainScheduler.instance)
      .andThen(Observable.just("Drawn"))
      .asDriver(onErrorJustReturn: "")
      .drive(doneLabel.rx.text)
      .disposed(by: disposeBag)
  }
}
