view
   .rx.observe(CGRect.self, "frame")
    .subscribe(onNext: { frame in
      print(frame ?? .zero)
    })
    .disposed(by: disposeBag)

view
    .rx.observeWeakly(CGRect.self, "frame")
    .subscribe(onNext: { frame in
      print(frame ?? .zero)
    })
    .disposed(by: disposeBag)

NotificationCenter.default
   .rx.notification(Notification.Name(rawValue: "testNotification"), object: nil)
   .subscribe(onNext: { noti in
          print(noti)
   })
   .disposed(by: disposeBag)

NotificationCenter.default
     .rx.notification(Notification.Name.UITextViewTextDidBeginEditing, object: myTextView)
     .subscribe(onNext: { n in
       print(n)
     })
     .disposed(by: disposeBag)

button.rx.tap
   .subscribe(onNext: {
       print("button is clicked")
   })
   .addDisposableTo(disposeBag)

scrollView.rx.didScroll
   .subscribe(onNext: { [weak self] in
       print("current offsetY is \(self?.scrollView.contentOffset.y)")
   })
   .addDisposableTo(disposeBag)
