// A filter that compares, a property that speaks of some cases alone: only those cases come out. A `Result` has cases, too.
import Foundation
import RxCocoa
import RxRelay
import RxSwift
import UIKit

enum Signal2 {
  case red, amber, green
}

enum Message {
  case text(String), alarm(String)

  var text: String? {
    if case .text(let text) = self { return text }
    return nil
  }
  var alarm: String? {
    guard case .alarm(let text) = self else { return nil }
    return text
  }
  var isText: Bool {
    switch self {
    case .text: return true
    case .alarm: return false
    }
  }
  var anything: String? {
    switch self {
    case .text(let text), .alarm(let text): return text
    }
  }
}

final class Crossing {
  let signals = PublishRelay<Signal2>()
  let messages = PublishRelay<Message>()
  let answers = PublishRelay<Result<String, Error>>()

  func begin() {
    signals.accept(.red)
    signals.accept(.amber)
    messages.accept(.text("stop"))
    answers.accept(.failure(URLError(.badURL)))
    DispatchQueue.global().async {
      self.signals.accept(.green)
      self.messages.accept(.alarm("train"))
      self.answers.accept(.success("free"))
    }
  }
}

final class CrossingViewController: UIViewController {
  private let labels = (0..<13).map { _ in UILabel() }
  private let crossing = Crossing()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    crossing.signals.filter { $0 == .red }.map { _ in "red" }
      .bind(to: labels[0].rx.text).disposed(by: disposeBag)
    crossing.signals.filter { .green == $0 }.map { _ in "green" }
      .bind(to: labels[1].rx.text).disposed(by: disposeBag)  // expect: main_thread
    crossing.signals.filter { signal in signal == .red || signal == Signal2.amber }.map { "\($0)" }
      .bind(to: labels[2].rx.text).disposed(by: disposeBag)
    crossing.signals.filter { [.amber, .green].contains($0) }.map { "\($0)" }
      .bind(to: labels[3].rx.text).disposed(by: disposeBag)  // expect: main_thread
    crossing.signals.filter { $0 != .red }.map { "\($0)" }
      .bind(to: labels[4].rx.text).disposed(by: disposeBag)  // expect: main_thread
    crossing.messages.compactMap { $0.text }
      .bind(to: labels[5].rx.text).disposed(by: disposeBag)
    crossing.messages.compactMap(\.alarm)
      .bind(to: labels[6].rx.text).disposed(by: disposeBag)  // expect: main_thread
    crossing.messages.filter(\.isText).map { "\($0)" }
      .bind(to: labels[7].rx.text).disposed(by: disposeBag)
    crossing.messages.compactMap { $0.anything }
      .bind(to: labels[8].rx.text).disposed(by: disposeBag)  // expect: main_thread
    // A `Bool` is never `nil`: all come out.
    crossing.messages.compactMap { $0.isText }.map { "\($0)" }
      .bind(to: labels[9].rx.text).disposed(by: disposeBag)  // expect: main_thread
    crossing.answers.compactMap { answer -> String? in
      if case .failure(let error) = answer { return "\(error)" }
      return nil
    }
    .bind(to: labels[10].rx.text).disposed(by: disposeBag)
    crossing.answers.compactMap { answer -> String? in
      switch answer {
      case .success(let text): return text
      case .failure: return nil
      }
    }
    .bind(to: labels[11].rx.text).disposed(by: disposeBag)  // expect: main_thread
    crossing.begin()
  }
}
