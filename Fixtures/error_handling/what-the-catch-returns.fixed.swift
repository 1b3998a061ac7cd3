// `catch { }` is as safe as what it returns.
import RxCocoa
import RxSwift
import UIKit

final class PosterViewController: UIViewController {
  private let a = UILabel()
  private let b = UILabel()
  private let c = UILabel()
  private let d = UILabel()
  private let e = UILabel()
  private let f = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    plot("alien")
      .catch { _ in .just("No plot") }
      .observe(on: MainScheduler.instance)
      .bind(to: a.rx.text)
      .disposed(by: disposeBag)

    plot("brazil")
      .catch { _ in Observable.empty() }
      .observe(on: MainScheduler.instance)
      .bind(to: b.rx.text)
      .disposed(by: disposeBag)

    plot("casablanca")
      .catch { [unowned self] _ in plot("summary/casablanca") }
      .asDriver(onErrorJustReturn: "")
      .drive(c.rx.text)
      .disposed(by: disposeBag)

    plot("dune")
      .catch { error in
        if (error as? URLError)?.code == .notConnectedToInternet {
          return .just("Offline")
        }
        return .error(error)
      }
      .asDriver(onErrorJustReturn: "")
      .drive(d.rx.text)
      .disposed(by: disposeBag)

    plot("eraserhead")
      .catch { error in
        print(error)
        throw error
      }
      .asDriver(onErrorJustReturn: "")
      .drive(e.rx.text)
      .disposed(by: disposeBag)

    plot("fargo")
      .catch { [unowned self] _ in plot("summary/fargo").catchAndReturn("No plot") }
      .observe(on: MainScheduler.instance)
      .bind(to: f.rx.text)
      .disposed(by: disposeBag)
  }

  private func plot(_ film: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/films/\(film)")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
