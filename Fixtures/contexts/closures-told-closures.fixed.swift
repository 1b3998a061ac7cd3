// A closure that another closure is called with runs where that one calls it.
import RxCocoa
import RxSwift
import UIKit

func deliver<Value>(
  completion: @escaping (Value) -> Void, work: @escaping (_ success: @escaping (Value) -> Void) -> Void
) {
  let success = { (value: Value) in completion(value) }
  work(success)
}

final class PierModel {
  let near = PublishRelay<String>()
  let far = PublishRelay<String>()
  let farther = PublishRelay<String>()

  func load() {
    deliver(completion: { self.near.accept($0) }, work: { success in
      DispatchQueue.main.async { success("boat") }
    })
  }

  // Another caller's affair is none of the first one's.
  func loadFar() {
    deliver(completion: { self.far.accept($0) }, work: { success in
      DispatchQueue.global().async { success("ship") }
    })
  }

  func loadFarther() {
    remote(completion: { self.farther.accept($0) }, work: { DispatchQueue.global().async(execute: $0) })
  }

  private func remote(completion: @escaping (String) -> Void, work: @escaping (@escaping () -> Void) -> Void) {
    let done = { completion("raft") }
    work(done)
  }
}

final class PierViewController: UIViewController {
  private let near = UILabel()
  private let far = UILabel()
  private let farther = UILabel()
  private let model = PierModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.near.bind(to: near.rx.text).disposed(by: disposeBag)
    model.far.asDriver(onErrorDriveWith: .empty()).drive(far.rx.text).disposed(by: disposeBag)
    model.farther.asDriver(onErrorDriveWith: .empty()).drive(farther.rx.text).disposed(by: disposeBag)
    model.load()
    model.loadFar()
    model.loadFarther()
  }
}
