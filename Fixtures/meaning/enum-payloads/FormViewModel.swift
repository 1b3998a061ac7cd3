import Foundation
import RxCocoa
import RxSwift

final class FormViewModel {
  private(set) lazy var rows: [FormRow] = [
    .heading(.just("Your address")),
    .field(placeholder: "Street", value: suggestion("street")),
    .gap,
    .note(.just("All fields are needed")),
    .note(suggestion("note")),
    .field(placeholder: "Town", value: suggestion("town")),
  ]

  private func suggestion(_ name: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/suggest/\(name)")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
