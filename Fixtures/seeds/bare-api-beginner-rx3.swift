@IBOutlet weak var searchText: UITextField!
@IBOutlet weak var resultCount: UILabel!
@IBOutlet weak var resultsTableView: UITableView!
let disposeBag = DisposeBag()

let results = searchText.rx.text
    .throttle(0.3, scheduler: MainScheduler.instance)
    .distinctUntilChanged()
    .flatMapLatest { query in
        API.getSearchResults(query)
    }

results
    .map { "\($0.count)" }
    .bind(to: resultCount.rx.text) // expect: main_thread error_handling
    .addDisposableTo(disposeBag)

results
    .bind(to: resultsTableView.rx.items(cellIdentifier: "Cell")) { (_, result, cell) in // expect: main_thread error_handling sharing
        cell.textLabel?.text = "\(result)"
    }
    .addDisposableTo(disposeBag)
