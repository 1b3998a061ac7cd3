// RxSwift 6. What a `flatMap` ends with comes where the last of both ends: the request that it started takes its time, and
// what started it was over before. Where that one is off main and this one on main, the end is on main.
import RxCocoa
import RxSwift
import UIKit

final class QuayModel {
  private let asked = PublishSubject<Int>()
  private let queue = SerialDispatchQueueScheduler(qos: .utility)

  private func moored() -> Completable {
    Completable.create { observer in
      let task = URLSession.shared.dataTask(with: URL(string: "https://example.com/quay")!) { _, _, _ in
        DispatchQueue.main.async { observer(.completed) }
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }

  private func left() -> Completable {
    Completable.create { observer in
      let task = URLSession.shared.dataTask(with: URL(string: "https://example.com/left")!) { _, _, _ in
        observer(.completed)
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }

  func moor() -> Completable {
    asked.observe(on: queue).take(1).asSingle().flatMapCompletable { _ in self.moored() }
  }

  func leave() -> Completable {
    asked.observe(on: MainScheduler.instance).take(1).asSingle().flatMapCompletable { _ in self.left() }
  }

  func ask() { asked.onNext(1) }
}

final class QuayViewController: UIViewController {
  private let label = UILabel()
  private let model = QuayModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.moor()
      .subscribe(onCompleted: { [weak self] in self?.label.text = "moored" })
      .disposed(by: disposeBag)
    model.leave()
      .subscribe(onCompleted: { [weak self] in self?.label.text = "left" }) // expect: main_thread
      .disposed(by: disposeBag)
    model.ask()
  }
}
