// Each view controller makes a view model of its own: two instances, two values, one subscriber each.
import Foundation
import RxCocoa
import RxSwift

final class WeatherViewModel {
  let forecast: Observable<String>

  init(town: String) {
    forecast = URLSession.shared.rx
      .data(request: URLRequest(url: URL(string: "https://example.com/forecast/\(town)")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .observe(on: MainScheduler.instance)
      .catchAndReturn("")
  }
}
