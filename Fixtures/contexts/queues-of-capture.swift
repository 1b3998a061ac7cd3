// An output of a capture session calls its delegate on the queue that it is told with it: on main where that is main's.
import AVFoundation
import RxCocoa
import RxSwift
import UIKit

final class CodeScanner: NSObject, AVCaptureMetadataOutputObjectsDelegate {
  let codes = PublishRelay<String>()
  private let output = AVCaptureMetadataOutput()

  func start() { output.setMetadataObjectsDelegate(self, queue: .main) }

  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection
  ) {
    codes.accept("\(metadataObjects.count)")
  }
}

final class FaceScanner: NSObject, AVCaptureMetadataOutputObjectsDelegate {
  let faces = PublishRelay<String>()
  private let queue = DispatchQueue(label: "faces")

  init(_ output: AVCaptureMetadataOutput) {
    super.init()
    output.setMetadataObjectsDelegate(self, queue: queue)
  }

  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection
  ) {
    faces.accept("\(metadataObjects.count)")
  }
}

final class FrameReader: NSObject, AVCaptureVideoDataOutputSampleBufferDelegate {
  let frames = PublishRelay<String>()

  func captureOutput(_ output: AVCaptureOutput, didOutput buffer: CMSampleBuffer, from connection: AVCaptureConnection) {
    frames.accept("frame")
  }
}

final class PreviewReader: NSObject, AVCaptureVideoDataOutputSampleBufferDelegate {
  let frames = PublishRelay<String>()

  func captureOutput(_ output: AVCaptureOutput, didOutput buffer: CMSampleBuffer, from connection: AVCaptureConnection) {
    frames.accept("frame")
  }
}

final class CaptureViewController: UIViewController {
  private let label = UILabel()
  private let codes = CodeScanner()
  private let faces = FaceScanner(AVCaptureMetadataOutput())
  private let frames = FrameReader()
  private let previews = PreviewReader()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    codes.start()
    codes.codes.bind(to: label.rx.text).disposed(by: bag)
    faces.faces.bind(to: label.rx.text).disposed(by: bag) // expect: main_thread
    // Sample buffers by whichever class asks for them.
    let output = AVCaptureVideoDataOutput()
    output.setSampleBufferDelegate(frames, queue: DispatchQueue.global(qos: .userInitiated))
    frames.frames.bind(to: label.rx.text).disposed(by: bag) // expect: main_thread
    AVCaptureVideoDataOutput().setSampleBufferDelegate(previews, queue: DispatchQueue.main)
    previews.frames.bind(to: label.rx.text).disposed(by: bag)
  }
}
