// `bind` is everybody's word. None of these is a binding of RxSwift.
import Foundation
import Headlines
import RxSwift
import UIKit

struct SocketAddress {
  let host: String
  let port: Int
}

final class ServerBootstrap {
  func bind(to address: SocketAddress) -> Self { self }
  func bind(host: String, port: Int) -> Self { self }
}

final class ProfileViewModel {
  let name = "Ada"
}

class ProfileCell: UITableViewCell {
  func bind(to viewModel: ProfileViewModel) {
    textLabel?.text = viewModel.name
  }
}

final class WideProfileCell: ProfileCell {
  override func bind(to viewModel: ProfileViewModel) {
    super.bind(to: viewModel)
    detailTextLabel?.text = viewModel.name
  }
}

final class ProfileStore {
  private var observers: [(String) -> Void] = []

  func bind(onNext observer: @escaping (String) -> Void) {
    observers.append(observer)
  }
}

final class ProfileViewController: UITableViewController {
  private let people = [ProfileViewModel()]
  private let store = ProfileStore()
  private let footer = UILabel()
  var headline: Headline!

  override func viewDidLoad() {
    super.viewDidLoad()
    store.bind(onNext: { [footer] name in footer.text = name })
    headline.bind { [footer] text in footer.text = text }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    people.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Profile", for: indexPath)
    (cell as? ProfileCell)?.bind(to: people[indexPath.row])
    return cell
  }

  func serve() {
    DispatchQueue.global().async {
      _ = ServerBootstrap()
        .bind(to: SocketAddress(host: "127.0.0.1", port: 8080))
        .bind(host: "::1", port: 8080)
    }
  }
}
