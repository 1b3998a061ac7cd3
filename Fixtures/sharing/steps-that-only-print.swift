// What a step calls for nobody's good: a function that prints, at whatever depth, or one that is empty.
import RxCocoa
import RxSwift
import UIKit

func report(_ value: Float) {
  Journal.write("value \(value)")
}

enum Journal {
  static func write(_ text: String) {
    print(Date(), text)
  }
}

protocol Listener {
  func heard(_ value: Float)
}

final class Silent: Listener {
  func heard(_ value: Float) {}
}

final class Counting: Listener {
  private(set) var count = 0

  func heard(_ value: Float) { count += 1 }
}

class Base: UIViewController {
  func moved(to value: Float) {}

  func echo(_ value: Float) {
    debugPrint(value)
    whisper(value)
  }

  private func whisper(_ value: Float) { NSLog("%f", value) }
}

final class Remembering: Base {
  private var last: Float = 0
  @IBOutlet private var slider: UISlider!
  @IBOutlet private var a: UILabel!
  @IBOutlet private var b: UILabel!
  private let disposeBag = DisposeBag()

  override func moved(to value: Float) { last = value }

  override func viewDidLoad() {
    super.viewDidLoad()
    let moved = slider.rx.value.do(onNext: { [weak self] in self?.moved(to: $0) })
    moved.map { "\($0)" }.bind(to: a.rx.text).disposed(by: disposeBag)
    moved.map { "\(-$0)" }.bind(to: b.rx.text).disposed(by: disposeBag) // expect: sharing
  }
}

final class Printing: Base {
  private let silent: any Listener = Silent()
  @IBOutlet private var slider: UISlider!
  @IBOutlet private var c: UILabel!
  @IBOutlet private var d: UILabel!
  @IBOutlet private var e: UILabel!
  @IBOutlet private var f: UILabel!
  @IBOutlet private var g: UILabel!
  @IBOutlet private var h: UILabel!
  @IBOutlet private var i: UILabel!
  @IBOutlet private var j: UILabel!
  private let counting = Counting()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let printed = slider.rx.value.do(onNext: { report($0) }, onDispose: { print("gone") })
    printed.map { "\($0)" }.bind(to: c.rx.text).disposed(by: disposeBag)
    printed.map { "\(-$0)" }.bind(to: d.rx.text).disposed(by: disposeBag)

    let named = slider.rx.value.do(onNext: report)
    named.map { "\($0)" }.bind(to: e.rx.text).disposed(by: disposeBag)
    named.map { "\(-$0)" }.bind(to: f.rx.text).disposed(by: disposeBag)

    let echoed = slider.rx.value.do(onNext: { [weak self] in
      self?.moved(to: $0)
      self?.echo($0)
    })
    echoed.map { "\($0)" }.bind(to: g.rx.text).disposed(by: disposeBag)
    echoed.map { "\(-$0)" }.bind(to: h.rx.text).disposed(by: disposeBag)

    let heard = slider.rx.value.do(onNext: { [counting] in counting.heard($0) })
    heard.map { "\($0)" }.bind(to: i.rx.text).disposed(by: disposeBag)
    heard.map { "\(-$0)" }.bind(to: j.rx.text).disposed(by: disposeBag) // expect: sharing
  }
}
