// A closure that runs off main is at fault where it changes an element of the interface: itself, or through what it calls.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class Score {
  var title = ""
  var count = 0
}

final class ScoreViewController: UIViewController {
  private let label = UILabel()
  private let spinner = UIActivityIndicatorView()
  private let table = UITableView()
  private let score = Score()
  private let disposeBag = DisposeBag()
  private let ticks = Observable<Int>.timer(.milliseconds(10), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))

  override func viewDidLoad() {
    super.viewDidLoad()

    // An assignment, on whichever path.
    ticks.subscribe(onNext: { [weak self] in self?.title = "\($0)" }).disposed(by: disposeBag) // expect: main_thread
    ticks.subscribe(onNext: { [unowned self] in title = "\($0)" }).disposed(by: disposeBag) // expect: main_thread
    ticks.subscribe { [label] event in label.text = "\(event)" }.disposed(by: disposeBag) // expect: main_thread
    ticks
      .subscribe(onNext: { [weak self] count in // expect: main_thread
        switch count {
        case 0: self?.label.text = "–"
        default: break
        }
      })
      .disposed(by: disposeBag)

    // A call that changes what it is made on.
    Observable<Int>.timer(.milliseconds(10), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
      .bind { [weak self] _ in self?.table.reloadData() } // expect: main_thread
      .disposed(by: disposeBag)
    ticks
      .subscribe(onNext: { [spinner] count in // expect: main_thread
        if count == 0 { spinner.startAnimating() }
      })
      .disposed(by: disposeBag)

    // A method of one's own, called or handed over.
    ticks
      .subscribe(onNext: { [weak self] count in // expect: main_thread
        guard let self else { return }
        self.show(count)
      })
      .disposed(by: disposeBag)
    ticks.subscribe(onNext: show).disposed(by: disposeBag) // expect: main_thread
    ticks.subscribe(onNext: self.note).disposed(by: disposeBag)

    // What is handed to main is not the closure's fault.
    ticks
      .subscribe(onNext: { [weak self] count in
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self?.show(count) }
      })
      .disposed(by: disposeBag)
    ticks.subscribe(onNext: { [weak self] count in Task { @MainActor in self?.show(count) } }).disposed(by: disposeBag)
    ticks
      .subscribe(onNext: { [weak self] _ in
        OperationQueue.main.addOperation { self?.table.reloadData() }
      })
      .disposed(by: disposeBag)

    // Nor is what only has the name of something in the interface, or reads it.
    ticks.subscribe(onNext: { [score] in score.title = "\($0)" }).disposed(by: disposeBag)
    ticks.subscribe(onNext: { [score] in score.count = $0 }).disposed(by: disposeBag)
    ticks.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
    ticks.subscribe(onNext: { [spinner] in print(spinner.isEqual($0)) }).disposed(by: disposeBag)
  }

  private func show(_ count: Int) {
    label.text = "\(count)"
  }

  private func note(_ count: Int) {
    score.count = count
  }
}
