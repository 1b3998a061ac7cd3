// RxSwift 6. A `map` or a `filter` is there for what its closure returns; where that is seen to write, send or ask as
// well, each subscriber has it do so again. Working a value out is nothing that anybody would miss.
import Foundation
import RxCocoa
import RxSwift
import UIKit

struct Note: Equatable {
  var text: String
}

protocol NoteKeeping {
  func remove(_ index: Int) -> [Note]
  func recall(_ index: Int) -> [Note]
}

final class NoteKeeper: NoteKeeping {
  private let defaults = UserDefaults.standard
  private var notes: [Note] = []

  func remove(_ index: Int) -> [Note] {
    notes = notes.enumerated().filter { $0.offset != index }.map(\.element)
    keep()
    return notes
  }

  func recall(_ index: Int) -> [Note] {
    (defaults.stringArray(forKey: "notes") ?? []).map { Note(text: $0) }
  }

  private func keep() {
    defaults.set(notes.map(\.text), forKey: "notes")
  }
}

final class NotesViewModel {
  let deletions = PublishRelay<Int>()
  let warnings = PublishRelay<String>()
  private let keeper: NoteKeeping = NoteKeeper()

  var removed: Observable<[Note]> { deletions.map { [keeper] in keeper.remove($0) } }
  var warned: Observable<Int> {
    deletions.filter { [warnings] index in
      guard index >= 0 else {
        warnings.accept("None such")
        return false
      }
      return true
    }
  }
}

final class NotesViewController: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let warning = UILabel()
  private let model = NotesViewModel()
  private let keeper = NoteKeeper()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let written = model.deletions.map(keeper.remove)
    written.map { $0.first?.text }.bind(to: first.rx.text).disposed(by: disposeBag)
    written.map { "\($0.count)" }.bind(to: second.rx.text).disposed(by: disposeBag)  // expect: sharing
    let read = model.deletions.map(keeper.recall)
    read.map { $0.first?.text }.bind(to: first.rx.text).disposed(by: disposeBag)
    read.map { "\($0.count)" }.bind(to: second.rx.text).disposed(by: disposeBag)
    let shared = model.deletions.map(keeper.remove).share(replay: 1)
    shared.map { $0.first?.text }.bind(to: first.rx.text).disposed(by: disposeBag)
    shared.map { "\($0.count)" }.bind(to: second.rx.text).disposed(by: disposeBag)
    let driven = model.deletions.map(keeper.remove).asDriver(onErrorJustReturn: [])
    driven.map { $0.first?.text }.drive(first.rx.text).disposed(by: disposeBag)
    driven.map { "\($0.count)" }.drive(second.rx.text).disposed(by: disposeBag)
    let removed = model.removed
    removed.map { $0.first?.text }.bind(to: first.rx.text).disposed(by: disposeBag)
    removed.map { "\($0.count)" }.bind(to: second.rx.text).disposed(by: disposeBag)  // expect: sharing
    let warned = model.warned
    warned.map { "\($0)" }.bind(to: first.rx.text).disposed(by: disposeBag)
    warned.map { "\($0 + 1)" }.bind(to: second.rx.text).disposed(by: disposeBag)  // expect: sharing
    let counted = model.deletions.map { index -> Int in
      let steps = PublishRelay<Int>()
      steps.accept(index)
      return index + 1
    }
    counted.map { "\($0)" }.bind(to: first.rx.text).disposed(by: disposeBag)
    counted.map { "\($0 + 1)" }.bind(to: second.rx.text).disposed(by: disposeBag)
    let each = model.deletions.map { index -> [Int] in
      [index, index + 1].forEach { UserDefaults.standard.set($0, forKey: "last") }
      return [index]
    }
    each.map { "\($0.count)" }.bind(to: first.rx.text).disposed(by: disposeBag)
    each.map { "\($0)" }.bind(to: second.rx.text).disposed(by: disposeBag)  // expect: sharing
    let later = model.deletions.map { index in { UserDefaults.standard.set(index, forKey: "last") } }
    later.map { _ in "kept" }.bind(to: first.rx.text).disposed(by: disposeBag)
    later.map { _ in "kept" }.bind(to: second.rx.text).disposed(by: disposeBag)
    model.warnings.bind(to: warning.rx.text).disposed(by: disposeBag)
    model.deletions.accept(1)
  }
}
