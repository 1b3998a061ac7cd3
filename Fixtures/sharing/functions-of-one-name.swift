// What a property's use calls is a function, not all of its name: what another of that name has made is there before.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class Frame {
  var driver: Driver<String> = .empty()
}

final class Tracks {
  private func tracks() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/tracks")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  func transform() -> Driver<String> {
    let frame = Frame()
    frame.driver = tracks().asDriver(onErrorJustReturn: "")
    return frame.driver
  }

  func convert(_ prefix: Driver<String>) -> Driver<String> {
    let frame = Frame()
    frame.driver = Driver.merge(prefix, tracks().asDriver(onErrorJustReturn: ""))
    return frame.driver
  }
}

final class Player {
  struct Output {
    let current: Driver<String>
  }

  func transform(_ input: Driver<String>) -> Output { Output(current: input) }
  func convert(_ input: Driver<String>) -> Output { Output(current: input) }
}

final class Album {
  private let tracks = Tracks().transform()
  private let converted = Tracks().convert(.just("…"))
  private let player = Player()

  var kept: Driver<String> { player.transform(tracks).current }
  var keptToo: Driver<String> { player.convert(converted).current }
  var made: Driver<String> { player.transform(Tracks().transform()).current }
}

final class AlbumViewController: UIViewController {
  private let labels = (0..<6).map { _ in UILabel() }
  private let album = Album()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    album.kept.drive(labels[0].rx.text).disposed(by: disposeBag)
    album.kept.map { $0.uppercased() }.drive(labels[1].rx.text).disposed(by: disposeBag)
    album.keptToo.drive(labels[2].rx.text).disposed(by: disposeBag)
    album.keptToo.map { $0.uppercased() }.drive(labels[3].rx.text).disposed(by: disposeBag)
    album.made.drive(labels[4].rx.text).disposed(by: disposeBag)
    album.made.map { $0.uppercased() }.drive(labels[5].rx.text).disposed(by: disposeBag)  // expect: sharing
  }
}
