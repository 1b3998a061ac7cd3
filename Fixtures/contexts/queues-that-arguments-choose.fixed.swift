// A function that is handed a closure runs it here or there, as another argument, or its default, says. What nobody sees the
// value of may be either.
import RxCocoa
import RxSwift
import UIKit

enum Lane {
  case front, back
}

func delayed(_ seconds: Double, onMain: Bool = true, closure: @escaping () -> Void) {
  if onMain {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { closure() }
  } else {
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { closure() }
  }
}

final class Dispatcher {
  private let isPatient = UserDefaults.standard.bool(forKey: "patient")

  func guarded(quietly: Bool, _ work: @escaping () -> Void) {
    guard quietly else {
      DispatchQueue.main.async(execute: work)
      return
    }
    DispatchQueue.global().async(execute: work)
  }

  func leaving(lane: Lane = .front, work: @escaping () -> Void) {
    if lane == .front {
      DispatchQueue.main.async { work() }
      return
    }
    DispatchQueue.global().async { work() }
  }

  func switching(_ lane: Lane, work: @escaping () -> Void) {
    switch lane {
    case .front: OperationQueue.main.addOperation(work)
    case .back: DispatchQueue.global().async { work() }
    }
  }

  /// Hands on what it is told.
  func byWayOf(quietly: Bool, work: @escaping () -> Void) {
    delayed(0.1, onMain: !quietly) { work() }
  }

  func asItLikes(work: @escaping () -> Void) {
    delayed(0.1, onMain: isPatient) { work() }
  }
}

final class StationModel {
  let byDefault = PublishSubject<String>()
  let told = PublishSubject<String>()
  let guarded = PublishSubject<String>()
  let guardedQuietly = PublishSubject<String>()
  let left = PublishSubject<String>()
  let leftInBack = PublishSubject<String>()
  let switched = PublishSubject<String>()
  let switchedToBack = PublishSubject<String>()
  let handedOn = PublishSubject<String>()
  let handedOnQuietly = PublishSubject<String>()
  let liked = PublishSubject<String>()
  private let dispatcher = Dispatcher()

  func load() {
    delayed(0.2) { self.byDefault.onNext("north") }
    delayed(0.2, onMain: false) { self.told.onNext("north") }
    dispatcher.guarded(quietly: false) { self.guarded.onNext("east") }
    dispatcher.guarded(quietly: true) { self.guardedQuietly.onNext("east") }
    dispatcher.leaving { self.left.onNext("south") }
    dispatcher.leaving(lane: .back) { self.leftInBack.onNext("south") }
    dispatcher.switching(.front) { self.switched.onNext("west") }
    dispatcher.switching(.back) { self.switchedToBack.onNext("west") }
    dispatcher.byWayOf(quietly: false) { self.handedOn.onNext("up") }
    dispatcher.byWayOf(quietly: true) { self.handedOnQuietly.onNext("up") }
    dispatcher.asItLikes { self.liked.onNext("down") }
  }
}

final class StationViewController: UIViewController {
  private let labels = (0..<11).map { _ in UILabel() }
  private let model = StationModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.byDefault.subscribe(onNext: { [labels] in labels[0].text = $0 }).disposed(by: disposeBag)
    model.told.observe(on: MainScheduler.instance).subscribe(onNext: { [labels] in labels[1].text = $0 }).disposed(by: disposeBag)
    model.guarded.subscribe(onNext: { [labels] in labels[2].text = $0 }).disposed(by: disposeBag)
    model.guardedQuietly.observe(on: MainScheduler.instance).subscribe(onNext: { [labels] in labels[3].text = $0 }).disposed(by: disposeBag)
    model.left.subscribe(onNext: { [labels] in labels[4].text = $0 }).disposed(by: disposeBag)
    model.leftInBack.observe(on: MainScheduler.instance).subscribe(onNext: { [labels] in labels[5].text = $0 }).disposed(by: disposeBag)
    model.switched.subscribe(onNext: { [labels] in labels[6].text = $0 }).disposed(by: disposeBag)
    model.switchedToBack.observe(on: MainScheduler.instance).subscribe(onNext: { [labels] in labels[7].text = $0 }).disposed(by: disposeBag)
    model.handedOn.subscribe(onNext: { [labels] in labels[8].text = $0 }).disposed(by: disposeBag)
    model.handedOnQuietly.observe(on: MainScheduler.instance).subscribe(onNext: { [labels] in labels[9].text = $0 }).disposed(by: disposeBag)
    // One of the two it is.
    model.liked.observe(on: MainScheduler.instance).subscribe(onNext: { [labels] in labels[10].text = $0 }).disposed(by: disposeBag)
    model.load()
  }
}
