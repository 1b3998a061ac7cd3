// A relay with a value that nobody changes sends that and nothing more: what its first error takes away is nothing.
import Foundation
import RxCocoa
import RxSwift
import UIKit

struct Almanac {
  func fetch(_ name: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(fileURLWithPath: name))).map { "\($0.count)" }
  }
}

final class AlmanacModel {
  private let name: BehaviorRelay<String>
  private let place = BehaviorSubject(value: "here")
  private let title: BehaviorRelay<String>
  private let subtitle = BehaviorRelay(value: "")

  init(_ name: String) {
    self.name = BehaviorRelay(value: name)
    title = BehaviorRelay(value: name)
  }

  func rename(_ name: String) {
    title.accept(name)
    change(subtitle, name)
  }

  private func change(_ relay: BehaviorRelay<String>, _ name: String) { relay.accept(name) }

  func nameShown(_ almanac: Almanac) -> Driver<String> {
    name.flatMapLatest { almanac.fetch($0) }.asDriver(onErrorJustReturn: "")
  }
  func placeShown(_ almanac: Almanac) -> Driver<String> {
    place.flatMapLatest { almanac.fetch($0) }.asDriver(onErrorJustReturn: "")
  }
  func titleShown(_ almanac: Almanac) -> Driver<String> {
    title.flatMapLatest { almanac.fetch($0).catchAndReturn("") }.asDriver(onErrorJustReturn: "")
  }
  func subtitleShown(_ almanac: Almanac) -> Driver<String> {
    subtitle.flatMapLatest { almanac.fetch($0).catchAndReturn("") }.asDriver(onErrorJustReturn: "")
  }
  func bothShown(_ almanac: Almanac) -> Driver<String> {
    Observable.combineLatest(name, title).flatMapLatest { almanac.fetch($0 + $1).catchAndReturn("") }.asDriver(onErrorJustReturn: "")
  }
}

final class AlmanacViewController: UIViewController {
  private let model = AlmanacModel("1")
  private let button = UIButton()
  private let label = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let almanac = Almanac()
    button.rx.tap.subscribe(onNext: { [model] in model.rename("2") }).disposed(by: bag)
    model.nameShown(almanac).drive(label.rx.text).disposed(by: bag)
    model.placeShown(almanac).drive(label.rx.text).disposed(by: bag)
    model.titleShown(almanac).drive(label.rx.text).disposed(by: bag)
    model.subtitleShown(almanac).drive(label.rx.text).disposed(by: bag)
    model.bothShown(almanac).drive(label.rx.text).disposed(by: bag)
  }
}
