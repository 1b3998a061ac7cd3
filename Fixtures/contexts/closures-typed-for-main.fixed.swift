import RxCocoa
import RxSwift
import UIKit

// A closure is isolated to the main actor where its type says so, be that an alias, a property's or a constant's.

typealias Shown = @MainActor (String) -> Void
typealias Answer<Value> = @MainActor @Sendable (Value) -> Void
typealias Plain = (String) -> Void

final class Camera {
  var onFocus: (@MainActor (String) -> Void)?
  var onFlash: ((String) -> Void)?
  func shoot(_ shown: @escaping Shown) { Task.detached { await shown("shot") } }
  func develop(_ answer: @escaping Answer<String>) { Task.detached { await answer("film") } }
  func print(_ plain: @escaping Plain) { Task.detached { plain("print") } }
  func focus() {
    Task.detached {
      await self.onFocus?("sharp")
      self.onFlash?("bright")
    }
  }
}

final class Studio {
  let shots = PublishRelay<String>()
  let films = PublishRelay<String>()
  let prints = PublishRelay<String>()
  let focus = PublishRelay<String>()
  let flash = PublishRelay<String>()
  let proofs = PublishRelay<String>()
  let drafts = PublishRelay<String>()
  private let camera = Camera()

  func open() {
    camera.shoot { self.shots.accept($0) }
    camera.develop { [weak self] text in self?.films.accept(text) }
    camera.print { self.prints.accept($0) }
    camera.onFocus = { [weak self] in self?.focus.accept($0) }
    camera.onFlash = { [weak self] in self?.flash.accept($0) }
    camera.focus()
    let prove: @MainActor () -> Void = { self.proofs.accept("proof") }
    let draft: () -> Void = { self.drafts.accept("draft") }
    Task.detached {
      await prove()
      draft()
    }
  }
}

final class StudioViewController: UIViewController {
  private let label = UILabel()
  private let studio = Studio()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    studio.shots.bind(to: label.rx.text).disposed(by: disposeBag)
    studio.films.bind(to: label.rx.text).disposed(by: disposeBag)
    studio.prints.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    studio.focus.bind(to: label.rx.text).disposed(by: disposeBag)
    studio.flash.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    studio.proofs.bind(to: label.rx.text).disposed(by: disposeBag)
    studio.drafts.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    studio.open()
  }
}
