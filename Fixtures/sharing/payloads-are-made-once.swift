// What an enum's case carries was made when the case was: whoever takes it out there has the same. A case that is made at
// every use carries something new.
import RxCocoa
import RxSwift
import UIKit

enum Tide {
  case ebb
  case flood(Driver<String>)

  var level: Driver<String> {
    switch self {
    case .ebb: .empty()
    case .flood(let level): level
    }
  }
}

enum Moon {
  case new
  case full(Observable<String>)

  var light: Observable<String> {
    if case .full(let light) = self { return light }
    return .empty()
  }
}

struct Harbour {
  var levels: () -> Driver<String>
}

final class TideViewController: UIViewController {
  private let button = UIButton()
  private let labels = (0..<4).map { _ in UILabel() }
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let taps = button.rx.tap.map { "tapped" }
    let harbour = Harbour(levels: {
      taps.do(onNext: { UserDefaults.standard.set($0, forKey: "level") }).asDriver(onErrorJustReturn: "")
    })
    let tide = Tide.flood(harbour.levels())
    tide.level.drive(labels[0].rx.text).disposed(by: disposeBag)
    tide.level.drive(labels[1].rx.text).disposed(by: disposeBag)

    // Nothing shares what this one carries.
    let moon = Moon.full(taps.do(onNext: { UserDefaults.standard.set($0, forKey: "light") }))
    moon.light.bind(to: labels[2].rx.text).disposed(by: disposeBag)
    moon.light.bind(to: labels[3].rx.text).disposed(by: disposeBag) // expect: sharing
  }
}
