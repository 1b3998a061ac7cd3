// RxSwift 6. What a subscription does when a chain ends comes where the end does, wherever its elements come: a check that
// fails at once answers on the thread that `subscribe(on:)` made of it.
import RxCocoa
import RxSwift
import UIKit

enum PhotoError: Error {
  case empty
}

final class PhotoArchive {
  func store(_ photo: Data?) -> Observable<String> {
    Observable.create { observer in
      guard let photo else {
        observer.onError(PhotoError.empty)
        return Disposables.create()
      }
      DispatchQueue.main.async {
        observer.onNext("\(photo.count)")
        observer.onCompleted()
      }
      return Disposables.create()
    }
  }

  func stored(_ photo: Data?) -> Observable<String> {
    store(photo).subscribe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
  }

  func counted() -> Observable<Int> {
    Observable.create { observer in
      DispatchQueue.main.async {
        observer.onNext(1)
        DispatchQueue.global().async { observer.onCompleted() }
      }
      return Disposables.create()
    }
  }
}

final class PhotoViewController: UIViewController {
  private let label = UILabel()
  private let spinner = UIActivityIndicatorView()
  private let archive = PhotoArchive()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    keep(nil)
    count()
  }

  private func keep(_ photo: Data?) {
    archive.stored(photo)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.show($0) }, onError: { [weak self] _ in self?.complain() })
      .disposed(by: disposeBag)
    archive.store(photo)
      .subscribe(onNext: { [weak self] in self?.show($0) }, onError: { [weak self] _ in self?.complain() })
      .disposed(by: disposeBag)
    archive.stored(photo).observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.show($0) }, onError: { [weak self] _ in self?.complain() })
      .disposed(by: disposeBag)
    archive.stored(photo)
      .subscribe(onNext: { [weak self] in self?.show($0) }, onError: { error in print(error) })
      .disposed(by: disposeBag)
  }

  private func count() {
    archive.counted()
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.show("\($0)") }, onCompleted: { [weak self] in self?.rest() })
      .disposed(by: disposeBag)
    archive.counted()
      .subscribe(onNext: { [weak self] in self?.show("\($0)") }, onCompleted: { print("counted") })
      .disposed(by: disposeBag)
  }

  private func show(_ text: String) { label.text = text }

  private func rest() { spinner.stopAnimating() }

  private func complain() {
    let alert = UIAlertController(title: "Not kept", message: nil, preferredStyle: .alert)
    present(alert, animated: true)
  }
}
