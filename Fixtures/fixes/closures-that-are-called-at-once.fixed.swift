// What a closure of several statements gives has its type from the declaration; with a conversion behind it, from nowhere.
import RxCocoa
import RxSwift
import UIKit

final class PromptModel {
  private let isReady = true

  lazy var prompt: Observable<String?> = {
    guard isReady else { return Observable.just(nil) }
    return URLSession.shared.rx.data(request: URLRequest(url: URL(fileURLWithPath: "prompt"))).map { "\($0.count)" }
  }()

  lazy var title: Driver<String> = {
    URLSession.shared.rx.data(request: URLRequest(url: URL(fileURLWithPath: "title"))).map { "\($0.count)" }
  }().asDriver(onErrorJustReturn: "")
}

final class PromptViewController: UIViewController {
  private let model = PromptModel()
  private let promptLabel = UILabel()
  private let titleLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.prompt.asDriver(onErrorJustReturn: nil).drive(promptLabel.rx.text).disposed(by: disposeBag)
    model.title.drive(titleLabel.rx.text).disposed(by: disposeBag)
  }
}
