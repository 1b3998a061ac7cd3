/// An app of any size in the shape of public ones: of nine files, one binds, three more use RxSwift and five do not.
///
/// The distributions are those of 12,293 files of 78 public RxSwift apps: 11 % of the files bind, 41 % import RxSwift; 3.6
/// bindings and other sinks a file that binds, 4 in 10 of them UI; 64 % of the UI's chains begin in another file.
struct App {
  static let filesPerFeature = 9

  let seed: UInt64

  /// Deciles of the sizes in bytes, from the smallest to the largest but one in a hundred.
  private static let bindingSizes = [407, 1562, 2254, 2820, 3394, 4030, 4780, 5795, 7340, 10_188, 22_673]
  private static let rxSizes = [96, 442, 661, 989, 1395, 1883, 2447, 3120, 4231, 6763, 18_249]
  private static let plainSizes = [64, 274, 429, 599, 804, 1063, 1423, 1947, 2591, 4191, 17_324]

  func corpus(features: Int) -> Corpus {
    var corpus = Corpus()
    let sizes = EvenSpread(seed: seed)
    for number in 0..<features {
      let feature = Feature(number: number, seed: seed)
      let folder = "Features\(number / 20)/Feature\(number)/"
      for (name, source) in feature.rxFiles {
        let deciles = name == "ViewController" ? Self.bindingSizes : Self.rxSizes
        let index = corpus.files.count
        var source = source
        PlainSource(index: index).extend(&source, to: sizes.between(index, deciles: deciles))
        corpus.add("\(folder)\(name)\(number).swift", source)
      }
      while corpus.files.count % Self.filesPerFeature != 0 {
        let index = corpus.files.count
        let size = sizes.between(index, deciles: Self.plainSizes)
        corpus.add("\(folder)Model\(index).swift", PlainSource(index: index).file(bytes: size))
      }
    }
    return corpus
  }
}
