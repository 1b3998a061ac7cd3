import RxCocoa
import RxSwift
import UIKit

// A notification's object, a case, says which code is for it: what is posted with another case elsewhere is no matter.

enum Voyage {
  case booked
  case moved(Int)
  case cancelled(String)
}

extension Notification.Name {
  static let voyage = Notification.Name("voyage")
}

final class VoyageService {
  func book() {
    guard let url = URL(string: "https://example.com/book") else { return }
    URLSession.shared.dataTask(with: url) { _, _, _ in
      NotificationCenter.default.post(name: .voyage, object: Voyage.booked)
    }.resume()
  }

  func move() { NotificationCenter.default.post(name: .voyage, object: Voyage.moved(2)) }

  func tell(_ voyage: Voyage) { NotificationCenter.default.post(name: .voyage, object: voyage) }
}

final class VoyageViewController: UIViewController {
  private let label = UILabel()
  private let daysLabel = UILabel()
  private let service = VoyageService()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    service.book()
    service.move()
    service.tell(.cancelled("storm"))

    NotificationCenter.default.rx.notification(.voyage)
      .subscribe(onNext: { [weak self] notification in
        guard let voyage = notification.object as? Voyage else { return }
        switch voyage {
        case .booked: print("booked")
        case .moved(let days): self?.daysLabel.text = "\(days)"
        case .cancelled: print("cancelled")
        }
      })
      .disposed(by: disposeBag)

    NotificationCenter.default.rx.notification(.voyage)
      .subscribe(onNext: { [weak self] notification in
        if let voyage = notification.object as? Voyage { self?.show(voyage) }
      })
      .disposed(by: disposeBag)

    NotificationCenter.default.rx.notification(.voyage)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] notification in
        guard let voyage = notification.object as? Voyage, case .booked = voyage else { return }
        self?.label.text = "booked"
      })
      .disposed(by: disposeBag)

    // For whatever is told.
    NotificationCenter.default.rx.notification(.voyage)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] notification in
        self?.label.text = notification.object is Voyage ? "voyage" : ""
      })
      .disposed(by: disposeBag)
  }

  private func show(_ voyage: Voyage) {
    if case .moved(let days) = voyage { daysLabel.text = "\(days)" }
  }
}
