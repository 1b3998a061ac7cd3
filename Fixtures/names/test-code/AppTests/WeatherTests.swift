import RxSwift
import XCTest

@testable import App

struct FailingWeather: Weather {
  func today() -> Observable<String> { .error(RxError.timeout) }
}

final class WeatherTests: XCTestCase {
  func testIt() {
    let model = WeatherModel(weather: FailingWeather())
    DispatchQueue.global().async { model.show("Rome") }
    DispatchQueue.global().async { model.place.accept("Oslo") }
  }
}
