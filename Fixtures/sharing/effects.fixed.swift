// Effects other than requests: `do`, `create`, `deferred`.
import RxCocoa
import RxSwift
import UIKit

final class SurveyViewController: UIViewController {
  @IBOutlet private var slider: UISlider!
  @IBOutlet private var a: UILabel!
  @IBOutlet private var b: UILabel!
  @IBOutlet private var c: UILabel!
  @IBOutlet private var d: UILabel!
  @IBOutlet private var e: UILabel!
  @IBOutlet private var f: UILabel!
  @IBOutlet private var g: UILabel!
  @IBOutlet private var h: UILabel!
  private var answers: [Float] = []
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let recorded = slider.rx.value.asDriver().do(onNext: { [weak self] in self?.answers.append($0) })
    recorded.map { "\($0)" }.drive(a.rx.text).disposed(by: disposeBag)
    recorded.map { "\(-$0)" }.drive(b.rx.text).disposed(by: disposeBag)

    let recordedOnce = slider.rx.value.do(onNext: { [weak self] in self?.answers.append($0) }).share()
    recordedOnce.map { "\($0)" }.bind(to: c.rx.text).disposed(by: disposeBag)
    recordedOnce.map { "\(-$0)" }.bind(to: d.rx.text).disposed(by: disposeBag)

    let created = Observable<String>.create { observer in
      UserDefaults.standard.set(true, forKey: "surveyed")
      observer.onNext("Thank you")
      return Disposables.create()
    }.asDriver(onErrorDriveWith: .empty())
    created.drive(e.rx.text).disposed(by: disposeBag)
    created.drive(f.rx.text).disposed(by: disposeBag)

    let deferred = Observable<String>.deferred {
      let visits = UserDefaults.standard.integer(forKey: "visits") + 1
      UserDefaults.standard.set(visits, forKey: "visits")
      return .just("\(visits)")
    }
    deferred.bind(to: g.rx.text).disposed(by: disposeBag)
    deferred.bind(to: h.rx.text).disposed(by: disposeBag) // expect: sharing
  }
}
