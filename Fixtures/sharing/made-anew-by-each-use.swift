// What a subscript makes, a method that is only named, or an object's initialiser, is made anew at each use of it,
// whoever hands it on.
import RxCocoa
import RxSwift
import UIKit

final class Archive {
  private let opened = PublishRelay<Void>()

  subscript(shelf: String) -> Driver<String> {
    opened.asObservable().flatMap { Archive.fetch(shelf) }
      .asDriver(onErrorJustReturn: "")
  }

  private(set) lazy var kept: Driver<String> = self["kept"]

  private var handler: ((Driver<String>) -> Void)?

  func search(_ title: String) -> Driver<String> {
    opened.asObservable().flatMap { Archive.fetch(title) }
      .asDriver(onErrorJustReturn: "")
  }

  func whenFound(_ handler: @escaping (Driver<String>) -> Void) {
    self.handler = handler
  }

  func find() {
    handler?(opened.asObservable().flatMap { Archive.fetch("due") }.asDriver(onErrorJustReturn: ""))
  }

  func open() {
    opened.accept(())
  }

  private static func fetch(_ shelf: String) -> Observable<String> {
    let url = URL(string: "https://example.com/archive/\(shelf)")!
    return URLSession.shared.rx.data(request: URLRequest(url: url))
      .map { String(decoding: $0, as: UTF8.self) }
      .catchAndReturn("")
  }
}

protocol Shelving {
  var titles: Driver<String> { get }
}

extension Shelving {
  var shown: Driver<String> { titles }
}

struct Maps: Shelving {
  let archive: Archive

  var titles: Driver<String> { archive["maps"] }
}

struct Letters: Shelving {
  let titles: Driver<String>
}

final class Desk {
  private let archive: Archive
  private lazy var reservation = Reservation(archive)

  init(archive: Archive) {
    self.archive = archive
  }

  var found: Driver<String> {
    let search = Archive.search
    return search(archive)("atlas")
  }

  var reserved: Driver<String> { Reservation(archive).due }

  var renewed: Driver<String> { reservation.due }
}

extension Desk {
  var shown: Driver<String> { found }
}

final class Reservation {
  private(set) var due: Driver<String> = .empty()

  init(_ archive: Archive) {
    archive.whenFound { [weak self] in self?.due = $0 }
    archive.find()
  }
}

final class ReadingRoomViewController: UIViewController {
  private let labels = (0..<14).map { _ in UILabel() }
  private let archive = Archive()
  private let disposeBag = DisposeBag()
  private lazy var letters = Letters(titles: archive["letters"])

  override func viewDidLoad() {
    super.viewDidLoad()
    let maps = Maps(archive: archive)
    maps.shown.drive(labels[0].rx.text).disposed(by: disposeBag)
    maps.shown.drive(labels[1].rx.text).disposed(by: disposeBag)  // expect: sharing

    // One for both.
    letters.shown.drive(labels[2].rx.text).disposed(by: disposeBag)
    letters.shown.drive(labels[3].rx.text).disposed(by: disposeBag)
    archive.kept.drive(labels[4].rx.text).disposed(by: disposeBag)
    archive.kept.drive(labels[5].rx.text).disposed(by: disposeBag)
    let photographs = archive["photographs"]
    photographs.drive(labels[6].rx.text).disposed(by: disposeBag)
    photographs.drive(labels[7].rx.text).disposed(by: disposeBag)

    let desk = Desk(archive: archive)
    desk.shown.drive(labels[8].rx.text).disposed(by: disposeBag)
    desk.shown.drive(labels[9].rx.text).disposed(by: disposeBag)  // expect: sharing
    desk.reserved.drive(labels[10].rx.text).disposed(by: disposeBag)
    desk.reserved.drive(labels[11].rx.text).disposed(by: disposeBag)  // expect: sharing
    desk.renewed.drive(labels[12].rx.text).disposed(by: disposeBag)
    desk.renewed.drive(labels[13].rx.text).disposed(by: disposeBag)
    archive.open()
  }
}
