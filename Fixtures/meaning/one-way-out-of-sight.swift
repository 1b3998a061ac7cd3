// What nothing in sight decides stays undecided beside what is decided. A written type decides as much as it says.
import Lyrics
import RxCocoa
import RxSwift
import UIKit

struct Verse {
  let text: Observable<String>
}

protocol Stage {
  var applause: Observable<String> { get }
  var lights: PublishSubject<String> { get }
  var doors: PublishRelay<String> { get }
}

final class LyricsViewController: UIViewController {
  var player: LyricsPlayer!
  var stage: Stage!
  var isOnline = true
  private let titles = PublishSubject<String>()
  private let button = UIButton()
  private let title = UILabel()
  private let singer = UILabel()
  private let karaoke = UILabel()
  private let subtitle = UILabel()
  private let chorus = UILabel()
  private let verse = UILabel()
  private let mode = UILabel()
  private let tune = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let cached = Observable.just("cached")

    // One of them may fail, or come on any thread.
    (isOnline ? player.title : cached).bind(to: title.rx.text).disposed(by: disposeBag)
    (player.singer ?? cached).bind(to: singer.rx.text).disposed(by: disposeBag)

    // An operator of the library's: a Driver is one, an Infallible never fails, and its thread is anybody's guess.
    let coloured: Driver<String> = cached.coloured()
    coloured.asObservable().bind(to: karaoke.rx.text).disposed(by: disposeBag)
    let translated: Infallible<String> = cached.translated()
    translated.bind(to: subtitle.rx.text).disposed(by: disposeBag)
    let repeated: Observable<String> = cached.repeatedTwice()
    repeated.bind(to: chorus.rx.text).disposed(by: disposeBag)

    // What the elements are is written, too.
    let verses: Observable<Verse> = player.loadVerses()
    verses
      .catchAndReturn(Verse(text: cached))
      .flatMapLatest { $0.text }
      .observe(on: MainScheduler.instance)
      .bind(to: verse.rx.text)
      .disposed(by: disposeBag)
    let sung: Observable<Verse> = cached.sung()
    sung
      .catchAndReturn(Verse(text: cached))
      .flatMapLatest { $0.text }
      .observe(on: MainScheduler.instance)
      .bind(to: verse.rx.text)
      .disposed(by: disposeBag)

    // What a closure returns that is not in sight.
    button.rx.tap.flatMapLatest { [unowned self] in player.title }
      .bind(to: title.rx.text)
      .disposed(by: disposeBag)
    button.rx.tap.flatMapLatest { [unowned self] in self.stage.applause }
      .bind(to: singer.rx.text)
      .disposed(by: disposeBag)

    // Of these, only the type.
    stage.applause.bind(to: karaoke.rx.text).disposed(by: disposeBag)
    stage.lights.bind(to: subtitle.rx.text).disposed(by: disposeBag)
    stage.lights.catchAndReturn("dark").bind(to: subtitle.rx.text).disposed(by: disposeBag)
    stage.doors.bind(to: chorus.rx.text).disposed(by: disposeBag)

    // What is bound to a subject, it brings.
    player.title.bind(to: titles).disposed(by: disposeBag)
    titles.bind(to: verse.rx.text).disposed(by: disposeBag)
    player.loadTitle().retry(when: { errors in errors.delay(.seconds(1), scheduler: MainScheduler.instance) })
      .observe(on: MainScheduler.instance)
      .bind(to: verse.rx.text)
      .disposed(by: disposeBag)

    // Two of one kind are of that kind.
    let quiet = Driver.just("quiet")
    (isOnline ? quiet : coloured).drive(mode.rx.text).disposed(by: disposeBag)
    (isOnline ? quiet.asObservable() : cached).bind(to: tune.rx.text).disposed(by: disposeBag)
  }
}
