// RxSwift 2: rx_text, bindTo, subscribeNext, observeOn; there a sink stops the program off main.
import RxCocoa
import RxSwift
import UIKit

class ArticleViewController: UIViewController {
    @IBOutlet weak var headline: UILabel!
    @IBOutlet weak var byline: UILabel!
    @IBOutlet weak var photo: UIImageView!
    @IBOutlet weak var name: UITextField!
    @IBOutlet weak var echo: UILabel!

    let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()

        NSURLSession.sharedSession()
            .rx_data(NSURLRequest(URL: NSURL(string: "https://example.com/headline")!))
            .map { String(data: $0, encoding: NSUTF8StringEncoding) ?? "" }
            .asDriver(onErrorJustReturn: "")
            .drive(headline.rx_text)
            .addDisposableTo(disposeBag)

        NSURLSession.sharedSession()
            .rx_data(NSURLRequest(URL: NSURL(string: "https://example.com/byline")!))
            .map { String(data: $0, encoding: NSUTF8StringEncoding) ?? "" }
            .observeOn(MainScheduler.instance)
            .catchErrorJustReturn("")
            .bindTo(byline.rx_text)
            .addDisposableTo(disposeBag)

        NSURLSession.sharedSession()
            .rx_data(NSURLRequest(URL: NSURL(string: "https://example.com/photo")!))
            .map { UIImage(data: $0) }
            .observeOn(MainScheduler.instance)
            .subscribeNext { [weak self] image in
                self?.photo.image = image
            }
            .addDisposableTo(disposeBag)

        let words = NSURLSession.sharedSession()
            .rx_data(NSURLRequest(URL: NSURL(string: "https://example.com/words")!))
            .map { String(data: $0, encoding: NSUTF8StringEncoding) ?? "" }
        words
            .subscribeNext { [weak self] word in
                dispatch_async(dispatch_get_main_queue()) { self?.headline.text = word }
            }
            .addDisposableTo(disposeBag)
        words
            .subscribeNext { [weak self] word in
                dispatch_async(dispatch_get_global_queue(0, 0)) { self?.keep(word) }
            }
            .addDisposableTo(disposeBag)

        name.rx_text
            .bindTo(echo.rx_text)
            .addDisposableTo(disposeBag)
    }

    private func keep(word: String) {
        byline.text = word
    }
}
