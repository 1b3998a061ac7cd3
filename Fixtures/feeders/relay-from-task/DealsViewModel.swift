// A Task of a type that no actor holds runs off main.
import Foundation
import RxCocoa
import RxSwift

struct DealStore {
  func deals() async throws -> [String] {
    let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.com/deals")!)
    return try JSONDecoder().decode([String].self, from: data)
  }
}

final class DealsViewModel {
  let deals = BehaviorRelay<[String]>(value: [])
  let failure = PublishRelay<String>()
  private let store = DealStore()

  func load() {
    Task {
      do {
        deals.accept(try await store.deals())
      } catch {
        await MainActor.run {
          failure.accept(error.localizedDescription)
        }
      }
    }
  }
}
