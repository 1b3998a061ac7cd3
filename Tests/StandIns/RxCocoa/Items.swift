import TraitRuntime
import UIKit

public protocol SectionedViewDataSourceType {
  func model(at indexPath: IndexPath) throws -> Any
}

public protocol RxTableViewDataSourceType {
  associatedtype Element
  func tableView(_ tableView: UITableView, observedEvent: Event<Element>)
}

public protocol RxCollectionViewDataSourceType {
  associatedtype Element
  func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>)
}

extension Reactive where Base: UITableView {
  public typealias WillDisplayCellEvent = (cell: UITableViewCell, indexPath: IndexPath)
  public typealias ItemMovedEvent = (sourceIndex: IndexPath, destinationIndex: IndexPath)

  public func items<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ cellFactory: @escaping (UITableView, Int, Sequence.Element) -> UITableViewCell) -> Disposable
  where Source.Element == Sequence {
    { cellFactory in
      let table = base as UITableView
      return source.showRows(in: table) { _ = cellFactory(table, $0, $1) }
    }
  }

  public func items<Sequence: Swift.Sequence, Cell: UITableViewCell, Source: ObservableType>(
    cellIdentifier: String,
    cellType: Cell.Type = Cell.self
  ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void) -> Disposable
  where Source.Element == Sequence {
    { source in
      { configureCell in
        let table = base as UITableView
        return source.showRows(in: table) { row, element in
          let path = IndexPath(row: row, section: 0)
          guard let cell = table.dequeueReusableCell(withIdentifier: cellIdentifier, for: path) as? Cell else { return }
          configureCell(row, element, cell)
        }
      }
    }
  }

  public func items<DataSource: RxTableViewDataSourceType & UITableViewDataSource, Source: ObservableType>(
    dataSource: DataSource
  ) -> (_ source: Source) -> Disposable where DataSource.Element == Source.Element {
    { source in
      let table = base as UITableView
      table.dataSource = dataSource
      return source.observe(on: MainScheduler()).subscribe { dataSource.tableView(table, observedEvent: $0) }
    }
  }

  public var itemSelected: ControlEvent<IndexPath> { .silent }
  public var itemDeselected: ControlEvent<IndexPath> { .silent }
  public var itemHighlighted: ControlEvent<IndexPath> { .silent }
  public var itemUnhighlighted: ControlEvent<IndexPath> { .silent }
  public var itemAccessoryButtonTapped: ControlEvent<IndexPath> { .silent }
  public var itemInserted: ControlEvent<IndexPath> { .silent }
  public var itemDeleted: ControlEvent<IndexPath> { .silent }
  public var itemMoved: ControlEvent<ItemMovedEvent> { .silent }
  public var willDisplayCell: ControlEvent<WillDisplayCellEvent> { .silent }
  public var didEndDisplayingCell: ControlEvent<WillDisplayCellEvent> { .silent }
  public var prefetchRows: ControlEvent<[IndexPath]> { .silent }
  public var cancelPrefetchingForRows: ControlEvent<[IndexPath]> { .silent }
  public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T> { .silent }
  public func modelDeselected<T>(_ modelType: T.Type) -> ControlEvent<T> { .silent }
  public func modelDeleted<T>(_ modelType: T.Type) -> ControlEvent<T> { .silent }
  public func model<T>(at indexPath: IndexPath) throws -> T { throw RxError.unknown }
  public func setDataSource(_ dataSource: any UITableViewDataSource) -> Disposable { Disposables.create() }
}

extension Reactive where Base: UICollectionView {
  public func items<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ cellFactory: @escaping (UICollectionView, Int, Sequence.Element) -> UICollectionViewCell) -> Disposable
  where Source.Element == Sequence {
    { cellFactory in
      let view = base as UICollectionView
      return source.showRows(in: view) { _ = cellFactory(view, $0, $1) }
    }
  }

  public func items<Sequence: Swift.Sequence, Cell: UICollectionViewCell, Source: ObservableType>(
    cellIdentifier: String,
    cellType: Cell.Type = Cell.self
  ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void) -> Disposable
  where Source.Element == Sequence {
    { source in
      { configureCell in
        let view = base as UICollectionView
        return source.showRows(in: view) { item, element in
          let path = IndexPath(item: item, section: 0)
          let cell = view.dequeueReusableCell(withReuseIdentifier: cellIdentifier, for: path)
          guard let cell = cell as? Cell else { return }
          configureCell(item, element, cell)
        }
      }
    }
  }

  public func items<
    DataSource: RxCollectionViewDataSourceType & UICollectionViewDataSource,
    Source: ObservableType
  >(
    dataSource: DataSource
  ) -> (_ source: Source) -> Disposable where DataSource.Element == Source.Element {
    { source in
      let view = base as UICollectionView
      view.dataSource = dataSource
      return source.observe(on: MainScheduler()).subscribe { dataSource.collectionView(view, observedEvent: $0) }
    }
  }

  public var itemSelected: ControlEvent<IndexPath> { .silent }
  public var itemDeselected: ControlEvent<IndexPath> { .silent }
  public var prefetchItems: ControlEvent<[IndexPath]> { .silent }
  public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T> { .silent }
  public func modelDeselected<T>(_ modelType: T.Type) -> ControlEvent<T> { .silent }
  public func model<T>(at indexPath: IndexPath) throws -> T { throw RxError.unknown }
  public func setDataSource(_ dataSource: any UICollectionViewDataSource) -> Disposable { Disposables.create() }
}

extension Reactive where Base: UIPickerView {
  public func itemTitles<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ titleForRow: @escaping (Int, Sequence.Element) -> String?) -> Disposable
  where Source.Element == Sequence {
    { title in source.showRows(in: base as UIPickerView) { _ = title($0, $1) } }
  }

  public func itemAttributedTitles<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ attributedTitleForRow: @escaping (Int, Sequence.Element) -> NSAttributedString?) -> Disposable
  where Source.Element == Sequence {
    { title in source.showRows(in: base as UIPickerView) { _ = title($0, $1) } }
  }

  public func items<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ viewForRow: @escaping (Int, Sequence.Element, UIView?) -> UIView) -> Disposable
  where Source.Element == Sequence {
    { viewForRow in source.showRows(in: base as UIPickerView) { _ = viewForRow($0, $1, nil) } }
  }

  public var itemSelected: ControlEvent<(row: Int, component: Int)> { .silent }
  public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<[T]> { .silent }
}

extension ObservableType where Element: Sequence {
  /// Hops to main and treats an error as a binder does, like RxCocoa's items binders.
  fileprivate func showRows<View: UIView>(
    in view: View,
    _ show: @escaping (Int, Element.Element) -> Void
  ) -> Disposable {
    bind(to: Binder(view) { _, rows in rows.enumerated().forEach { show($0.offset, $0.element) } })
  }
}
