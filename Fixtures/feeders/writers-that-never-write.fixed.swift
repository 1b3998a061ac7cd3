// What an object sends into its own parts while it is made comes before anybody subscribes; what a private function
// sends that nothing calls never comes.
import Foundation
import RxCocoa
import RxRelay
import RxSwift
import UIKit

final class FilterViewModel {
  struct Outputs {
    let pace = ReplaySubject<String>.create(bufferSize: 1)
    let late = ReplaySubject<String>.create(bufferSize: 1)
  }

  let outputs = Outputs()
  let dead = BehaviorRelay<String>(value: "")
  let alive = BehaviorRelay<String>(value: "")

  init(pace: String) {
    outputs.pace.onNext(pace)
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { [outputs] in outputs.late.onNext(pace) }
  }

  func load() {
    DispatchQueue.global().async { self.reallyUpdate("") }
  }

  private func update(_ text: String) { dead.accept(text) }
  private func reallyUpdate(_ text: String) { alive.accept(text) }
}

enum FilterFactory {
  static func make(_ done: @escaping (FilterViewModel) -> Void) {
    DispatchQueue.global().async { done(FilterViewModel(pace: "5:30")) }
  }
}

final class FilterViewController: UIViewController {
  private let viewModel = FilterViewModel(pace: "5:30")
  private let pace = UILabel()
  private let late = UILabel()
  private let dead = UILabel()
  private let alive = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.outputs.late.asDriver(onErrorDriveWith: .empty()).drive(late.rx.text).disposed(by: bag)
    viewModel.outputs.pace.bind(to: pace.rx.text).disposed(by: bag)
    viewModel.dead.bind(to: dead.rx.text).disposed(by: bag)
    viewModel.alive.asDriver().drive(alive.rx.text).disposed(by: bag)
    viewModel.load()
  }
}
