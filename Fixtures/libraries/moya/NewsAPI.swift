import Foundation
import Moya

enum NewsAPI {
  case latest
  case topic(String)
}

extension NewsAPI: TargetType {
  var baseURL: URL { URL(string: "https://example.com")! }
  var method: Moya.Method { .get }
  var task: Task { .requestPlain }
  var headers: [String: String]? { nil }

  var path: String {
    switch self {
    case .latest: return "latest"
    case .topic(let name): return "topics/\(name)"
    }
  }
}
