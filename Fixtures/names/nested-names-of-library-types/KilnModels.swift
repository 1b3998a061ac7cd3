import Action
import RxCocoa
import RxSwift

final class GlazeModel {
  let blended = Action<String, String> { .just($0) }
  let stirred = Action<String, String> { .just($0) }
  private let disposeBag = DisposeBag()

  init(names: Observable<String>) {
    names.observe(on: SerialDispatchQueueScheduler(qos: .utility)).bind(to: blended.inputs).disposed(by: disposeBag)
    names.bind(to: stirred.inputs).disposed(by: disposeBag)
  }
}

final class PotteryModel {
  let reactor = KilnReactor()
  let calmReactor = KilnReactor2()
  private let glaze: GlazeModel
  private let disposeBag = DisposeBag()

  init(names: Observable<String>) {
    let glaze = GlazeModel(names: names)
    self.glaze = glaze
    glaze.blended.elements.map { KilnReactor.Action.fire($0) }.bind(to: reactor.action).disposed(by: disposeBag)
    glaze.stirred.elements.map { KilnReactor2.Action.fire($0) }.bind(to: calmReactor.action).disposed(by: disposeBag)
  }
}

final class ShelfModel {
  let label = PublishRelay<String>()
  let shown = PublishRelay<String>()

  func stack(_ name: String) {
    Task { self.label.accept(name) }
    shown.accept(KilnReactor.Task(name: name).name)
  }
}
