// Work that a helper wraps into a sequence is done where whoever gets that subscribes to it, through however many
// functions it comes.
import RxCocoa
import RxSwift
import UIKit

extension PrimitiveSequence where Trait == CompletableTrait {
  static func from(_ work: @escaping () throws -> Void) -> Completable {
    Completable.create { completable in
      do {
        try work()
        completable(.completed)
      } catch {
        completable(.error(error))
      }
      return Disposables.create()
    }
  }
}

extension Observable where Element == Void {
  static func doing(_ work: @escaping () -> Void) -> Observable<Void> {
    Observable<Void>.deferred {
      work()
      return .just(())
    }
  }
}

func wrapped(_ work: @escaping () -> Void) -> Completable {
  Completable.create { completable in
    work()
    completable(.completed)
    return Disposables.create()
  }
}

func wrappedByMany(_ work: @escaping () -> Void) -> Completable {
  Completable.create { completable in
    work()
    completable(.completed)
    return Disposables.create()
  }
}

final class SettingsKeeper {
  let theme = BehaviorSubject<String>(value: "")
  let font = BehaviorSubject<String>(value: "")
  let size = BehaviorSubject<String>(value: "")
  let unit = BehaviorSubject<String>(value: "")
  let scale = BehaviorSubject<String>(value: "")

  func saveTheme() -> Completable { Completable.from { [weak self] in try self?.keepTheme() } }
  private func keepTheme() throws { theme.onNext("dark") }

  func saveFont() -> Observable<Void> { Observable.doing { [font] in font.onNext("serif") } }

  func saveSize() -> Completable { saveSizeNow() }
  private func saveSizeNow() -> Completable { wrapped { [size] in size.onNext("12") } }

  // Of these two, one is subscribed to elsewhere, and whoever looks at what they share cannot tell which.
  func saveUnit() -> Completable { wrappedByMany { [unit] in unit.onNext("pt") } }
  func saveScale() -> Completable { wrappedByMany { [scale] in scale.onNext("2") } }
}

final class SettingsScreen: UIViewController {
  private let theme = UILabel()
  private let font = UILabel()
  private let size = UILabel()
  private let unit = UILabel()
  private let scale = UILabel()
  private let keeper = SettingsKeeper()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    keeper.theme.asDriver(onErrorDriveWith: .empty()).drive(theme.rx.text).disposed(by: bag)
    keeper.font.asDriver(onErrorDriveWith: .empty()).drive(font.rx.text).disposed(by: bag)
    keeper.size.asDriver(onErrorDriveWith: .empty()).drive(size.rx.text).disposed(by: bag)
    keeper.unit.bind(to: unit.rx.text).disposed(by: bag)
    keeper.scale.bind(to: scale.rx.text).disposed(by: bag)

    let background = ConcurrentDispatchQueueScheduler(qos: .utility)
    keeper.saveTheme().subscribe(on: background).subscribe().disposed(by: bag)
    keeper.saveFont().subscribe(on: background).subscribe().disposed(by: bag)
    keeper.saveSize().subscribe(on: background).subscribe().disposed(by: bag)
    keeper.saveUnit().subscribe().disposed(by: bag)
    keeper.saveScale().subscribe(on: background).subscribe().disposed(by: bag)
  }
}
