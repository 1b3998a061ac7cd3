// A share that stands outside of a closure is one for all its runs; one inside is made anew by each.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class RatesViewController: UIViewController {
  private let labels = [UILabel(), UILabel(), UILabel(), UILabel()]
  private let button = UIButton()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let rates = load("rates").share(replay: 1)
    let latest = button.rx.tap.flatMapLatest { rates }
    latest.bind(to: labels[0].rx.text).disposed(by: disposeBag)
    latest.bind(to: labels[1].rx.text).disposed(by: disposeBag)

    let fresh = button.rx.tap.asDriver().flatMapLatest { [unowned self] in load("fresh").asDriver(onErrorDriveWith: .empty()) }
    fresh.drive(labels[2].rx.text).disposed(by: disposeBag)
    fresh.drive(labels[3].rx.text).disposed(by: disposeBag)
  }

  private func load(_ name: String) -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/\(name)")!)
      .map { "\($0)" }
      .observe(on: MainScheduler.instance)
      .catchAndReturn("")
  }
}
