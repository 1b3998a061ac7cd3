import RxCocoa
import RxSwift
import UIKit

// What a closure subscribes to besides handing it back runs twice for each event.

final class SignUp {
  private let bag = DisposeBag()

  private func send(_ text: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/\(text)")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .observe(on: MainScheduler.instance)
      .catchAndReturn("")
  }

  func register(_ names: Observable<String>) -> Observable<String> {
    names.flatMap { name -> Observable<String> in
      let sent = self.send(name)
        .share(replay: 1, scope: .whileConnected)
      sent.map { $0.count }.subscribe(onNext: { print($0) }).disposed(by: self.bag)
      return sent
    }
  }

  func registerShared(_ names: Observable<String>) -> Observable<String> {
    names.flatMap { name -> Observable<String> in
      let sent = self.send(name).share()
      sent.subscribe(onNext: { print($0) }).disposed(by: self.bag)
      return sent
    }
  }

  func registerOnce(_ names: Observable<String>) -> Observable<String> {
    names.flatMap { name -> Observable<String> in
      let sent = self.send(name)
      return sent.map { $0 + "!" }
    }
  }
}

final class SignUpScreen: UIViewController {
  private let model = SignUp()
  private let field = UITextField()
  private let label = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.register(field.rx.text.orEmpty.asObservable()).bind(to: label.rx.text).disposed(by: bag)
    model.registerShared(field.rx.text.orEmpty.asObservable()).bind(to: label.rx.text).disposed(by: bag)
    model.registerOnce(field.rx.text.orEmpty.asObservable()).bind(to: label.rx.text).disposed(by: bag)
  }
}
