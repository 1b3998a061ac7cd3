// A parameter is what the calls in sight pass for it, also where its type says nothing; a closure's, what calls it.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class BoardViewController: UIViewController {
  private let a = UILabel()
  private let b = UILabel()
  private let c = UILabel()
  private let d = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    show(load("generic")) // expect: error_handling main_thread
    list([.just("one"), load("list")]) // expect: error_handling main_thread

    let paint = { [unowned self] (text: Driver<String>) in
      text.asObservable().bind(to: c.rx.text).disposed(by: disposeBag)
    }
    paint(.just("typed"))

    changed { $0.map { $0.uppercased() } }
      .asDriver(onErrorJustReturn: "")
      .drive(d.rx.text)
      .disposed(by: disposeBag)
    changed { $0.observe(on: MainScheduler.instance).catchAndReturn("") }
      .bind(to: d.rx.text)
      .disposed(by: disposeBag)
  }

  private func show<Source>(_ source: Source) where Source: ObservableType, Source.Element == String {
    source.bind(to: a.rx.text).disposed(by: disposeBag)
  }

  private func list(_ sources: [Observable<String>]) {
    for source in sources {
      source.bind(to: b.rx.text).disposed(by: disposeBag)
    }
  }

  private func changed(_ transform: (Observable<String>) -> Observable<String>) -> Observable<String> {
    transform(load("changed"))
  }

  private func load(_ name: String) -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/\(name)")!).map { "\($0)" }
  }
}
