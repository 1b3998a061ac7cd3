import UIKit

class TideGauge: UIView {
  var title = ""
}
