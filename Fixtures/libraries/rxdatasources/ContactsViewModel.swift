// Sections for a data source are bound like rows.
import Foundation
import RxCocoa
import RxDataSources
import RxSwift

typealias ContactSection = SectionModel<String, String>

final class ContactsViewModel {
  let favourites = BehaviorRelay<[ContactSection]>(value: [ContactSection(model: "Favourites", items: ["Ada"])])
  let everybody: Observable<[ContactSection]>

  init() {
    everybody = URLSession.shared.rx.json(url: URL(string: "https://example.com/contacts")!)
      .map { [ContactSection(model: "All", items: $0 as? [String] ?? [])] }
  }
}
