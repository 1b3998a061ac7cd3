// What a project declares as `rx` itself is what that says, and no `Reactive`.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class Pump {
  private let client: Archive

  init(_ client: Archive) { self.client = client }

  func pull(on queue: DispatchQueue = .main) -> Single<String> {
    Single.create { single in
      queue.async { single(.success("pulled")) }
      return Disposables.create()
    }
  }
}

final class Archive {}

extension Archive {
  var rx: Pump { Pump(self) }
}

extension FileManager {
  var rx: Pump { Pump(Archive()) }
}

final class ArchiveViewController: UIViewController {
  private let archive = Archive()
  private let label = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    archive.rx.pull().asObservable().bind(to: label.rx.text).disposed(by: bag)
    archive.rx.pull(on: .global()).asObservable()
      .bind(to: label.rx.text) // expect: main_thread
      .disposed(by: bag)
    FileManager.default.rx.pull().asObservable().bind(to: label.rx.text).disposed(by: bag)
    FileManager.default.rx.pull(on: .global()).asObservable()
      .bind(to: label.rx.text) // expect: main_thread
      .disposed(by: bag)
  }
}
