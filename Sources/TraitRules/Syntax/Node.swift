/// The index of a node in its tree. 0 is "none": the root is never anyone's child.
public typealias NodeID = Int32

/// What a node is. Children stand in source order; which kinds to expect below a node is said at its case.
public enum NodeKind: UInt8, Sendable, BitwiseCopyable {
  /// Placeholder at index 0.
  case none
  case sourceFile

  // MARK: Declarations; `token` is the name.
  case importDecl
  /// `attribute*`, a `simpleType`/`memberType` for extensions, `genericParameters?`, `inheritanceClause?`,
  /// `memberBlock`.
  case classDecl, structDecl, enumDecl, protocolDecl, actorDecl, extensionDecl
  /// `attribute*`, `genericParameters?`, `parameterClause`, `returnClause?`, `codeBlock?`.
  case funcDecl, initDecl, subscriptDecl
  case deinitDecl
  /// `attribute*`, then a `patternBinding` each.
  case variableDecl
  /// Pattern, `typeAnnotation?`, `initializerClause?`, `accessorBlock?`.
  case patternBinding
  case typeAnnotation, initializerClause, accessorBlock
  /// `codeBlock?`; `token` is the word `get`, `set`, `didSet` …, `extra` the token of a parameter's name.
  case accessor
  case enumCaseDecl
  /// `enumCaseParameter*`.
  case enumCaseElement
  /// A type; `extra` is the label's token.
  case enumCaseParameter
  case typealiasDecl, associatedtypeDecl
  case otherDecl
  case attribute
  case genericParameters
  /// A type where the parameter is constrained.
  case genericParameter
  /// Types.
  case inheritanceClause
  case memberBlock
  case parameterClause
  /// Type, `initializerClause?`; `token` is the name inside, `extra` the label's token.
  case parameter
  case returnClause

  // MARK: Conditional compilation.
  case ifConfig
  case ifConfigClause

  // MARK: Statements.
  case codeBlock
  case returnStmt, throwStmt, deferStmt, jumpStmt
  /// Conditions, then a `codeBlock`.
  case guardStmt
  /// Pattern, sequence expression, `whereClause?`, `codeBlock`.
  case forStmt
  case whileStmt, repeatStmt
  /// `codeBlock`, then `catchClause*`.
  case doStmt
  case catchClause
  /// Conditions and `codeBlock`, repeated for `else if`, then a last `codeBlock` for `else`.
  case ifExpr
  /// Subject, then `switchCase*` (or `ifConfig` of them).
  case switchExpr
  /// `casePattern*`, then statements.
  case switchCase
  case casePattern
  /// `if let token = …`: type?, expression?.
  case optionalBinding
  /// `if case pattern = …`: pattern, expression.
  case caseCondition

  // MARK: Patterns.
  case identifierPattern, wildcardPattern, tuplePattern
  /// `let x` inside a pattern.
  case valueBinding

  // MARK: Expressions.
  case identifierExpr
  case selfExpr, superExpr
  /// `.name`.
  case implicitMemberExpr
  /// Base; `token` is the name after the period.
  case memberExpr
  /// Callee, then `argument*`; trailing closures are arguments with `isTrailing`.
  case callExpr
  case subscriptExpr
  /// Expression; `extra` is the label's token or 0.
  case argument
  case closureExpr
  /// `capture*`, `closureParameter*`, `returnClause?`.
  case closureSignature
  case capture
  /// Type?; `token` is the name.
  case closureParameter
  case optionalChain, forceUnwrap, postfixOperatorExpr
  /// `#if` inside a chain: the chain with the steps of the first clause that a build can compile; `token` is the `#if`.
  case postfixIfConfigExpr
  case tupleExpr, arrayExpr, dictionaryExpr
  /// The expressions of its interpolations.
  case stringLiteral
  case numberLiteral, booleanLiteral, nilLiteral, regexLiteral
  /// `\.name`: no children; `token` is the last name.
  case keyPathExpr
  case prefixExpr, inOutExpr
  case tryExpr, awaitExpr
  /// Operands and operators in source order.
  case sequenceExpr
  case binaryOperator, assignmentOperator
  /// The expression between `?` and `:`.
  case ternaryOperator
  /// `as`, `is`: a type.
  case castOperator
  case macroExpr
  case placeholderExpr
  case unknownExpr

  // MARK: Types.
  case simpleType
  /// Base type; `token` is the name.
  case memberType
  case genericArguments
  case optionalType, arrayType, dictionaryType
  /// `tupleTypeElement*`.
  case tupleType
  /// Type; `extra` is the label's token.
  case tupleTypeElement
  /// `tupleType` of the parameters, then the result.
  case functionType
  case compositionType
  case whereClause
  case skipped
}

extension NodeKind {
  /// Whether a node of this kind names an operator, between operands or with the one that it has.
  var isOperator: Bool { self == .binaryOperator || self == .prefixExpr || self == .postfixOperatorExpr }

  /// Whether a node of this kind declares a type, or extends one.
  var declaresType: Bool {
    switch self {
    case .classDecl, .structDecl, .enumDecl, .protocolDecl, .actorDecl, .extensionDecl: true
    default: false
    }
  }
}

/// Facts about a node that need no node of their own.
public struct NodeFlags: OptionSet, Sendable, BitwiseCopyable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  public static let isLet = NodeFlags(rawValue: 1 << 0)
  public static let isStatic = NodeFlags(rawValue: 1 << 1)
  public static let isLazy = NodeFlags(rawValue: 1 << 2)
  /// A closure after the parentheses.
  public static let isTrailing = NodeFlags(rawValue: 1 << 3)
  /// `try?`, `init?`.
  public static let isOptional = NodeFlags(rawValue: 1 << 4)
  /// `try!`.
  public static let isForced = NodeFlags(rawValue: 1 << 5)
  public static let isPrivate = NodeFlags(rawValue: 1 << 6)
  /// `private(set)`.
  public static let isSetPrivately = NodeFlags(rawValue: 1 << 13)
  /// A clause of `#if` that no build compiles: `#if false`, or what follows `#if true`.
  public static let isDead = NodeFlags(rawValue: 1 << 7)
  public static let isOverride = NodeFlags(rawValue: 1 << 8)
  public static let isThrowing = NodeFlags(rawValue: 1 << 9)
  public static let isAsync = NodeFlags(rawValue: 1 << 10)
  public static let isOpenOrPublic = NodeFlags(rawValue: 1 << 11)
  public static let isNonisolated = NodeFlags(rawValue: 1 << 12)
  public static let isMutating = NodeFlags(rawValue: 1 << 14)
}

/// A node of the tree: a small value in a flat array, linked by indices.
public struct Node: Sendable, BitwiseCopyable {
  public var kind: NodeKind
  public var flags: NodeFlags
  /// Index of the token that names the node, or of its first token.
  public var token: UInt32
  /// A second token, where the kind says so; 0 for none.
  public var extra: UInt32
  /// Index of the first token.
  public var first: UInt32
  /// Index of the token that ends the node; for a string with interpolations that is the string's own token.
  public var last: UInt32
  public var parent: NodeID
  public var firstChild: NodeID
  public var nextSibling: NodeID
}
