import Alamofire
import RxAlamofire
import RxCocoa
import RxSwift
import UIKit

/// A request that was made is sent once, whoever asks it for its answer; one that is made in a step is made by each.
final class RequestsViewController: UIViewController {
  @IBOutlet private var sizeLabel: UILabel!
  @IBOutlet private var stateLabel: UILabel!
  @IBOutlet private var nameLabel: UILabel!
  @IBOutlet private var mottoLabel: UILabel!
  @IBOutlet private var cityLabel: UILabel!
  @IBOutlet private var streetLabel: UILabel!
  @IBOutlet private var reloadButton: UIButton!
  private let disposeBag = DisposeBag()

  private var town: Observable<String> {
    session.request("https://example.com/town").rx.responseString().map { $1 }.catchAndReturn("")
  }
  private let session = Session()

  override func viewDidLoad() {
    super.viewDidLoad()

    let answer = session.request("https://example.com/size").rx.responseData().map { "\($1)" }.catchAndReturn("")
    answer.bind(to: sizeLabel.rx.text).disposed(by: disposeBag)
    answer.bind(to: stateLabel.rx.text).disposed(by: disposeBag)

    let names = reloadButton.rx.tap.asDriver()
      .flatMapLatest { [session] _ in
        session.request("https://example.com/name").rx.responseString().map { $1 }.asDriver(onErrorJustReturn: "")
      }
    names.drive(nameLabel.rx.text).disposed(by: disposeBag)
    names.drive(mottoLabel.rx.text).disposed(by: disposeBag)

    town.bind(to: cityLabel.rx.text).disposed(by: disposeBag)
    town.bind(to: streetLabel.rx.text).disposed(by: disposeBag) // expect: sharing
  }
}
