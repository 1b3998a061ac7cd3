// The twin: the type belongs to the main actor, and so do its tasks, unless they are detached.
import Foundation
import RxCocoa
import RxSwift

struct DealStore {
  func deals() async throws -> [String] {
    let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.com/deals")!)
    return try JSONDecoder().decode([String].self, from: data)
  }
}

@MainActor
final class DealsViewModel {
  let deals = BehaviorRelay<[String]>(value: [])
  let archive = BehaviorRelay<[String]>(value: [])
  private let store = DealStore()

  func load() {
    Task {
      deals.accept((try? await store.deals()) ?? [])
    }
    Task.detached { [archive, store] in
      archive.accept((try? await store.deals()) ?? [])
    }
  }
}
