// Code may ask by any words whether it is on main: what only main leads to is on main. A question that tells something else
// of a thread, or that was asked elsewhere, decides nothing.
import Foundation
import RxCocoa
import RxSwift
import UIKit

var isFront: Bool { Thread.isMainThread }

extension DispatchQueue {
  static var isMainCurrent: Bool { return Thread.current.isMainThread }
}

func isOnFront() -> Bool { !(!Thread.isMainThread) }

private let mark = DispatchSpecificKey<Int>()

enum Hop {
  static func byConstant(_ work: @escaping () -> Void) {
    let isFine = Thread.isMainThread
    if isFine { work() } else { DispatchQueue.main.async { work() } }
  }

  static func byProperty(_ work: @escaping () -> Void) {
    guard isFront else { return DispatchQueue.main.async { work() } }
    work()
  }

  static func byExtension(_ work: @escaping () -> Void) {
    DispatchQueue.isMainCurrent ? work() : DispatchQueue.main.async(execute: work)
  }

  static func byFunction(_ work: @escaping () -> Void) {
    if !isOnFront() { DispatchQueue.main.async { work() } } else { work() }
  }

  static func bySwitch(_ work: @escaping () -> Void) {
    switch Thread.isMainThread {
    case true: work()
    default: DispatchQueue.main.async { work() }
    }
  }

  static func byQueue(_ work: @escaping () -> Void) {
    if OperationQueue.current == OperationQueue.main { work() } else { OperationQueue.main.addOperation { work() } }
  }

  static func byThread(_ work: @escaping () -> Void) {
    if Thread.current != Thread.main { DispatchQueue.main.async { work() } } else { work() }
  }

  static func byFlag(_ work: @escaping () -> Void) {
    if pthread_main_np() != 0 { work() } else { DispatchQueue.main.async { work() } }
  }

  /// What the mark says, whoever sets it knows.
  static func byMark(_ work: @escaping () -> Void) {
    if DispatchQueue.getSpecific(key: mark) == 1 { work() } else { DispatchQueue.main.async { work() } }
  }

  /// Asked too early.
  static func tooEarly(_ work: @escaping () -> Void) {
    let isFine = Thread.isMainThread
    DispatchQueue.global().async {
      if isFine { work() }
    }
  }

  /// The wrong way round.
  static func mistaken(_ work: @escaping () -> Void) {
    switch isFront {
    case false: work()
    case true: DispatchQueue.global().async { work() }
    }
  }
}

final class HarbourViewController: UIViewController {
  private let labels = (0..<11).map { _ in UILabel() }
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let tides = Observable<Int>.interval(.seconds(1), scheduler: SerialDispatchQueueScheduler(qos: .utility))
    tides.subscribe(onNext: { [labels] n in Hop.byConstant { labels[0].text = "\(n)" } }).disposed(by: disposeBag)
    tides.subscribe(onNext: { [labels] n in Hop.byProperty { labels[1].text = "\(n)" } }).disposed(by: disposeBag)
    tides.subscribe(onNext: { [labels] n in Hop.byExtension { labels[2].text = "\(n)" } }).disposed(by: disposeBag)
    tides.subscribe(onNext: { [labels] n in Hop.byFunction { labels[3].text = "\(n)" } }).disposed(by: disposeBag)
    tides.subscribe(onNext: { [labels] n in Hop.bySwitch { labels[4].text = "\(n)" } }).disposed(by: disposeBag)
    tides.subscribe(onNext: { [labels] n in Hop.byQueue { labels[5].text = "\(n)" } }).disposed(by: disposeBag)
    tides.subscribe(onNext: { [labels] n in Hop.byThread { labels[6].text = "\(n)" } }).disposed(by: disposeBag)
    tides.subscribe(onNext: { [labels] n in Hop.byFlag { labels[7].text = "\(n)" } }).disposed(by: disposeBag)
    tides.subscribe(onNext: { [labels] n in Hop.byMark { labels[8].text = "\(n)" } }).disposed(by: disposeBag)
  }
}

final class QuayViewController: UIViewController {
  private let boats = PublishRelay<String>()
  private let buoys = PublishRelay<String>()
  private let marks = PublishRelay<String>()
  private let early = PublishRelay<String>()
  private let wrong = PublishRelay<String>()
  private let labels = (0..<5).map { _ in UILabel() }
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    boats.bind(to: labels[0].rx.text).disposed(by: disposeBag)
    buoys.bind(to: labels[1].rx.text).disposed(by: disposeBag)
    marks.bind(to: labels[2].rx.text).disposed(by: disposeBag)
    early.bind(to: labels[3].rx.text).disposed(by: disposeBag) // expect: main_thread
    wrong.bind(to: labels[4].rx.text).disposed(by: disposeBag) // expect: main_thread
    DispatchQueue.global().async { [self] in
      Hop.byConstant { self.boats.accept("in") }
      Hop.byQueue { self.buoys.accept("out") }
      Hop.byMark { self.marks.accept("there") }
      Hop.tooEarly { self.early.accept("soon") }
      Hop.mistaken { self.wrong.accept("no") }
    }
  }
}
