// What a closure that makes results of two sequences shows, it shows where the first one's elements arrive.
import RxCocoa
import RxSwift
import UIKit

protocol GuideNavigator {
  func showTour(_ name: String)
}

final class CityNavigator: GuideNavigator {
  private let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }

  func showTour(_ name: String) {
    let tour = UIViewController()
    tour.title = name
    navigation.pushViewController(tour, animated: true)
  }
}

final class GuideViewModel {
  private let navigator: GuideNavigator
  private let tours = BehaviorRelay(value: ["harbour", "castle"])
  private let queue = SerialDispatchQueueScheduler(qos: .utility)

  init(navigator: GuideNavigator) { self.navigator = navigator }

  func chosen(_ index: Observable<Int>) -> Observable<Void> {
    index.withLatestFrom(tours) { [navigator] index, tours in navigator.showTour(tours[index]) }
  }

  func chosenLater(_ index: Observable<Int>) -> Observable<Void> {
    index.observe(on: queue)
      .withLatestFrom(tours) { [navigator] index, tours in navigator.showTour(tours[index]) } // expect: main_thread
  }
}

final class GuideViewController: UIViewController {
  private let button = UIButton()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let model = GuideViewModel(navigator: CityNavigator(navigation: UINavigationController()))
    model.chosen(button.rx.tap.map { 1 }).subscribe().disposed(by: disposeBag)
    model.chosenLater(button.rx.tap.map { 1 }).subscribe().disposed(by: disposeBag)
  }
}
