// What a superclass declares, each of its subclasses has for itself: who assigns to one says nothing of another.
import RxCocoa
import RxSwift
import UIKit

protocol Chapter { func begin() }

class ChapterViewController<Model: Chapter>: UIViewController {
  var model: Model!
  let heading = UILabel()
  let disposeBag = DisposeBag()
}

final class Prologue: Chapter {
  let title = BehaviorRelay<String?>(value: "")
  func begin() { title.accept("Prologue") }
}

final class Epilogue: Chapter {
  let title = BehaviorRelay<String?>(value: "")
  func begin() { DispatchQueue.global().async { self.title.accept("Epilogue") } }
}

final class PrologueViewController: ChapterViewController<Prologue> {
  override func viewDidLoad() {
    super.viewDidLoad()
    model.title.bind(to: heading.rx.text).disposed(by: disposeBag)
    model.begin()
  }
}

final class EpilogueViewController: ChapterViewController<Epilogue> {
  override func viewDidLoad() {
    super.viewDidLoad()
    model.title.asDriver().drive(heading.rx.text).disposed(by: disposeBag)
    model.begin()
  }
}

enum Chapters {
  static func first() -> UIViewController {
    let screen = PrologueViewController()
    screen.model = Prologue()
    return screen
  }

  static func last() -> UIViewController {
    let screen = EpilogueViewController(), model = Epilogue()
    screen.model = model
    return screen
  }
}
