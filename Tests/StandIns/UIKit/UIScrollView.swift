public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

open class UIScrollView: UIView {
  open var contentOffset = CGPoint.zero
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  open var isScrollEnabled = true
  open var refreshControl: UIRefreshControl?
  open func flashScrollIndicators() {}
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
}

open class UITextView: UIScrollView {
  open var text: String! = ""
  open var attributedText: NSAttributedString!
  open var isEditable = true
  open var textColor: UIColor?
  open var font: UIFont?
}

@MainActor @preconcurrency public protocol UISearchBarDelegate: AnyObject {}

open class UISearchBar: UIView {
  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String?
  open var placeholder: String?
  open var showsCancelButton = false
  open var selectedScopeButtonIndex = 0
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
}

@MainActor @preconcurrency public protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

@MainActor @preconcurrency public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
  public var section: Int { self[0] }
}

open class UITableView: UIScrollView {
  public enum Style { case plain, grouped, insetGrouped }
  public init(frame: CGRect, style: Style) { super.init(frame: frame) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open weak var dataSource: (any UITableViewDataSource)?
  open weak var delegate: (any UITableViewDelegate)?
  open var rowHeight: CGFloat = 44
  open var estimatedRowHeight: CGFloat = 44
  open var tableFooterView: UIView?
  open var tableHeaderView: UIView?
  open var isEditing = false
  open func reloadData() {}
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
}

open class UITableViewCell: UIView {
  public enum CellStyle { case `default`, value1, value2, subtitle }
  public enum AccessoryType { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }
  public enum SelectionStyle { case none, blue, gray, `default` }
  public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var textLabel: UILabel? = UILabel()
  open var detailTextLabel: UILabel? = UILabel()
  open var imageView: UIImageView? = UIImageView()
  open var contentView: UIView { self }
  open var accessoryType = AccessoryType.none
  open var selectionStyle = SelectionStyle.default
  open func prepareForReuse() {}
}

@MainActor @preconcurrency public protocol UICollectionViewDataSource: AnyObject {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
}

@MainActor @preconcurrency public protocol UICollectionViewDelegate: UIScrollViewDelegate {}

@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {}
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize = CGSize.zero
}

open class UICollectionReusableView: UIView {
  open func prepareForReuse() {}
}

open class UICollectionViewCell: UICollectionReusableView {
  open var contentView: UIView { self }
  open var isSelected = false
}

open class UICollectionView: UIScrollView {
  public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open weak var dataSource: (any UICollectionViewDataSource)?
  open weak var delegate: (any UICollectionViewDelegate)?
  open func reloadData() {}
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }
}

extension UICollectionView {
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public init(handler: @escaping (Cell, IndexPath, Item) -> Void) {}
  }

  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public init(elementKind: String, handler: @escaping (Supplementary, String, IndexPath) -> Void) {}
  }
}

open class UIPickerView: UIView {
  open func reloadAllComponents() {}
}
