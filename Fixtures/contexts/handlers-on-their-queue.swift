// A path monitor calls its handler on the queue that it is started with, a web socket's task on that of its session.
import Network
import RxCocoa
import RxSwift
import UIKit

final class Reach {
  let away = PublishRelay<String>()
  let here = PublishRelay<String>()
  private let monitor = NWPathMonitor()
  private let other = NWPathMonitor()

  func start() {
    monitor.pathUpdateHandler = { [away] path in away.accept("\(path.status)") }
    monitor.start(queue: .global())
    other.pathUpdateHandler = { [here] path in here.accept("\(path.status)") }
    other.start(queue: DispatchQueue.main)
  }
}

final class Lines {
  let away = PublishRelay<String>()
  let here = PublishRelay<String>()
  private let task = URLSession.shared.webSocketTask(with: URL(string: "wss://example.com")!)
  private let session = URLSession(configuration: .default, delegate: nil, delegateQueue: .main)
  private lazy var own = session.webSocketTask(with: URL(string: "wss://example.com")!)

  func listen() {
    task.receive { [weak self] result in
      if case .success(.string(let line)) = result { self?.away.accept(line) }
    }
    own.receive { [weak self] result in
      if case .success(.string(let line)) = result { self?.here.accept(line) }
    }
    own.sendPing { [weak self] _ in self?.here.accept("") }
  }
}

final class RadioViewController: UIViewController {
  private let reach = Reach()
  private let lines = Lines()
  private let labels = (0..<4).map { _ in UILabel() }
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    reach.away.bind(to: labels[0].rx.text).disposed(by: disposeBag) // expect: main_thread
    reach.here.bind(to: labels[1].rx.text).disposed(by: disposeBag)
    lines.away.bind(to: labels[2].rx.text).disposed(by: disposeBag) // expect: main_thread
    lines.here.bind(to: labels[3].rx.text).disposed(by: disposeBag)
    reach.start()
    lines.listen()
  }
}
