// `.main` is the case of an enum where an enum decides where a closure runs, and no queue.

import RxCocoa
import RxSwift
import UIKit

enum Answering {
  case main
  case here
  case on(DispatchQueue)

  func run(_ work: @escaping () -> Void) {
    switch self {
    case .main: DispatchQueue.main.async { work() }
    case .on(let queue): queue.async { work() }
    case .here: work()
    }
  }
}

enum Returning {
  case main
  case here
}

func run(_ returning: Returning, _ work: @escaping () -> Void) {
  if returning == .main {
    DispatchQueue.main.async { work() }
  } else {
    work()
  }
}

final class AnswersViewController: UIViewController {
  private let label = UILabel()
  private let onMain = PublishRelay<String>()
  private let here = PublishRelay<String>()
  private let asked = PublishRelay<String>()
  private let askedHere = PublishRelay<String>()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    onMain.subscribe(onNext: { [label] in label.text = $0 }).disposed(by: bag)
    here.subscribe(onNext: { [label] in label.text = $0 }).disposed(by: bag)  // expect: main_thread
    asked.subscribe(onNext: { [label] in label.text = $0 }).disposed(by: bag)
    askedHere.subscribe(onNext: { [label] in label.text = $0 }).disposed(by: bag)  // expect: main_thread
    DispatchQueue.global().async { [onMain, here, asked, askedHere] in
      Answering.main.run { onMain.accept("a") }
      Answering.here.run { here.accept("b") }
      run(.main) { asked.accept("c") }
      run(.here) { askedHere.accept("d") }
    }
  }
}
