// `value as? Text ?? ""` is one argument: the marks behind the type are an operator, for they stand apart from it.
import RxCocoa
import RxSwift
import UIKit

final class BoatStore {
  func save(name: String, details: [String: Any], completion: @escaping (Bool) -> Void) {
    DispatchQueue.main.async { completion(true) }
  }

  func load(name: String, details: [String: Any], completion: @escaping (Bool) -> Void) {
    DispatchQueue.global().async { completion(true) }
  }
}

final class BoatModel {
  let saved = PublishSubject<Bool>()
  let loaded = PublishSubject<Bool>()
  private let store = BoatStore()

  func save(_ details: [String: Any]) {
    store.save(name: details["name"] as? String ?? "", details: details) { [saved] isDone in
      saved.onNext(isDone)
    }
  }

  func load(_ details: [String: Any], isShort: Bool) {
    store.load(name: details["name"] is String ? "a" : "b", details: details) { [loaded] isDone in
      loaded.onNext(isDone)
    }
  }
}

final class BoatViewController: UIViewController {
  @IBOutlet private var savedSwitch: UISwitch!
  @IBOutlet private var loadedSwitch: UISwitch!
  private let model = BoatModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.saved
      .subscribe(onNext: { [weak self] isDone in self?.savedSwitch.isOn = isDone })
      .disposed(by: disposeBag)
    model.loaded
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] isDone in self?.loadedSwitch.isOn = isDone })
      .disposed(by: disposeBag)
    model.save(["name": "Ida"])
    model.load(["name": "Ida"], isShort: true)
  }
}
