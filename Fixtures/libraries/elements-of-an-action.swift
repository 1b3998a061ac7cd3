// What an Action sends is of the type that its work is written with: that decides which overload takes it, and what a
// closure below is handed.
import Action
import Foundation
import RxCocoa
import RxSwift
import UIKit

struct Harbour {
  let name: String
  let pilots = PilotService()
}

struct PilotService {
  func fetch() -> Observable<String> {
    Observable.create { observer in
      let task = URLSession.shared.dataTask(with: URL(string: "https://harbours.example/pilots")!) { _, _, error in
        if let error { observer.onError(error) } else { observer.onNext("pilot") }
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }
}

func prepared(_ depths: Observable<Int>) -> Observable<Int> {
  depths.observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
}

func prepared(_ harbours: Observable<Harbour>) -> Observable<Harbour> { harbours }

final class HarbourModel {
  let found = Action<Harbour, Harbour> { .just($0) }
  let depth = Action<Int, Int> { .just($0 * 2) }
  let chosen = Action<String, Harbour> { name in .just(Harbour(name: name)) }
}

final class HarbourViewController: UIViewController {
  private let nameLabel = UILabel()
  private let depthLabel = UILabel()
  private let pilotLabel = UILabel()
  private let askedLabel = UILabel()
  private let button = UIButton()
  private let model = HarbourModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.rx.tap.map { Harbour(name: "Brest") }.bind(to: model.found.inputs).disposed(by: disposeBag)
    button.rx.tap.map { 12 }.bind(to: model.depth.inputs).disposed(by: disposeBag)
    button.rx.tap.map { "Brest" }.bind(to: model.chosen.inputs).disposed(by: disposeBag)
    let harbours = prepared(model.found.elements)
    harbours.map(\.name)
      .bind(to: nameLabel.rx.text)
      .disposed(by: disposeBag)
    let depths = prepared(model.depth.elements)
    depths.map { "\($0) m" }
      .bind(to: depthLabel.rx.text)  // expect: main_thread
      .disposed(by: disposeBag)
    model.chosen.elements.flatMapLatest { $0.pilots.fetch() }
      .bind(to: pilotLabel.rx.text)  // expect: error_handling main_thread
      .disposed(by: disposeBag)
    button.rx.tap.flatMapLatest { [model] in model.chosen.execute("Brest").flatMap { $0.pilots.fetch() } }
      .bind(to: askedLabel.rx.text)  // expect: error_handling main_thread
      .disposed(by: disposeBag)
  }
}
