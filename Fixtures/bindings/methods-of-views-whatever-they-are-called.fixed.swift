import RxCocoa
import RxSwift
import UIKit

// A method that no table lists and nobody in sight declares, called on what is seen to be a view, does something to it.

final class CoverCell: UITableViewCell {
  let cover = UIImageView()
}

final class Covers {
  private let log = Log()
  private let covers = PublishRelay<String>()
  private let background = ConcurrentDispatchQueueScheduler(qos: .utility)
  private let bag = DisposeBag()

  func show(in cell: CoverCell, _ bar: UIProgressView) {
    covers.observe(on: background)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { cell.cover.loadFromDisk($0) })
      .disposed(by: bag)
    covers.observe(on: background)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { _ in bar.observeProgress() })
      .disposed(by: bag)
    covers.observe(on: background).subscribe(onNext: { [log] in log.write($0) }).disposed(by: bag)
  }
}

final class Log {
  func write(_ text: String) { print(text) }
}
