// What an alias of a sequence makes, the sequence makes: generic ones, too, and aliases of aliases.
import RxCocoa
import RxSwift
import UIKit

enum Harvest<Crop> { case ripe(Crop), rotten(Error) }
typealias Reply<Crop> = Single<Harvest<Crop>>
typealias AppleReply = Reply<String>
typealias Words = Observable<String>

final class OrchardService {
  func apples() -> Reply<String> { Reply.just(.ripe("apple")) }

  func pears() -> Reply<String> { Reply<String>.just(.ripe("pear")) }

  func quinces() -> AppleReply {
    AppleReply.create { single in
      DispatchQueue.global().async { single(.success(.ripe("quince"))) }
      return Disposables.create()
    }
  }

  func words() -> Words { Words.just("plum").concat(Words.error(RxError.unknown)) }
}

final class OrchardViewController: UIViewController {
  private let labels = (0..<4).map { _ in UILabel() }
  private let service = OrchardService()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    service.apples().map { "\($0)" }.asObservable().bind(to: labels[0].rx.text).disposed(by: disposeBag)
    service.pears().map { "\($0)" }.asObservable().bind(to: labels[1].rx.text).disposed(by: disposeBag)
    service.quinces().asDriver(onErrorDriveWith: .empty()).map { "\($0)" }.drive(labels[2].rx.text).disposed(by: disposeBag)
    service.words().asDriver(onErrorJustReturn: "").drive(labels[3].rx.text).disposed(by: disposeBag)
  }
}
