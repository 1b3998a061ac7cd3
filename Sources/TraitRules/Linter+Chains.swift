extension Linter {
  /// All subscriptions in some files, by the paths of those, whether or not anything is wrong with them; in order.
  public func chains(in paths: Set<String>, of files: [SourceFile]) -> [TracedChain] {
    let project = Project(files.sorted { $0.place < $1.place }, threads: threads)
    let evaluator = Evaluator(project: project, options: options)
    defer { evaluator.forget() }
    let builder = FindingBuilder(evaluator: evaluator)
    return BindingFinder(evaluator: evaluator).bindings().compactMap { binding in
      let file = project.files[Int(binding.call.file)]
      guard file.isLinted, paths.contains(file.path) else { return nil }
      return TracedChain(
        location: builder.wordLocation(binding), word: binding.word, sink: binding.sinkText, isUI: binding.isUI,
        trace: builder.trace(binding))
    }
  }
}
