// RxSwift 6. A control's `rx.action` is what was set there, on the same control and no other.
import Action
import RxCocoa
import RxSwift
import UIKit

final class DepotModel {
  lazy var load = CocoaAction { [weak self] in self?.ask("load") ?? .empty() }
  lazy var note = CocoaAction { Observable.just(()) }

  private func ask(_ path: String) -> Observable<Void> {
    Observable.create { observer in
      let task = URLSession.shared.dataTask(with: URL(string: "https://example.com/\(path)")!) { _, _, error in
        if let error { observer.onError(error) } else { observer.onCompleted() }
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }
}

final class DepotViewController: UIViewController {
  private let loadButton = UIButton()
  private let noteButton = UIButton()
  private let label = UILabel()
  private let model = DepotModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    loadButton.rx.action = model.load
    noteButton.rx.action = model.note

    loadButton.rx.action!.underlyingError
      .map { "\($0)" }
      .bind(to: label.rx.text) // expect: main_thread
      .disposed(by: disposeBag)
    loadButton.rx.action?.underlyingError
      .do(onNext: { [weak self] _ in self?.view.endEditing(true) }) // expect: main_thread
      .map { "\($0)" }
      .asDriver(onErrorJustReturn: "")
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    noteButton.rx.action!.elements
      .map { "noted" }
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
  }
}
