/// Functions that nothing in the project runs.
extension Contexts {
  /// Whether a node says where a function runs that nothing can reach: neither the project, which calls it nowhere, nor
  /// anybody out of sight, who knows of it by a protocol, by its superclass, by Objective-C or because it is public.
  func isUnreached(_ node: ChainID) -> Bool {
    guard case .code(let function, _) = lowering.graph[node],
      definition(ofCode: function) == nobodyCalls(function)
    else { return false }
    switch project.kind(function) {
    case .funcDecl: return isUncalled(function)
    case .initDecl: return isNeverMade(function)
    default: return false
    }
  }

  /// Whether a place stands in a function that nothing runs: also a closure there, of a chain that is only returned, for
  /// nobody is there to subscribe to it.
  func isInUncalledFunction(_ place: Place) -> Bool {
    guard let function = project.enclosingFunction(of: place), project.kind(function) == .funcDecl else { return false }
    return isUncalled(function)
  }

  /// Also what nothing but such functions calls.
  private func isUncalled(_ function: Place) -> Bool {
    lowering.uncalled.answer(to: function, beyond: false) {
      isKnownInSight(function) && lowering.visibleCalls(of: function).allSatisfy(isInUncalledFunction)
        && !isPerhapsMeant(function)
    }
  }

  /// Whether an initialiser is of a type that nothing in sight makes, and nothing out of sight knows.
  private func isNeverMade(_ initializer: Place) -> Bool {
    guard isKnownInSight(initializer), let type = project.enclosingType(of: initializer) else { return false }
    return project.declaration(type).kind != .protocol && !lowering.isMade(type)
  }

  /// Whether a node says where a function runs that one file alone can name.
  func isPrivateCode(_ node: ChainID) -> Bool {
    guard case .code(let function, _) = lowering.graph[node] else { return false }
    return project.flags(function).contains(.isPrivate)
  }

  private func isKnownInSight(_ function: Place) -> Bool {
    guard !project.flags(function).contains(.isOverride), !project.isOperator(function), !isForOthers(function),
      project.children(function).allSatisfy({
        project.kind($0) != .attribute || Self.harmlessAttributes.contains(project.symbol($0))
      })
    else { return false }
    guard let type = project.enclosingType(of: function) else {
      return project.enclosingExternalExtension(of: function) == nil
    }
    let declaration = project.declaration(type)
    if declaration.kind == .protocol || declaration.attributes.contains(Symbol(.objcMembers)) { return false }
    // No requirement of a protocol can be met by what is private.
    if project.flags(function).contains(.isPrivate) { return true }
    return !meaning.hasUnseenBase(type)
  }

  /// Whether a function is public, by itself or by the extension that it stands in, and so may be others'. What is in one
  /// module with an app's delegate nobody imports.
  private func isForOthers(_ function: Place) -> Bool {
    let around = project.parent(function).flatMap { project.kind($0) == .extensionDecl ? $0 : nil } ?? function
    let isPublic = project.flags(function).union(project.flags(around)).contains(.isOpenOrPublic)
    return isPublic && !meaning.isOfApp(function)
  }

  private static let harmlessAttributes: Set<Symbol> = Set(
    [KnownName.discardableResult, .available, .inline, .MainActor].map { Symbol($0) })

  /// Whether a call or a name somewhere can mean the function, of which it is not known that it means another.
  private func isPerhapsMeant(_ function: Place) -> Bool {
    let name = project.symbol(function)
    let files = project.flags(function).contains(.isPrivate) ? [function.file] : project.files(mentioning: name)
    return files.contains { file in
      project.enter([file])
      return project.files[Int(file)].mentions.nodes(named: project.text(name)).contains { node in
        let use = Place(file: file, node: node)
        return isPerhapsMeant(function, at: use) && !isInUncalledFunction(use)
      }
    }
  }

  private func isPerhapsMeant(_ function: Place, at use: Place) -> Bool {
    guard meaning.counts(use, for: function) else { return false }
    switch project.kind(use) {
    case .identifierExpr:
      // Another declaration's name, or a call of it with other arguments.
      guard meaning.lookUp(project.symbol(use), at: use) != nil else { return true }
      return lowering.alternatives(of: lowering.value(of: use)).contains { value in
        guard case .functions(let ref) = value else { return false }
        return lowering.store[ref].places.contains(function) && !isOtherCall(use, than: function)
      }
    case .memberExpr:
      guard let base = project.first(use) else { return true }
      return !isOtherCall(use, than: function)
        && lowering.alternatives(of: lowering.value(of: base)).contains { value in
          switch value {
          case .lost, .asked: true
          case .object(let ref):
            project.enclosingType(of: function).map { meaning.areRelated(lowering.store[ref].type, $0) } ?? false
          default: false
          }
        }
    case .implicitMemberExpr: return project.flags(function).contains(.isStatic)
    default: return true
    }
  }

  /// Whether a name is called with arguments that the function does not take.
  private func isOtherCall(_ use: Place, than function: Place) -> Bool {
    guard let call = project.call(calling: use) else { return false }
    return !lowering.labelsMatch(call, function)
  }
}
