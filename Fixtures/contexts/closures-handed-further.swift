// A closure that a function takes runs where that calls it, or hands it on to.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class Worker {
  private let queue = DispatchQueue(label: "worker")

  /// Both ways off main: the early one, too.
  func work(_ isCached: Bool, completion: @escaping (String) -> Void) {
    queue.async {
      if isCached {
        completion("cached")
        return
      }
      completion("fresh")
    }
  }

  /// A branch that does not return is no exit.
  func report(_ isLoud: Bool, completion: @escaping (String) -> Void) {
    if isLoud {
      queue.async { completion("loud") }
    }
    completion("quiet")
  }

  /// What the early one does itself counts.
  func check(_ isOld: Bool, completion: @escaping (String) -> Void) {
    if isOld {
      queue.async { completion("old") }
      return
    }
    completion("new")
  }

  /// Handed on to another function.
  func relay(completion: @escaping (String) -> Void) {
    start(completion)
  }

  func relayOnMain(completion: @escaping (String) -> Void) {
    [1, 2].forEach { _ in completion("main") }
  }

  private func start(_ completion: @escaping (String) -> Void) {
    queue.async { completion("started") }
  }
}

final class WorkerViewModel {
  let work = PublishRelay<String>()
  let report = PublishRelay<String>()
  let check = PublishRelay<String>()
  let relay = PublishRelay<String>()
  let main = PublishRelay<String>()
  private let worker = Worker()

  func run() {
    worker.work(true) { [weak self] text in self?.work.accept(text) }
    worker.report(true) { [weak self] text in self?.report.accept(text) }
    worker.check(true) { [weak self] text in self?.check.accept(text) }
    worker.relay { [weak self] text in self?.relay.accept(text) }
    worker.relayOnMain { [weak self] text in self?.main.accept(text) }
  }
}

final class WorkerViewController: UIViewController {
  private let labels = [UILabel(), UILabel(), UILabel(), UILabel(), UILabel()]
  private let viewModel = WorkerViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.work.bind(to: labels[0].rx.text).disposed(by: disposeBag) // expect: main_thread
    viewModel.report.bind(to: labels[1].rx.text).disposed(by: disposeBag) // expect: main_thread
    viewModel.check.bind(to: labels[2].rx.text).disposed(by: disposeBag) // expect: main_thread
    viewModel.relay.bind(to: labels[3].rx.text).disposed(by: disposeBag) // expect: main_thread
    viewModel.main.bind(to: labels[4].rx.text).disposed(by: disposeBag)
    viewModel.run()
  }
}
