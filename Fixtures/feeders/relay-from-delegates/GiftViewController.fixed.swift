import PhotosUI
import RxCocoa
import RxSwift
import UIKit

final class GiftViewController: UIViewController {
  @IBOutlet private var pickedView: UIImageView!
  @IBOutlet private var loadedView: UIImageView!
  @IBOutlet private var placeLabel: UILabel!
  private let viewModel = GiftViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.picked.bind(to: pickedView.rx.image).disposed(by: disposeBag)
    viewModel.loaded.asDriver().drive(loadedView.rx.image).disposed(by: disposeBag)
    viewModel.place.bind(to: placeLabel.rx.text).disposed(by: disposeBag)
    viewModel.locate()
  }
}

extension GiftViewController: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    viewModel.picked.accept(info[.originalImage] as? UIImage)
    picker.dismiss(animated: true)
  }
}

extension GiftViewController: PHPickerViewControllerDelegate {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    picker.dismiss(animated: true)
    results.first?.itemProvider.loadObject(ofClass: UIImage.self) { [weak self] image, _ in
      self?.viewModel.loaded.accept(image as? UIImage)
    }
  }
}
