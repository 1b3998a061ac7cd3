// A container makes what is registered under the name that it is asked for, and not what the same type has under another.
import RxCocoa
import RxSwift
import Swinject
import UIKit

protocol Archive {
  func titles() -> Observable<String>
}

struct CloudArchive: Archive {
  func titles() -> Observable<String> {
    Observable.create { observer in
      observer.onError(RxError.unknown)
      return Disposables.create()
    }
  }
}

struct DiskArchive: Archive {
  func titles() -> Observable<String> { .just("disk") }
}

enum Stage {
  case near, far
}

final class Makers {
  static let shared = Makers()
  private var makers: [String: () -> Any] = [:]

  func add<Made>(_ type: Made.Type, tag: Stage, _ make: @escaping () -> Made) { makers["\(type)\(tag)"] = make }
  func get<Made>(_ type: Made.Type, tag: Stage) -> Made { makers["\(type)\(tag)"]!() as! Made }
}

let container = Container { container in
  container.register(Archive.self, name: "cloud") { _ in CloudArchive() }
  container.register(Archive.self, name: "disk") { _ in DiskArchive() }
  Makers.shared.add(Archive.self, tag: .near) { DiskArchive() }
  Makers.shared.add(Archive.self, tag: .far) { CloudArchive() }
}

final class ArchiveViewController: UIViewController {
  private let labels = (0..<5).map { _ in UILabel() }
  private let disk = container.resolve(Archive.self, name: "disk")!
  private let cloud = container.resolve(Archive.self, name: "cloud")!
  private let near = Makers.shared.get(Archive.self, tag: .near)
  private let far: Archive = Makers.shared.get(Archive.self, tag: Stage.far)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    disk.titles().bind(to: labels[0].rx.text).disposed(by: disposeBag)
    cloud.titles().asDriver(onErrorJustReturn: "").drive(labels[1].rx.text).disposed(by: disposeBag)
    near.titles().bind(to: labels[2].rx.text).disposed(by: disposeBag)
    far.titles().asDriver(onErrorJustReturn: "").drive(labels[3].rx.text).disposed(by: disposeBag)
    container.resolve(Archive.self, name: "disk")!.titles()
      .bind(to: labels[4].rx.text).disposed(by: disposeBag)
  }
}
