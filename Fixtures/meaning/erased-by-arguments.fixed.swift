// An object of a generic type of which only the arguments are known is one that was made with arguments like these.
import RxCocoa
import RxSwift
import UIKit

protocol UseCase {
  associatedtype Input
  associatedtype Output
  func execute(with input: Input) -> Observable<Output>
}

final class AnyUseCase<Input, Output>: UseCase {
  private let work: (Input) -> Observable<Output>

  init<Wrapped: UseCase>(wrapped: Wrapped) where Wrapped.Input == Input, Wrapped.Output == Output {
    work = wrapped.execute
  }

  func execute(with input: Input) -> Observable<Output> { work(input) }
}

struct Answer<Value> {
  var value: Value
}

struct Note {
  var text = ""
}

typealias Notes = Answer<[Note]>
typealias About = Answer<Note>

final class LoadNotes: UseCase {
  func execute(with input: Void) -> Observable<Notes> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com")!))
      .map { _ in Notes(value: []) }
  }
}

final class LoadAbout: UseCase {
  func execute(with input: Void) -> Observable<About> { .just(About(value: Note())) }
}

final class CountNotes: UseCase {
  typealias Input = String
  typealias Output = About

  func execute(with input: String) -> Observable<About> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: input)!)).map { _ in About(value: Note()) }
  }
}

struct Loader<Value> {
  let load: () -> Observable<Value>
}

final class Container {
  private var made: [String: Any] = [:]

  init() {
    made["notes"] = AnyUseCase(wrapped: LoadNotes())
    made["about"] = AnyUseCase(wrapped: LoadAbout())
    made["count"] = AnyUseCase(wrapped: CountNotes())
    made["texts"] = Loader<String>(load: { Observable.just("") })
    made["numbers"] = Loader<[Int]>(load: {
      URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com")!)).map { _ in [1] }
    })
  }

  func resolve<Type>(_ type: Type.Type, named name: String) -> Type? { made[name] as? Type }
}

final class NotesViewController: UIViewController {
  private let container = Container()
  private let label = UILabel()
  private let disposeBag = DisposeBag()
  private lazy var about: AnyUseCase<Void, About> = container.resolve(AnyUseCase.self, named: "about")!
  private lazy var notes: AnyUseCase<Void, Notes> = container.resolve(AnyUseCase.self, named: "notes")!
  private lazy var count: AnyUseCase<String, About> = container.resolve(AnyUseCase.self, named: "count")!
  private lazy var unseen: AnyUseCase<Int, String> = container.resolve(AnyUseCase.self, named: "unseen")!
  private lazy var texts: Loader<String> = container.resolve(Loader.self, named: "texts")!
  private lazy var numbers: Loader<[Int]> = container.resolve(Loader.self, named: "numbers")!

  override func viewDidLoad() {
    super.viewDidLoad()
    about.execute(with: ()).map { $0.value.text }.bind(to: label.rx.text).disposed(by: disposeBag)
    notes.execute(with: ()).map { "\($0.value.count)" }
      .asDriver(onErrorJustReturn: "")
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    count.execute(with: "https://example.com").map { $0.value.text }
      .asDriver(onErrorJustReturn: "")
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    // Whoever makes it is out of sight.
    if label.isHidden { unseen.execute(with: 1).bind(to: label.rx.text).disposed(by: disposeBag) }
    texts.load().bind(to: label.rx.text).disposed(by: disposeBag)
    numbers.load().map { "\($0)" }
      .asDriver(onErrorJustReturn: "")
      .drive(label.rx.text)
      .disposed(by: disposeBag)
  }
}
