// Code below a case of what a closure is told runs where that case is told, wherever others are.
import RxCocoa
import RxSwift
import UIKit

enum Parcel { case arrived(String), lost(Error) }

final class ParcelService {
  // Arrivals are told off main, losses on main.
  func track(then: @escaping (Result<String, Error>) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com/parcel")!) { data, _, error in
      guard let data else {
        DispatchQueue.main.async { then(.failure(error ?? RxError.unknown)) }
        return
      }
      then(.success("\(data.count)"))
    }.resume()
  }

  func forward(then: @escaping (Result<String, Error>) -> Void) {
    track { result in then(result) }
  }

  // Nothing is ever lost here.
  func weigh(then: @escaping (Parcel) -> Void) {
    DispatchQueue.global().async { then(.arrived("2 kg")) }
  }

  func ask() -> Single<String> {
    Single.create { single in
      let task = URLSession.shared.dataTask(with: URL(string: "https://example.com/ask")!) { data, _, _ in
        guard let data else {
          DispatchQueue.main.async { single(.failure(RxError.unknown)) }
          return
        }
        single(.success("\(data.count)"))
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }
}

final class ParcelViewModel {
  let arrived = PublishRelay<String>()
  let lost = PublishRelay<String>()
  let forwarded = PublishRelay<String>()
  let weight = PublishRelay<String>()
  let broken = PublishRelay<String>()
  let answer = PublishRelay<String>()
  let refusal = PublishRelay<String>()
  private let service = ParcelService()
  private let disposeBag = DisposeBag()

  func load() {
    service.track { [weak self] result in
      switch result {
      case .success(let text): self?.arrived.accept(text)
      case .failure: self?.lost.accept("lost")
      }
    }
    service.forward { result in
      switch result {
      case .success: break
      case .failure: self.forwarded.accept("lost")
      }
    }
    service.weigh {
      switch $0 {
      case .arrived(let text): self.weight.accept(text)
      case .lost: self.broken.accept("never")
      }
    }
    service.ask().subscribe { event in
      switch event {
      case .success(let text): self.answer.accept(text)
      case .failure: self.refusal.accept("no")
      }
    }.disposed(by: disposeBag)
  }
}

final class ParcelViewController: UIViewController {
  private let labels = (0..<7).map { _ in UILabel() }
  private let model = ParcelViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.arrived.asDriver(onErrorDriveWith: .empty()).drive(labels[0].rx.text).disposed(by: disposeBag)
    model.lost.bind(to: labels[1].rx.text).disposed(by: disposeBag)
    model.forwarded.bind(to: labels[2].rx.text).disposed(by: disposeBag)
    model.weight.asDriver(onErrorDriveWith: .empty()).drive(labels[3].rx.text).disposed(by: disposeBag)
    model.broken.bind(to: labels[4].rx.text).disposed(by: disposeBag)
    model.answer.asDriver(onErrorDriveWith: .empty()).drive(labels[5].rx.text).disposed(by: disposeBag)
    model.refusal.bind(to: labels[6].rx.text).disposed(by: disposeBag)
    model.load()
  }
}
