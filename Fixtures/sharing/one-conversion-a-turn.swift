// A loop subscribes once in each turn: what is made a Driver within it is another Driver each time, and the request above
// is sent as often.
import RxCocoa
import RxSwift
import UIKit

final class HeadlineViewController: UIViewController {
  private let title1 = UILabel()
  private let title2 = UILabel()
  private let title3 = UILabel()
  private let bag = DisposeBag()

  private func load() -> Observable<String> {
    let request = URLRequest(url: URL(string: "https://example.org/headline")!)
    return URLSession.shared.rx.data(request: request).map { "\($0.count)" }.observe(on: MainScheduler.instance)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let headline = load().catchAndReturn("")
    for label in [title1, title2] {
      headline.asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: bag) // expect: sharing
    }
    let footer = load().catchAndReturn("")
    let labels = [title1, title2, title3]
    labels.forEach { label in
      footer.bind(to: label.rx.text).disposed(by: bag) // expect: sharing
    }
    let caption = load().catchAndReturn("")
    for label in [title1, title2] {
      let text = caption.asDriver(onErrorJustReturn: "")
      let shown = text.map { $0.uppercased() }
      shown.drive(label.rx.text).disposed(by: bag) // expect: sharing
    }

    // One Driver for all turns.
    let shared = load().asDriver(onErrorJustReturn: "")
    for label in [title1, title2] { shared.drive(label.rx.text).disposed(by: bag) }
    let kept = load().catchAndReturn("").share(replay: 1, scope: .forever)
    [title1, title3].forEach { kept.asDriver(onErrorJustReturn: "").drive($0.rx.text).disposed(by: bag) }
    // One turn.
    let single = load().catchAndReturn("")
    for label in [title3] { single.asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: bag) }
    // A request of its own for each turn.
    for label in [title1, title2] {
      let own = load().catchAndReturn("")
      own.asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: bag)
    }
    for label in [title1, title2] {
      let own = label === title1 ? load() : Observable.just("")
      let text = own.asDriver(onErrorJustReturn: "")
      text.drive(label.rx.text).disposed(by: bag)
    }
    for (label, own) in [(title1, load()), (title2, load())] {
      own.asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: bag)
    }
    // A variable that is given the turn's own in one of the two.
    let usual = load().catchAndReturn("")
    for (label, own) in [(title1, load().catchAndReturn("")), (title2, load().catchAndReturn(""))] {
      var text = usual
      if label === title1 { text = own }
      text.bind(to: label.rx.text).disposed(by: bag)
    }
    // One of the turns.
    let chosen = load().catchAndReturn("")
    for label in [title1, title2] where label === title1 {
      chosen.asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: bag)
    }
    let asked = load().catchAndReturn("")
    for label in [title1, title2] {
      if label === title1 { asked.asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: bag) }
    }
  }
}
