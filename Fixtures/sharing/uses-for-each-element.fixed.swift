// Two buttons ask for the same: each tap makes one request, whoever shows the answers.
import RxCocoa
import RxSwift
import UIKit

struct Harbourmaster {
  var berth: Single<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/berth")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .asSingle()
  }
}

final class BerthViewController: UIViewController {
  private let ask = UIButton()
  private let leave = UIButton()
  private let label = UILabel()
  private let note = UILabel()
  private let badge = UILabel()
  private let disposeBag = DisposeBag()
  private let master = Harbourmaster()

  override func viewDidLoad() {
    super.viewDidLoad()
    let asked = ask.rx.tap.asDriver().flatMapLatest { [master] in master.berth.asDriver(onErrorJustReturn: "") }
    let left = leave.rx.tap.asDriver().flatMapLatest { [master] in master.berth.asDriver(onErrorJustReturn: "") }
    Driver.merge(asked, left).drive(label.rx.text).disposed(by: disposeBag)
    Driver.merge(asked.map { $0 + "!" }, left).drive(note.rx.text).disposed(by: disposeBag)
    let twice = ask.rx.tap.asDriver().flatMapLatest { [master] in master.berth.asDriver(onErrorJustReturn: "") }
    twice.drive(label.rx.text).disposed(by: disposeBag)
    twice.drive(badge.rx.text).disposed(by: disposeBag)
  }
}
