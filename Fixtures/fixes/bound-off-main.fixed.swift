// `drive` has to be called on the main thread; where `bind` is called on another one, it stays, and the error is caught.
import RxCocoa
import RxSwift
import UIKit

final class StampCell: UITableViewCell {
  private let value = UILabel()
  private let disposeBag = DisposeBag()

  func show(_ stamp: Int) {
    DispatchQueue.global(qos: .utility).async { [self] in
      URLSession.shared.rx.json(url: URL(string: "https://example.com/stamps/\(stamp)")!)
        .map { "\($0)" }
        .observe(on: MainScheduler.instance)
        .catchAndReturn("")
        .bind(to: value.rx.text)
        .disposed(by: disposeBag)
    }
  }
}
