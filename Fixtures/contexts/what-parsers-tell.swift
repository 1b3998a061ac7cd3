import Foundation
import RxCocoa
import RxSwift
import UIKit

// A parser tells its delegate while it parses, and where it does.

final class Feed: NSObject, XMLParserDelegate {
  let titles = PublishSubject<String>()
  let ends = PublishSubject<String>()
  private let parser: XMLParser

  init(_ data: Data) {
    parser = XMLParser(data: data)
    super.init()
    parser.delegate = self
  }

  func read() { parser.parse() }

  func parser(_ parser: XMLParser, foundCharacters string: String) { titles.onNext(string) }
  func parserDidEndDocument(_ parser: XMLParser) { ends.onNext("all") }
}

final class FeedScreen: UIViewController {
  private let feed = Feed(Data())
  private let label = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    feed.titles.bind(to: label.rx.text).disposed(by: bag)
    feed.ends.bind(to: label.rx.text).disposed(by: bag)
    feed.read()
  }
}
