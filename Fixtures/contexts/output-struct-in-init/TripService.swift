import Foundation
import RxCocoa
import RxSwift

struct Trip: Decodable {
  var name = ""
  var stops: [String] = []
}

final class TripService {
  func trip(_ id: Int) -> Observable<Trip> {
    data("trips/\(id)").map { try JSONDecoder().decode(Trip.self, from: $0) }
  }

  func price(of id: Int) -> Observable<String> {
    data("trips/\(id)/price").map { String(decoding: $0, as: UTF8.self) }
  }

  private func data(_ path: String) -> Observable<Data> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/\(path)")!))
  }
}
