// What a container is told to give for a protocol is what comes of it: by closures, objects, initialisers and casts, with
// the container a library's or the app's own. Another implementation that somebody makes, or that is registered for itself,
// is none of them; nor is what the registered one wraps.

import Foundation
import RxCocoa
import RxSwift
import Swinject
import UIKit

protocol FeedLoading {
  func feed() -> Observable<String>
}

protocol AdLoading {
  func ad() -> Observable<String>
}

protocol NewsLoading {
  func news() -> Observable<String>
}

protocol MailLoading {
  func mail() -> Observable<String>
}

final class RemoteLoader: FeedLoading, AdLoading, NewsLoading, MailLoading {
  private func load(_ path: String) -> Observable<String> {
    Observable.create { observer in
      let task = URLSession.shared.dataTask(with: URL(string: "https://news.example/" + path)!) { data, _, error in
        if let error {
          observer.onError(error)
        } else {
          observer.onNext(String(decoding: data ?? Data(), as: UTF8.self))
          observer.onCompleted()
        }
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }

  func feed() -> Observable<String> { load("feed") }
  func ad() -> Observable<String> { load("ad") }
  func news() -> Observable<String> { load("news") }
  func mail() -> Observable<String> { load("mail") }
}

final class SafeLoader: FeedLoading, AdLoading, NewsLoading, MailLoading {
  private let remote: FeedLoading
  init(remote: FeedLoading) { self.remote = remote }

  func feed() -> Observable<String> { remote.feed().observe(on: MainScheduler.instance).catchAndReturn("") }
  func ad() -> Observable<String> { .just("") }
  func news() -> Observable<String> { .just("") }
  func mail() -> Observable<String> { .just("") }
}

final class OwnContainer {
  static let shared = OwnContainer()
  private var makers: [String: () -> Any] = [:]

  func put<T>(_ type: T.Type, _ value: @autoclosure @escaping () -> T) { makers[String(describing: type)] = value }
  func get<T>(_ type: T.Type = T.self) -> T { makers[String(describing: type)]!() as! T }
}

@propertyWrapper struct FromContainer<T> {
  let wrappedValue: T
  init() { wrappedValue = OwnContainer.shared.get(T.self) }
}

enum Composition {
  static let container: Container = {
    let container = Container()
    container.register(FeedLoading.self) { _ in SafeLoader(remote: RemoteLoader()) }
    container.register(RemoteLoader.self) { _ in RemoteLoader() }
    container.register(MailLoading.self) { _ in RemoteLoader() }
    return container
  }()

  static func compose() {
    OwnContainer.shared.put(AdLoading.self, SafeLoader(remote: RemoteLoader()))
    register { SafeLoader(remote: RemoteLoader()) as NewsLoading }
  }
}

final class NewsViewController: UIViewController {
  private let label = UILabel()
  private let bag = DisposeBag()
  private let feed = Composition.container.resolve(FeedLoading.self)!
  private let mail = Composition.container.resolve(MailLoading.self)!
  @FromContainer private var ads: AdLoading
  @Injected private var news: NewsLoading

  override func viewDidLoad() {
    super.viewDidLoad()
    feed.feed().bind(to: label.rx.text).disposed(by: bag)
    ads.ad().bind(to: label.rx.text).disposed(by: bag)
    OwnContainer.shared.get(AdLoading.self).ad().bind(to: label.rx.text).disposed(by: bag)
    news.news().bind(to: label.rx.text).disposed(by: bag)
    mail.mail().asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: bag)
  }
}
