// RxAlamofire answers on main by default, and can fail.
import Alamofire
import Foundation
import RxAlamofire
import RxSwift

final class JokeService {
  func joke() -> Observable<String> {
    RxAlamofire.requestString(.get, "https://example.com/joke")
      .map { _, text in text }
  }

  func safeJoke() -> Observable<String> {
    RxAlamofire.requestJSON(.get, "https://example.com/joke.json")
      .map { _, json in "\(json)" }
      .catchAndReturn("No joke today")
  }
}
