extension Array {
  /// Where the elements begin for which `belongsInSecondPartition` holds, in an array in which they all come last; its
  /// end if there are none.
  func partitioningIndex(where belongsInSecondPartition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongsInSecondPartition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
