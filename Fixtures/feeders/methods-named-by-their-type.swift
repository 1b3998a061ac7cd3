// A method that is named by its type runs where what is made of it is called.
import RxCocoa
import RxSwift
import UIKit

class TrackPicker: UIView {
  private let track = BehaviorRelay(value: 0)
  private let offTrack = BehaviorRelay(value: 0)
  private let lastTrack = BehaviorRelay(value: 0)
  private let nextTrack = BehaviorRelay(value: 0)
  private let anyTrack = BehaviorRelay(value: 0)
  private let trackHere = BehaviorRelay(value: 0)
  let buttons = [UIButton(), UIButton()]

  var picked: Observable<Int> { track.asObservable() }
  var offPicked: Observable<Int> { offTrack.asObservable() }
  var lastPicked: Observable<Int> { lastTrack.asObservable() }
  var nextPicked: Observable<Int> { nextTrack.asObservable() }
  var anyPicked: Observable<Int> { anyTrack.asObservable() }
  var pickedHere: Observable<Int> { trackHere.asObservable() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for button in buttons {
      button.addTarget(self, action: #selector(TrackPicker.pick(_:)), for: .touchUpInside)
    }
    let pick = TrackPicker.pickFirst
    DispatchQueue.global().async { pick(self)() }
    DispatchQueue.global().async { TrackPicker.pickLast(self)() }
    DispatchQueue.global().async(execute: TrackPicker.pickNext(self))
    DispatchQueue.global().async { [weak self] in self.map(TrackPicker.pickAny)?() }
    DispatchQueue.main.async(execute: TrackPicker.pickHere(self))
  }

  required init?(coder: NSCoder) { nil }

  @objc func pick(_ button: UIButton) { track.accept(buttons.firstIndex(of: button) ?? 0) }

  private func pickFirst() { offTrack.accept(1) }

  private func pickLast() { lastTrack.accept(2) }

  private func pickNext() { nextTrack.accept(3) }

  private func pickAny() { anyTrack.accept(4) }

  private func pickHere() { trackHere.accept(5) }
}

final class TrackViewController: UIViewController {
  private let picker = TrackPicker(frame: .zero)
  private let first = UILabel()
  private let second = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.picked.map { "\($0)" }.bind(to: first.rx.text).disposed(by: bag)
    picker.offPicked.map { "\($0)" }.bind(to: second.rx.text).disposed(by: bag) // expect: main_thread
    picker.lastPicked.map { "\($0)" }.bind(to: second.rx.text).disposed(by: bag) // expect: main_thread
    picker.nextPicked.map { "\($0)" }.bind(to: second.rx.text).disposed(by: bag) // expect: main_thread
    picker.anyPicked.map { "\($0)" }.bind(to: second.rx.text).disposed(by: bag) // expect: main_thread
    picker.pickedHere.map { "\($0)" }.bind(to: second.rx.text).disposed(by: bag)
  }
}
