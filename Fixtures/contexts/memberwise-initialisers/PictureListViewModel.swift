import Foundation
import RxCocoa
import RxSwift
import UIKit

final class PictureListViewModel {
  let models: [CellModel]

  init(addresses: [URL]) {
    models = addresses.map { address in
      CellModel(
        title: .just(address.lastPathComponent),
        picture: URLSession.shared.rx.data(request: URLRequest(url: address)).map { UIImage(data: $0) }
      )
    }
  }
}
