// A subscription that hands some cases on to another relay: that has the elements which come with those alone.
import Foundation
import RxCocoa
import RxRelay
import RxSwift
import UIKit

enum Catch {
  case fish(String), boot(String)
}

final class Net {
  let caught = PublishRelay<Catch>()
  let fish = BehaviorRelay(value: "")
  let boots = BehaviorRelay(value: "")
  let firstFish = PublishRelay<String>()
  let lastBoot = PublishRelay<String>()
  private let disposeBag = DisposeBag()

  init() {
    caught.subscribe(onNext: { [fish, boots] thing in
      switch thing {
      case .fish(let name): fish.accept(name)
      case .boot(let name): boots.accept(name)
      }
    })
    .disposed(by: disposeBag)
    caught.bind { [firstFish] thing in
      if case .fish(let name) = thing { firstFish.accept(name) }
    }
    .disposed(by: disposeBag)
    caught.do(onNext: { [lastBoot] thing in
      guard case .boot(let name) = thing else { return }
      lastBoot.accept(name)
    })
    .subscribe()
    .disposed(by: disposeBag)
  }

  func haul() {
    caught.accept(.fish("cod"))
    DispatchQueue.global().async { self.caught.accept(.boot("left")) }
  }
}

final class NetViewController: UIViewController {
  private let labels = (0..<4).map { _ in UILabel() }
  private let net = Net()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    net.fish.bind(to: labels[0].rx.text).disposed(by: disposeBag)
    net.boots.bind(to: labels[1].rx.text).disposed(by: disposeBag)  // expect: main_thread
    net.firstFish.bind(to: labels[2].rx.text).disposed(by: disposeBag)
    net.lastBoot.bind(to: labels[3].rx.text).disposed(by: disposeBag)  // expect: main_thread
    net.haul()
  }
}
