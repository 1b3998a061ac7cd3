import AppKit
import RxCocoa
import RxSwift

// What a view's method hands out is a view, and so is what that has in it.

final class PaletteController {
  private let position = BehaviorRelay(value: 0)
  private let disposeBag = DisposeBag()

  init(menu: NSMenu) {
    position.observe(on: SerialDispatchQueueScheduler(qos: .utility))
      .subscribe(onNext: { position in  // expect: main_thread
        for tag in 0..<3 {
          menu.item(withTitle: "Position")?.submenu?.item(withTag: tag)?.state = tag == position ? .on : .off
        }
      })
      .disposed(by: disposeBag)
  }

  func move(to position: Int) { self.position.accept(position) }
}
