// What is sent off main into a name, of an object of which nothing is known, may reach every relay of that name.
import Catalogue
import RxCocoa
import RxSwift
import UIKit

final class Offer {
  let chosen = BehaviorRelay(value: false)
  let hidden = BehaviorRelay(value: false)
  let seen = BehaviorRelay(value: false)
  let marked = BehaviorRelay(value: false)
}

final class OffersViewModel {
  let offer = Offer()
  private let catalogue = OfferCatalogue()
  private let disposeBag = DisposeBag()

  func bind(_ taps: Observable<Void>) {
    taps.observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
      .subscribe(onNext: { [catalogue] in
        catalogue.offers.first.chosen.accept(true)
        catalogue.offers.forEach { offer in offer.marked.accept(true) }
      })
      .disposed(by: disposeBag)
    taps.subscribe(onNext: { [catalogue, offer] in
      catalogue.offers.first.hidden.accept(true)
      offer.chosen.accept(false)
      offer.hidden.accept(false)
      offer.seen.accept(true)
      offer.marked.accept(false)
    })
    .disposed(by: disposeBag)
  }
}

final class OfferViewController: UIViewController {
  @IBOutlet private var button: UIButton!
  @IBOutlet private var a: UILabel!
  @IBOutlet private var b: UILabel!
  @IBOutlet private var c: UILabel!
  @IBOutlet private var d: UILabel!
  private let model = OffersViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.bind(button.rx.tap.asObservable())
    model.offer.chosen.bind(to: a.rx.isHidden).disposed(by: disposeBag)
    model.offer.hidden.bind(to: b.rx.isHidden).disposed(by: disposeBag)
    model.offer.seen.bind(to: c.rx.isHidden).disposed(by: disposeBag)
    model.offer.marked.bind(to: d.rx.isHidden).disposed(by: disposeBag)
  }
}
