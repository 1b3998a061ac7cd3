// What a subscript makes is made anew at each use of it, whoever hands it on.
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

final class ReadingRoomViewController: UIViewController {
  private let labels = (0..<8).map { _ in UILabel() }
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
    archive.open()
  }
}
