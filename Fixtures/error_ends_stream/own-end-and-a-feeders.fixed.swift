// Two feed one subject, and one of them ends with its first error. What ends the sink's own stream is what is told there:
// the feeder's end is told where nothing nearer ends.
import RxCocoa
import RxSwift
import UIKit

final class TideModel {
  let harbour = PublishSubject<String>()
  let reset = PublishSubject<Void>()
  private(set) var cleared: Driver<String> = .empty()
  private(set) var heights: Driver<[String]> = .empty()
  private(set) var guarded: Driver<[String]> = .empty()
  private(set) var title: Driver<String> = .empty()

  init() {
    cleared = reset.flatMapLatest { TideService.forget().catchAndReturn("none") }
      .asDriver(onErrorJustReturn: "none")
    heights = harbour.filter { !$0.isEmpty }
      .flatMapLatest { TideService.heights(at: $0).catchAndReturn([]) }
      .asDriver(onErrorJustReturn: [])
    guarded = harbour
      .flatMapLatest { TideService.heights(at: $0).catchAndReturn([]) }
      .asDriver(onErrorJustReturn: [])
    title = harbour.map { $0.uppercased() }.asDriver(onErrorJustReturn: "")
  }
}

enum TideService {
  static func heights(at harbour: String) -> Observable<[String]> {
    URLSession.shared.rx.data(request: request(harbour)).map { [String(decoding: $0, as: UTF8.self)] }
  }

  static func forget() -> Observable<String> {
    URLSession.shared.rx.data(request: request("forget")).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func request(_ path: String) -> URLRequest {
    URLRequest(url: URL(string: "https://example.com/tides/\(path)")!)
  }
}

final class TideViewController: UIViewController {
  private let field = UITextField()
  private let clearButton = UIButton()
  private let clearedLabel = UILabel()
  private let heightsLabel = UILabel()
  private let guardedLabel = UILabel()
  private let titleLabel = UILabel()
  private let model = TideModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    clearButton.rx.tap.bind(to: model.reset).disposed(by: disposeBag)
    field.rx.text.orEmpty.bind(to: model.harbour).disposed(by: disposeBag)
    model.cleared
      .drive(onNext: { [weak self] text in
        self?.clearedLabel.text = text
        self?.model.harbour.onNext(text)
      })
      .disposed(by: disposeBag)
    model.heights
      .drive(onNext: { [weak self] in self?.heightsLabel.text = $0.joined() })
      .disposed(by: disposeBag)
    model.guarded
      .drive(onNext: { [weak self] in self?.guardedLabel.text = $0.joined() })
      .disposed(by: disposeBag)
    model.title
      .drive(titleLabel.rx.text)
      .disposed(by: disposeBag)
  }
}
