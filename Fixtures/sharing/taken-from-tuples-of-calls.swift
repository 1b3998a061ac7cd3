// A tuple that a function makes holds what a call inside it made: another one in each call, whatever hands it out.
import RxCocoa
import RxSwift
import UIKit

final class TideService {
  func tide() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/tide")!)).map { "\($0.count)" }
  }

  func wave() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/wave")!)).map { "\($0.count)" }
  }
}

final class TideSource {
  private let service = TideService()
  private lazy var kept = service.wave().asDriver(onErrorJustReturn: "")
  var made: Driver<String> { service.tide().asDriver(onErrorJustReturn: "") }

  subscript(name: String) -> Driver<String> {
    let source = self
    return name.isEmpty ? .empty() : source.made
  }

  subscript(number: Int) -> Driver<String> { kept }
}

final class TideDetail {
  private let source = TideSource()

  func byName() -> Driver<String> {
    let pair = (tide: source["low"], isFirst: true)
    return pair.tide
  }

  func byNumber() -> Driver<String> {
    let pair = (tide: source[1], isFirst: true)
    return pair.tide
  }
}

final class TideViewController: UIViewController {
  @IBOutlet private var a: UILabel!
  @IBOutlet private var b: UILabel!
  @IBOutlet private var c: UILabel!
  @IBOutlet private var d: UILabel!
  private let detail = TideDetail()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    detail.byName().drive(a.rx.text).disposed(by: disposeBag)
    detail.byName().drive(b.rx.text).disposed(by: disposeBag) // expect: sharing
    detail.byNumber().drive(c.rx.text).disposed(by: disposeBag)
    detail.byNumber().drive(d.rx.text).disposed(by: disposeBag)
  }
}
