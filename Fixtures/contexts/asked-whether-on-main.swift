// Code is on main wherever only main leads to it: in either branch, by either form of the question.
import Foundation
import RxCocoa
import RxSwift
import UIKit

enum Main {
  static func run(_ act: @escaping () -> Void) {
    Thread.isMainThread ? act() : DispatchQueue.main.async(execute: act)
  }

  static func otherwise(_ act: @escaping () -> Void) {
    !Thread.isMainThread ? DispatchQueue.main.sync(execute: act) : act()
  }

  static func turned(_ act: @escaping () -> Void) {
    if !Thread.isMainThread {
      DispatchQueue.main.async { act() }
    } else {
      act()
    }
  }

  /// The wrong way round.
  static func mistaken(_ act: @escaping () -> Void) {
    Thread.isMainThread ? DispatchQueue.global().async(execute: act) : act()
  }
}

final class WeatherViewController: UIViewController {
  private let winds = PublishRelay<String>()
  private let waves = PublishRelay<String>()
  private let clouds = PublishRelay<String>()
  private let storms = PublishRelay<String>()
  private let windLabel = UILabel()
  private let waveLabel = UILabel()
  private let cloudLabel = UILabel()
  private let stormLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    winds.bind(to: windLabel.rx.text).disposed(by: disposeBag)
    waves.bind(to: waveLabel.rx.text).disposed(by: disposeBag)
    clouds.bind(to: cloudLabel.rx.text).disposed(by: disposeBag)
    storms.bind(to: stormLabel.rx.text).disposed(by: disposeBag)  // expect: main_thread
    DispatchQueue.global().async { [self] in
      Main.run { self.winds.accept("north") }
      Main.otherwise { self.waves.accept("high") }
      Main.turned { self.clouds.accept("few") }
      Main.mistaken { self.storms.accept("near") }
    }
  }
}
