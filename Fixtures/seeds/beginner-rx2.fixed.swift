// The same in the words of RxSwift 2: rx_text, bindTo, addDisposableTo.
import RxCocoa
import RxSwift
import UIKit

class AutoCompleteViewController: UIViewController {
    @IBOutlet weak var query: UITextField!
    @IBOutlet weak var resultCount: UILabel!
    @IBOutlet weak var resultsTableView: UITableView!
    let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()

        let results = query.rx_text.asDriver()
            .throttle(0.3)
            .flatMapLatest { query in
                fetchAutoCompleteItems(query)
                    .asDriver(onErrorJustReturn: [])
            }

        results
            .map { "\($0.count)" }
            .drive(resultCount.rx_text)
            .addDisposableTo(disposeBag)

        results
            .drive(resultsTableView.rx_itemsWithCellIdentifier("Cell")) { (_, result, cell: UITableViewCell) in
                cell.textLabel?.text = "\(result)"
            }
            .addDisposableTo(disposeBag)
    }
}

func fetchAutoCompleteItems(query: String) -> Observable<[String]> {
    let url = NSURL(string: "https://example.com/complete?q=\(query)")!
    return NSURLSession.sharedSession().rx_JSON(url)
        .map { $0 as? [String] ?? [] }
}
