// An operator of the project's own makes a share at each call: whoever subscribes to what one call returned joins its run,
// and each further call is a run more.
import RxCocoa
import RxSwift
import UIKit

extension ObservableType {
  func drivenQuietly() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }

  func kept() -> Observable<Element> { share(replay: 1, scope: .whileConnected) }
}

struct ParcelOutput {
  let address: Driver<String>
  let weight: Driver<String>
}

enum ParcelService {
  static func parcel() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/parcel")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .catchAndReturn("–")
      .observe(on: MainScheduler.instance)
  }
}

final class ParcelViewController: UIViewController {
  private let addressLabel = UILabel()
  private let weightLabel = UILabel()
  private let stateLabel = UILabel()
  private let button = UIButton()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    threeTimes()
    once()
    onceInAnOutput()
    eachCall()
  }

  /// Three calls, three runs.
  func threeTimes() {
    let parcel = ParcelService.parcel().share(replay: 1, scope: .whileConnected)
    let output = ParcelOutput(
      address: parcel.map { "to \($0)" }.drivenQuietly(), weight: parcel.map { "\($0.count) g" }.drivenQuietly())
    output.address.drive(addressLabel.rx.text).disposed(by: disposeBag)
    output.weight.drive(weightLabel.rx.text).disposed(by: disposeBag)
    button.rx.tap.withLatestFrom(parcel).drivenQuietly().drive(stateLabel.rx.text)
      .disposed(by: disposeBag)
  }

  /// One call that two read.
  func once() {
    let parcel = ParcelService.parcel()
    let driven = parcel.drivenQuietly()
    driven.drive(addressLabel.rx.text).disposed(by: disposeBag)
    driven.map { "\($0.count) g" }.drive(weightLabel.rx.text).disposed(by: disposeBag)
  }

  /// The same, handed on in a property.
  func onceInAnOutput() {
    let parcel = ParcelService.parcel()
    let output = ParcelOutput(address: parcel.drivenQuietly(), weight: .empty())
    output.address.drive(addressLabel.rx.text).disposed(by: disposeBag)
    output.address.map { "\($0.count) g" }.drive(weightLabel.rx.text).disposed(by: disposeBag)
    output.weight.drive(stateLabel.rx.text).disposed(by: disposeBag)
  }

  /// Two calls on the very same name, and a third whose value two read.
  func eachCall() {
    let parcel = ParcelService.parcel().share(replay: 1, scope: .whileConnected)
    parcel.kept().bind(to: addressLabel.rx.text).disposed(by: disposeBag)
    parcel.kept().bind(to: weightLabel.rx.text).disposed(by: disposeBag)
    let both = parcel.kept()
    both.bind(to: stateLabel.rx.text).disposed(by: disposeBag)
    both.bind(to: button.rx.title()).disposed(by: disposeBag)
  }
}
