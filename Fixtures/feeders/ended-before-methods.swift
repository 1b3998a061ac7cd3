// A method that subscribes for each element is called no more once the stream of those has ended.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class ScoresViewModel {
  let scores = PublishRelay<String>()
  let records = PublishRelay<String>()
  let ranks = PublishRelay<String>()
  private let disposeBag = DisposeBag()

  init(taps: Observable<Void>) {
    taps.flatMapLatest { ScoresViewModel.load("scores") }
      .catchAndReturn("")
      .subscribe(onNext: { [weak self] score in self?.pass(score) })
      .disposed(by: disposeBag)
    taps.flatMapLatest { ScoresViewModel.load("records").catchAndReturn("") }
      .subscribe(onNext: { [weak self] record in self?.keep(record) })
      .disposed(by: disposeBag)
    taps.flatMapLatest { ScoresViewModel.load("ranks") }
      .catchAndReturn("")
      .subscribe(onNext: { [weak self] rank in self?.place(rank) })
      .disposed(by: disposeBag)
  }

  func place(_ rank: String) {
    Observable.just(rank).subscribe(onNext: { [weak self] in self?.ranks.accept($0) }).disposed(by: disposeBag)
  }

  private func pass(_ score: String) {
    Single.just(score).subscribe(onSuccess: { [weak self] in self?.scores.accept($0) }).disposed(by: disposeBag)
  }

  private func keep(_ record: String) {
    Observable.just(record).subscribe(onNext: { [weak self] in self?.records.accept($0) }).disposed(by: disposeBag)
  }

  private static func load(_ name: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/\(name)")!))
      .map { "\($0.count)" }
      .observe(on: MainScheduler.instance)
  }
}

final class ScoresViewController: UIViewController {
  @IBOutlet private var button: UIButton!
  @IBOutlet private var a: UILabel!
  @IBOutlet private var b: UILabel!
  @IBOutlet private var c: UILabel!
  private lazy var model = ScoresViewModel(taps: button.rx.tap.asObservable())
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.scores.bind(to: a.rx.text).disposed(by: disposeBag) // expect: error_ends_stream
    model.records.bind(to: b.rx.text).disposed(by: disposeBag)
    model.ranks.bind(to: c.rx.text).disposed(by: disposeBag)
  }

  @IBAction private func begin() { model.place("first") }
}
