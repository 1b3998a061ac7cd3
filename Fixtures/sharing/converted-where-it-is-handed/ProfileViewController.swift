import Foundation
import RxCocoa
import RxSwift
import UIKit

final class ProfileService {
  func profile(_ id: Int) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/profiles/\(id)")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .catchAndReturn("")
      .observe(on: MainScheduler.instance)
  }
}

final class ProfileViewController: UIViewController {
  private let labels = (0..<16).map { _ in UILabel() }
  private let service = ProfileService()
  private lazy var stored = ProfileModel(profile: service.profile(1))
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    stored.name.drive(labels[0].rx.text).disposed(by: disposeBag)
    stored.length.drive(labels[1].rx.text).disposed(by: disposeBag)  // expect: sharing

    let local = ProfileModel(profile: service.profile(2))
    local.name.drive(labels[2].rx.text).disposed(by: disposeBag)
    local.length.drive(labels[3].rx.text).disposed(by: disposeBag)  // expect: sharing

    let tidy = TidyProfileModel(profile: service.profile(3))
    tidy.name.drive(labels[4].rx.text).disposed(by: disposeBag)
    tidy.length.drive(labels[5].rx.text).disposed(by: disposeBag)

    let shared = ProfileModel(profile: service.profile(4).share(replay: 1, scope: .forever))
    shared.name.drive(labels[6].rx.text).disposed(by: disposeBag)
    shared.length.drive(labels[7].rx.text).disposed(by: disposeBag)

    let parts = ProfileParts.of(service.profile(5))
    parts.head.bind(to: labels[8].rx.text).disposed(by: disposeBag)
    parts.tail.bind(to: labels[9].rx.text).disposed(by: disposeBag)  // expect: sharing

    // Two calls, two models: each has a profile of its own, and one label shows it.
    model().name.drive(labels[10].rx.text).disposed(by: disposeBag)
    model().length.drive(labels[11].rx.text).disposed(by: disposeBag)
    let (first, second) = (model(), model())
    first.name.drive(labels[12].rx.text).disposed(by: disposeBag)
    second.length.drive(labels[13].rx.text).disposed(by: disposeBag)

    let made = model()
    made.name.drive(labels[14].rx.text).disposed(by: disposeBag)
    made.length.drive(labels[15].rx.text).disposed(by: disposeBag)  // expect: sharing
  }

  private func model() -> ProfileModel { ProfileModel(profile: service.profile(6)) }
}
