import RxSwift
import UIKit

final class PhotoCell: UITableViewCell {
  let caption = UILabel()
  let photo = UIImageView()
  var disposeBag = DisposeBag()
}
