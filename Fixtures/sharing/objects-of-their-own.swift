// Each object that a function makes has chains of its own: it is told by what keeps it. Of one whose making is not in
// sight nothing says whether it is one of the others.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class Lantern {
  let glow: Observable<String>
  let oil: Observable<String>

  init(_ state: Observable<String>) {
    glow = state.map { "\($0) lumen" }
    oil = state.map { "\($0) litres" }
  }
}

enum Workshop {
  static func state(_ id: Int) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/lanterns/\(id)")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .catchAndReturn("")
      .observe(on: MainScheduler.instance)
  }

  static func lantern() -> Lantern { Lantern(state(1)) }
  static func lanternIfAny() -> Lantern? { lantern() }
  static func lanternAtLast() throws -> Lantern { lantern() }
}

final class LanternHolder {
  let lantern: Lantern

  init(_ lantern: Lantern) {
    self.lantern = lantern
  }
}

final class LanternViewController: UIViewController {
  private let labels = (0..<16).map { _ in UILabel() }
  private let disposeBag = DisposeBag()
  private lazy var late: Lantern = { Workshop.lantern() }()
  private var found: Lantern?

  override func viewDidLoad() {
    super.viewDidLoad()
    late.glow.bind(to: labels[0].rx.text).disposed(by: disposeBag)
    late.oil.bind(to: labels[1].rx.text).disposed(by: disposeBag)  // expect: sharing

    found = Workshop.lantern()
    found?.glow.bind(to: labels[2].rx.text).disposed(by: disposeBag)
    found?.oil.bind(to: labels[3].rx.text).disposed(by: disposeBag)  // expect: sharing

    if let lantern = Workshop.lanternIfAny() {
      lantern.glow.bind(to: labels[4].rx.text).disposed(by: disposeBag)
      lantern.oil.bind(to: labels[5].rx.text).disposed(by: disposeBag)  // expect: sharing
    }
    guard let lantern = try? Workshop.lanternAtLast() else { return }
    lantern.glow.bind(to: labels[6].rx.text).disposed(by: disposeBag)
    lantern.oil.bind(to: labels[7].rx.text).disposed(by: disposeBag)  // expect: sharing

    let holder = LanternHolder(Workshop.lantern())
    holder.lantern.glow.bind(to: labels[8].rx.text).disposed(by: disposeBag)
    holder.lantern.oil.bind(to: labels[9].rx.text).disposed(by: disposeBag)  // expect: sharing

    // Two of them, each of which shows one thing.
    Workshop.lantern().glow.bind(to: labels[10].rx.text).disposed(by: disposeBag)
    Workshop.lantern().oil.bind(to: labels[11].rx.text).disposed(by: disposeBag)
    let other = Workshop.lantern()
    other.glow.bind(to: labels[12].rx.text).disposed(by: disposeBag)
    show(Workshop.lantern())
  }

  private func show(_ lantern: Lantern) {
    lantern.glow.bind(to: labels[13].rx.text).disposed(by: disposeBag)
  }
}
