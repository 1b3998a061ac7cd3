// What a storyboard holds is a view, whatever a library calls its class, and so is what a method animates.
import RxCocoa
import RxSwift
import UIKit

final class Departures {
  var next: Observable<Data> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(fileURLWithPath: "/")))
  }
}

final class DeparturesViewController: UIViewController {
  @IBOutlet private var board: DepartureBoard!
  @IBOutlet private weak var gauge: Gauge?
  private var pinned: PinnedGroup?
  private let spotlight = Spotlight()
  private let log = DepartureLog()
  private let departures = Departures()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    departures.next
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [board] data in board?.push(data) })
      .disposed(by: disposeBag)
    departures.next
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] data in
        self?.gauge?.advance(by: data.count)
      })
      .disposed(by: disposeBag)
    departures.next
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [spotlight] data in
        spotlight.point(at: data.count, animated: true)
      })
      .disposed(by: disposeBag)
    // A library's function that is handed views, and what is to be done with them.
    departures.next
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] data in
        guard let self else { return }
        self.pinned = pin(self.view, self.board, replacing: self.pinned) { view, board in
          board.top == view.top + Double(data.count)
        }
      })
      .disposed(by: disposeBag)
    // What it is handed is the view that something is shown from, by the argument's name.
    departures.next
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] _ in
        guard let self else { return }
        TicketAccount.shared.signIn(withPresenting: self) { print($0) }
      })
      .disposed(by: disposeBag)
    departures.next
      .subscribe(onNext: { [weak self] _ in TicketAccount.shared.signOut(owner: self) })
      .disposed(by: disposeBag)
    departures.next
      .subscribe(onNext: { [log] data in retry(log, times: 2) { $0.note(data.count) } })
      .disposed(by: disposeBag)
    departures.next
      .subscribe(onNext: { [log] data in log.note(data.count) })
      .disposed(by: disposeBag)
    departures.next
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { data in
        ToastCentre.showText("\(data.count)", options: [:])
      })
      .disposed(by: disposeBag)
    departures.next
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { data in
        let strip = PaperStrip(text: "\(data.count)")
        strip.showBanner()
      })
      .disposed(by: disposeBag)
    departures.next
      .subscribe(onNext: { data in PaperStrips.showText("\(data.count)") })
      .disposed(by: disposeBag)
    departures.next
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { data in
        PaperAlert.sheet(title: "\(data.count)").action("Cancel").show()
      })
      .disposed(by: disposeBag)
    departures.next
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { data in
        let picker = PaperActionSheetPicker(rows: data.count)
        picker.show()
      })
      .disposed(by: disposeBag)
    departures.next
      .subscribe(onNext: { data in PaperQuery.sheet(title: "\(data.count)").action("Cancel").show() })
      .disposed(by: disposeBag)
    // A promise has a `catch`, too.
    log.upload(1).done { _ in }.catch { [weak self] _ in self?.showError() }
  }

  private func showError() { title = "?" }
}
