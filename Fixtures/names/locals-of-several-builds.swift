// A local that each clause of an `#if` declares is one of them, whichever is built; a clause that no build has is none.
import RxCocoa
import RxSwift
import UIKit

final class BuildsViewController: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let third = UILabel()
  private let fourth = UILabel()
  private let fifth = UILabel()
  private let button = UIButton()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    #if STAGING
      let stage = button.rx.tap.map { "staging" }
    #else
      let stage = button.rx.tap.map { try BuildsViewController.read() }
    #endif
    stage.bind(to: first.rx.text).disposed(by: disposeBag) // expect: error_handling

    #if os(iOS)
      let clock = Observable<Int>.interval(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
      let name = "clock"
    #elseif os(tvOS)
      let clock = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
      let name = "watch"
    #endif
    clock.bind { [weak self] in self?.second.text = "\(name) \($0)" }.disposed(by: disposeBag) // expect: main_thread

    #if false
      let never = button.rx.tap.map { try BuildsViewController.read() }
    #else
      let never = button.rx.tap.map { "never" }
    #endif
    never.bind(to: third.rx.text).disposed(by: disposeBag)

    #if STAGING
      let inside = button.rx.tap.map { "inside" }
      inside.bind(to: fourth.rx.text).disposed(by: disposeBag)
    #else
      let inside = button.rx.tap.map { try BuildsViewController.read() }
      inside.bind(to: fourth.rx.text).disposed(by: disposeBag) // expect: error_handling
    #endif

    #if STAGING
      let calm = button.rx.tap.map { "calm" }
    #else
      let calm = button.rx.tap.map { "quiet" }
    #endif
    calm.bind(to: fifth.rx.text).disposed(by: disposeBag)
  }

  private static func read() throws -> String { try String(contentsOfFile: "/tmp/build") }
}
