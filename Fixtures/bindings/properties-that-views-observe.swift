import Combine
import RxSwift
import SwiftUI

// A change of a published property is one of the views that observe its object.

final class ToastModel: ObservableObject {
  @Published var text: String?
  @Published var rows: [String] = []
  var count = 0
  private let events = PublishSubject<String>()
  private let bag = DisposeBag()

  func load() { Task.detached { self.events.onNext("loaded") } }

  func begin() {
    events.bind(with: self) { model, event in model.text = event }.disposed(by: bag) // expect: main_thread
    events.subscribe(onNext: { [weak self] in self?.rows.append($0) }).disposed(by: bag) // expect: main_thread
    events.observe(on: MainScheduler.instance).subscribe(onNext: { [weak self] in self?.text = $0 }).disposed(by: bag)
    events.subscribe(onNext: { [weak self] _ in self?.count += 1 }).disposed(by: bag)
  }
}

struct ToastView: View {
  @ObservedObject var model: ToastModel
  var body: some View { Text(model.text ?? "") }
}

// What nobody's view observes is a value like others.

final class Journal: ObservableObject {
  @Published var lines: [String] = []
  private let events = PublishSubject<String>()
  private let bag = DisposeBag()

  func load() { Task.detached { self.events.onNext("loaded") } }

  func begin() {
    events.subscribe(onNext: { [weak self] in self?.lines.append($0) }).disposed(by: bag)
  }
}
