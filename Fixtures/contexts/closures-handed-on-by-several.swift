// RxSwift 6. What a function hands a closure on to runs it for the call that handed it in, however many functions stand
// between, and not for other calls of the same function.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class Cellar {
  private let queue = DispatchQueue(label: "cellar")

  func count(_ shelf: Int, completion: @escaping (Int) -> Void) {
    total(of: shelf, from: 0, completion: completion)
  }

  private func total(of shelf: Int, from start: Int, completion: @escaping (Int) -> Void) {
    look(at: shelf) { bottles in completion(start + bottles) }
  }

  private func look(at shelf: Int, found: (Int) -> Void) { found(shelf) }
}

final class CellarModel {
  let asked = PublishRelay<String>()
  let late = PublishRelay<String>()
  let moved = PublishRelay<String>()
  private let cellar = Cellar()

  func ask() {
    cellar.count(1) { [asked] bottles in asked.accept("\(bottles)") }
  }

  func askLate() {
    DispatchQueue.global().async { [cellar, late] in
      cellar.count(2) { bottles in late.accept("\(bottles)") }
    }
  }

  func askAndMove() {
    DispatchQueue.global().async { [cellar, moved] in
      cellar.count(3) { bottles in DispatchQueue.main.async { moved.accept("\(bottles)") } }
    }
  }
}

final class CellarViewController: UIViewController {
  private let model = CellarModel()
  private let asked = UILabel()
  private let late = UILabel()
  private let moved = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.asked.bind(to: asked.rx.text).disposed(by: disposeBag)
    model.late.bind(to: late.rx.text).disposed(by: disposeBag)  // expect: main_thread
    model.moved.bind(to: moved.rx.text).disposed(by: disposeBag)
    model.ask()
    model.askLate()
    model.askAndMove()
  }
}
