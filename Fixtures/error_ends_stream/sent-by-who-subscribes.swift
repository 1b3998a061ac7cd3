// RxSwift 6. Who sends right after subscribing subscribes again before sending again: an error ends a stream that nobody
// uses any more. Who sends without subscribing, in a loop, or twice, sends into one that is over.
import RxCocoa
import RxSwift
import UIKit

final class VoyageModel {
  private let asked = PublishSubject<Void>()
  private let askedTwice = PublishSubject<Void>()
  private let again = PublishSubject<Void>()
  private let often = PublishSubject<Void>()
  private let kept = PublishSubject<Void>()
  private let first = PublishSubject<Void>()
  let lasting: Observable<String>

  init() { lasting = Self.answers(to: kept).share(replay: 1, scope: .forever) }

  private static func answers(to trigger: Observable<Void>) -> Observable<String> {
    trigger.flatMapLatest {
      URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/voyage")!))
        .map { String(decoding: $0, as: UTF8.self) }
    }
  }

  lazy var title = Self.answers(to: asked).share()
  lazy var port = Self.answers(to: askedTwice)
  lazy var crew = Self.answers(to: again)
  lazy var cargo = Self.answers(to: often)
  lazy var flag = Self.answers(to: first)

  func ask() { asked.onNext(()) }
  func askTwice() { askedTwice.onNext(()) }
  func askAgain() { again.onNext(()) }
  func askOften() { for _ in 0..<3 { often.onNext(()) } }
  func askKept() { kept.onNext(()) }
  func askFirst() { first.onNext(()) }
}

final class VoyageViewController: UIViewController {
  private let titleLabel = UILabel()
  private let portLabel = UILabel()
  private let crewLabel = UILabel()
  private let cargoLabel = UILabel()
  private let keptLabel = UILabel()
  private let flagLabel = UILabel()
  private var isBound = false
  private let model: VoyageModel
  private let disposeBag = DisposeBag()

  init(model: VoyageModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    bindAll()
    model.askTwice()
    model.askTwice()
    model.askOften()
    model.askKept()
    bindOnce()
    model.askFirst()
  }

  private func bindOnce() {
    guard let view, !isBound else { return }
    isBound = true
    view.addSubview(flagLabel)
    model.flag.asDriver(onErrorJustReturn: "").drive(flagLabel.rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)
  }

  private func bindAll() {
    model.title.asDriver(onErrorJustReturn: "").drive(titleLabel.rx.text).disposed(by: disposeBag)
    model.port.asDriver(onErrorJustReturn: "").drive(portLabel.rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)
    model.crew.asDriver(onErrorJustReturn: "").drive(crewLabel.rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)
    model.cargo.asDriver(onErrorJustReturn: "").drive(cargoLabel.rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)
    model.lasting.asDriver(onErrorJustReturn: "").drive(keptLabel.rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)
    model.ask()
  }

  @IBAction private func refresh() { model.askAgain() }
}
