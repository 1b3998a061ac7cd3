// What each use makes may hand out what was there before: that is one for all uses, and what it makes itself is not.
import RxCocoa
import RxSwift
import UIKit

struct HarbourService {
  func arrivals(at quay: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/harbour/\(quay)")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .catchAndReturn("")
      .observe(on: MainScheduler.instance)
  }
}

final class QuayModel {
  let ships: Observable<String>

  init(_ service: HarbourService) { ships = service.arrivals(at: "north").share(replay: 1) }
}

struct Board {
  let lines: Observable<String>
}

final class BoardModel {
  struct Output {
    let shown: Observable<String>
  }

  func transform(_ input: Observable<String>) -> Output { Output(shown: input) }
}

struct Frame {
  let inside: Observable<String>

  init(_ inside: Observable<String>) { self.inside = inside }
}

final class HarbourModel {
  private let quay: QuayModel
  private let board = BoardModel()
  private let service: HarbourService
  private let own: Observable<String>

  init(_ service: HarbourService) {
    self.service = service
    quay = QuayModel(service)
    own = service.arrivals(at: "south").share(replay: 1)
  }

  /// What is new is handed what another object has.
  var transformed: Observable<String> {
    board.transform(quay.ships).shown.map { "→ \($0)" }
  }

  /// The same twice over, with what the model has itself.
  var framed: Observable<String> {
    Frame(Board(lines: own).lines).inside.filter { !$0.isEmpty }
  }

  /// The object that has it is as new as the one that hands it out.
  var another: Observable<String> {
    let fresh = QuayModel(service)
    return board.transform(fresh.ships).shown
  }

  /// So is what is handed out, without an object that has it.
  var shared: Observable<String> {
    Frame(service.arrivals(at: "west").share(replay: 1)).inside
  }

  private func berths() -> Observable<String> {
    service.arrivals(at: "east").share(replay: 1)
  }

  /// A function makes it at each use.
  var berthed: Observable<String> {
    Board(lines: Frame(berths()).inside).lines
  }
}

enum HarbourFactory {
  static func make() -> HarbourModel { HarbourModel(HarbourService()) }
}

final class HarbourViewController: UIViewController {
  private let labels = (0..<10).map { _ in UILabel() }
  private let others = (0..<10).map { _ in UILabel() }
  private let disposeBag = DisposeBag()
  private var made: HarbourModel?
  private let model = HarbourModel(HarbourService())

  override func viewDidLoad() {
    super.viewDidLoad()
    model.transformed.bind(to: labels[0].rx.text).disposed(by: disposeBag)
    model.transformed.bind(to: labels[1].rx.text).disposed(by: disposeBag)
    model.framed.bind(to: labels[2].rx.text).disposed(by: disposeBag)
    model.framed.bind(to: labels[3].rx.text).disposed(by: disposeBag)
    model.another.bind(to: labels[4].rx.text).disposed(by: disposeBag)
    model.another.bind(to: labels[5].rx.text).disposed(by: disposeBag) // expect: sharing
    model.shared.bind(to: labels[6].rx.text).disposed(by: disposeBag)
    model.shared.bind(to: labels[7].rx.text).disposed(by: disposeBag) // expect: sharing
    model.berthed.bind(to: labels[8].rx.text).disposed(by: disposeBag)
    model.berthed.bind(to: labels[9].rx.text).disposed(by: disposeBag) // expect: sharing

    // The same where a function makes the model.
    let made = HarbourFactory.make()
    self.made = made
    made.transformed.bind(to: others[0].rx.text).disposed(by: disposeBag)
    made.transformed.bind(to: others[1].rx.text).disposed(by: disposeBag)
    made.framed.bind(to: others[2].rx.text).disposed(by: disposeBag)
    made.framed.bind(to: others[3].rx.text).disposed(by: disposeBag)
    made.another.bind(to: others[4].rx.text).disposed(by: disposeBag) // expect: sharing
    made.another.bind(to: others[5].rx.text).disposed(by: disposeBag) // expect: sharing
    made.shared.bind(to: others[6].rx.text).disposed(by: disposeBag) // expect: sharing
    made.shared.bind(to: others[7].rx.text).disposed(by: disposeBag) // expect: sharing
    made.berthed.bind(to: others[8].rx.text).disposed(by: disposeBag) // expect: sharing
    made.berthed.bind(to: others[9].rx.text).disposed(by: disposeBag) // expect: sharing
  }
}
