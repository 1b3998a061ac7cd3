// Each object has its own chain: two that one screen makes and reads once each are two chains, and only what is read twice
// of the same one runs twice.

import RxCocoa
import RxSwift
import UIKit

final class Titles {
  func title(_ id: Int) -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://titles.example/\(id)")!)
      .observe(on: MainScheduler.instance)
      .map { "\($0)" }
      .catchAndReturn("")
  }
}

final class TitleModel {
  private let id: Int
  private let titles = Titles()
  let stored: Observable<String>
  init(id: Int) {
    self.id = id
    stored = titles.title(id)
  }

  var title: Observable<String> { titles.title(id) }
}

final class TwoTitlesViewController: UIViewController {
  private let left = UILabel()
  private let right = UILabel()
  private let one = TitleModel(id: 1)
  private let two = TitleModel(id: 2)
  private let twice = TitleModel(id: 3)
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    one.title.bind(to: left.rx.text).disposed(by: bag)
    two.title.bind(to: right.rx.text).disposed(by: bag)
    one.stored.bind(to: left.rx.text).disposed(by: bag)
    two.stored.bind(to: right.rx.text).disposed(by: bag)
    twice.title.bind(to: left.rx.text).disposed(by: bag)
    twice.title.bind(to: right.rx.text).disposed(by: bag)  // expect: sharing
    twice.stored.bind(to: left.rx.text).disposed(by: bag)
    twice.stored.bind(to: right.rx.text).disposed(by: bag)  // expect: sharing
  }
}
