import Apollo
import Foundation

final class Harbour {
  static let shared = Harbour()
  let client = ApolloClient(url: URL(string: "https://example.com/graphql")!)
}
