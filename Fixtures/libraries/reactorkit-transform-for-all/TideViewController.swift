import ReactorKit
import RxCocoa
import RxSwift
import UIKit

final class TideViewController: UIViewController {
  private let labels = (0..<3).map { _ in UILabel() }
  private let spinners = (0..<2).map { _ in UIActivityIndicatorView() }
  private let tide = TideReactor()
  private let moon = MoonReactor()
  private let star = StarReactor()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    tide.state.map(\.level).bind(to: labels[0].rx.text).disposed(by: disposeBag)
    moon.pulse(\.$phase).bind(to: labels[1].rx.text).disposed(by: disposeBag)  // expect: main_thread
    moon.pulse(\.$isLoading).bind(to: spinners[0].rx.isAnimating).disposed(by: disposeBag)  // expect: main_thread
    star.pulse(\.$name).bind(to: labels[2].rx.text).disposed(by: disposeBag)  // expect: main_thread
    star.pulse(\.$isLoading).bind(to: spinners[1].rx.isAnimating).disposed(by: disposeBag)
  }
}
