// Where frameworks call closures back that their functions and their initialisers take, in files that import them.
import HealthKit
import LinkPresentation
import MJRefresh
import RxCocoa
import RxSwift
import UIKit

final class Preview {
  let title = BehaviorRelay(value: "")
  let steps = BehaviorRelay(value: 0)
  let pulls = BehaviorRelay(value: 0)
  let metadata = PublishRelay<String>()
  private let provider = LPMetadataProvider()
  private let store = HKHealthStore()

  func load(_ url: URL, _ kind: HKSampleType) {
    provider.startFetchingMetadata(for: url) { [weak self] found, _ in
      self?.title.accept(found?.title ?? "")
      DispatchQueue.main.async { self?.metadata.accept(found?.title ?? "") }
    }
    let query = HKSampleQuery(sampleType: kind, predicate: nil, limit: 10, sortDescriptors: nil) {
      [weak self] _, samples, _ in
      self?.steps.accept(samples?.count ?? 0)
    }
    store.execute(query)
  }

  func attach(to list: UITableView) {
    list.mj_header = MJRefreshNormalHeader { [weak self] in self?.pulls.accept(1) }
  }
}

final class PreviewViewController: UIViewController {
  private let preview = Preview()
  private let list = UITableView()
  private let label = UILabel()
  private let disposeBag = DisposeBag()
  var url: URL?
  var kind: HKSampleType?

  override func viewDidLoad() {
    super.viewDidLoad()
    if let url, let kind { preview.load(url, kind) }
    preview.attach(to: list)
    preview.title.asDriver().drive(label.rx.text).disposed(by: disposeBag)
    preview.metadata.bind(to: label.rx.text).disposed(by: disposeBag)
    preview.steps.asDriver().map { "\($0)" }.drive(label.rx.text).disposed(by: disposeBag)
    preview.pulls.map { "\($0)" }.bind(to: label.rx.text).disposed(by: disposeBag)
  }
}
