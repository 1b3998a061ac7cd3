@IBOutlet weak var searchText: UITextField!
@IBOutlet weak var resultCount: UILabel!
@IBOutlet weak var resultsTableView: UITableView!
let disposeBag = DisposeBag()

let results = searchText.rx.text.asDriver()
    .throttle(0.3)
    .distinctUntilChanged()
    .flatMapLatest { query in
        API.getSearchResults(query)
            .asDriver(onErrorJustReturn: [])
    }

results
    .map { "\($0.count)" }
    .drive(resultCount.rx.text)
    .addDisposableTo(disposeBag)

results
    .drive(resultsTableView.rx.items(cellIdentifier: "Cell")) { (_, result, cell) in
        cell.textLabel?.text = "\(result)"
    }
    .addDisposableTo(disposeBag)
