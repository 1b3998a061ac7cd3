// What an object is made with decides the branches of its methods, where all who make one agree.
import Foundation
import RxCocoa
import RxSwift
import UIKit

class Probe {
  private let isAsync: Bool
  private let isQuiet: Bool
  private let isEager: Bool

  init(isAsync: Bool = true, isQuiet: Bool, isEager: Bool = true) {
    self.isAsync = isAsync
    self.isQuiet = isQuiet
    self.isEager = isEager
  }

  private func ask() -> Observable<Data> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/probe")!))
  }

  func hopping() -> Observable<Data> {
    var answers = ask()
    if isAsync { answers = answers.observe(on: MainScheduler.instance) }
    return answers
  }

  func staying() -> Observable<Data> {
    var answers = ask()
    if isQuiet { answers = answers.observe(on: MainScheduler.instance) }
    return answers
  }

  func hoppingSometimes() -> Observable<Data> {
    var answers = ask()
    if isEager { answers = answers.observe(on: MainScheduler.instance) }
    return answers
  }

  func choosing() -> Observable<Data> {
    let answers: Observable<Data>
    if isQuiet {
      answers = ask()
    } else {
      answers = ask().observe(on: MainScheduler.instance)
    }
    return answers
  }

  func trying() -> Observable<Data> {
    var answers = ask()
    do {
      try check()
      answers = answers.observe(on: MainScheduler.instance)
    } catch {
      print(error)
    }
    return answers
  }

  private func check() throws {
    if isQuiet { throw CocoaError(.fileNoSuchFile) }
  }
}

final class ProbeViewController: UIViewController {
  @IBOutlet private var a: UILabel!
  @IBOutlet private var b: UILabel!
  @IBOutlet private var c: UILabel!
  @IBOutlet private var d: UILabel!
  @IBOutlet private var e: UILabel!
  private let probe = Probe(isQuiet: false)
  private let other = Probe(isQuiet: false, isEager: false)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    probe.hopping().subscribe(onNext: { [a] in a?.text = "\($0)" }).disposed(by: disposeBag)
    probe.staying().subscribe(onNext: { [b] in b?.text = "\($0)" }).disposed(by: disposeBag) // expect: main_thread
    other.hoppingSometimes().subscribe(onNext: { [c] in c?.text = "\($0)" }).disposed(by: disposeBag) // expect: main_thread
    probe.choosing().subscribe(onNext: { [d] in d?.text = "\($0)" }).disposed(by: disposeBag)
    probe.trying().subscribe(onNext: { [e] in e?.text = "\($0)" }).disposed(by: disposeBag) // expect: main_thread
  }
}
