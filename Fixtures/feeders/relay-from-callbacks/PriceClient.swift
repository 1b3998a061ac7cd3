// A callback is called where the function that takes it calls it.
import Foundation

final class PriceClient {
  func price(of item: String, completion: @escaping (String) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com/prices/\(item)")!) { data, _, _ in
      completion(data.map { String(decoding: $0, as: UTF8.self) } ?? "–")
    }.resume()
  }

  func stock(of item: String, completion: @escaping (String) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com/stock/\(item)")!) { data, _, _ in
      let text = data.map { String(decoding: $0, as: UTF8.self) } ?? "–"
      DispatchQueue.main.async { completion(text) }
    }.resume()
  }
}
