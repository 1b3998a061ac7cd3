import RxCocoa
import RxSwift
import UIKit

final class PanelViewController: UIViewController {
  private let label = UILabel()
  private let chart = UILabel()
  private let button = UIButton()
  private let disposeBag = DisposeBag()

  func show(_ panel: Panel) {
    switch panel {
    case .note(let text): text.asObservable().bind(to: label.rx.text).disposed(by: disposeBag)
    case .warning(text: let words, let isLoud):
      words.map { isLoud ? $0.uppercased() : $0 }.bind(to: label.rx.text).disposed(by: disposeBag)
    case let .chart(title, taps):
      title.bind(to: chart.rx.text).disposed(by: disposeBag)
      taps.map { false }.bind(to: button.rx.isEnabled).disposed(by: disposeBag)
    case .meter(let level): level.map { "\($0)" }.bind(to: label.rx.text).disposed(by: disposeBag)
    case .empty: break
    }
    if case .note(let text) = panel { text.asObservable().bind(to: chart.rx.text).disposed(by: disposeBag) }
  }
}
