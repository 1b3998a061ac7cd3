import Foundation
import RxCocoa
import RxSwift
import UIKit

final class PhotoModel {
  let caption: Observable<String>
  let image: Observable<UIImage?>

  init(url: URL) {
    caption = .just(url.lastPathComponent)
    image = URLSession.shared.rx.data(request: URLRequest(url: url)).map { UIImage(data: $0) }
  }
}

final class CoverModel {
  let artist: Observable<String>
  let picture: Observable<UIImage?>

  init(artist: String, url: URL) {
    self.artist = .just(artist)
    picture = URLSession.shared.rx.data(request: URLRequest(url: url)).map { UIImage(data: $0) }
  }
}

final class AlbumViewModel {
  let photos = BehaviorRelay<[PhotoModel]>(value: [])
  let cover = PublishRelay<CoverModel>()
}
