import Testing

@testable import TraitRules

/// A little of each construct, cut off after each token and with each token missing: fixtures are like what people write,
/// and leave out much that the grammar has.
@Suite struct EveryConstructTests {
  private static let source = Array(
    #"""
    @testable import struct RxSwift.Observable
    #if os(iOS) && !DEBUG || swift(>=5.9)
    @available(iOS 13, *) @MainActor.Wrapper<Int>(1) public final class A<T: B & C>: D.E<T>, @unchecked Sendable where T.F == G {
    #elseif canImport(UIKit)
    #else
    extension A: @retroactive P where Base: UIView { typealias H<I> = (inout I, _ j: K...) async throws(L) -> [M: N?]! }
    #endif
      @Published(key: "k") private(set) weak var a: any O? = b as? @Q.R @convention(c) (S) -> some T, (c, d): (Int, Int) = (1, 2)
      lazy var e = { [weak self, f = g.h, unowned(unsafe) i] @Sendable (j: inout K, _ l) async throws -> Void in j.m?.n!(l) }()
      var o: U { get async throws { p } set(q) { didChange } _modify { yield &r } }
      var s = 0 { willSet { t(newValue) } didSet(u) { } }
      subscript<V>(v: V, w x: Int...) -> some W { x[v, default: 0] }
      init?<X>(_ y: X = #file) rethrows where X: Y { guard let z, case .a(let b)? = c, #available(iOS 15, *) else { return nil } }
      static func + <Z>(lhs: borrowing A, rhs: consuming A) -> A<Z>.B.Type { repeat { } while a < b, c > (d) }
      deinit { defer { e() }; f: for case let g? in h where i { continue f }; while j { break f } }
      indirect enum K: Int { case l, m(n: O, P = 1) = 2; case q }
      func r(s: repeat each T) { switch u { case 1...2, .v(_, let w) where x: fallthrough; @unknown default: throw y } }
      func z() { do throws(A) { try await b() } catch let c as D { } catch { }; if e { } else if f { } else { g }; let h = if i { 1 } else { 2 } }
    }
    infix operator <=>: J; precedencegroup J { higherThan: K }; macro l<M>(_: N) = #externalMacro(module: "o", type: "p")
    let q = #selector(r.s(_:t:)), u = \V.w[0]?.x, y = [a: b, c: [d]], z = e ? f : g ?? h, i = #/j(?<k>l)/#, m = """
      n \(o, p: { "\(q)" }) \
      r
      """
    s.t { u } v: { w } x: { $0 + $y } .z()
    a<B<C>, (D) -> E>.f() as! G is H; i = !j && k === -l; m &+= n << 2; actor O { nonisolated func p() { } }; `class`?.q
    """#.utf8)

  private static let tokens = source.withUnsafeBufferPointer(Lexer.tokens(of:))

  private func violation(_ bytes: [UInt8]) -> String? {
    totalityViolation(bytes) ?? treeViolation(SyntaxTree(parsing: bytes))
  }

  @Test func isCutOffAfterEachToken() {
    #expect(Self.tokens.count > 700)
    for token in Self.tokens {
      let prefix = Self.source[..<Int(token.end)]
      #expect(violation(Array(prefix)) == nil, "\(String(decoding: prefix.suffix(40), as: UTF8.self))")
    }
  }

  @Test func lacksEachToken() {
    for token in Self.tokens {
      let rest = Self.source[..<Int(token.start)] + Self.source[Int(token.end)...]
      let place = Self.source[Int(token.start)...].prefix(40)
      #expect(violation(Array(rest)) == nil, "\(String(decoding: place, as: UTF8.self))")
    }
  }

  /// What a bracket that is never closed does to whatever follows.
  @Test(arguments: ["t<({{}}", "f(", "[", "{", "\"\\(", "case .a(", "@A(", "@A<"])
  func followsAnOpenBracket(_ opening: String) {
    for token in Self.tokens.dropLast() {
      let rest = Self.source[Int(token.start)...].prefix(24)
      #expect(
        violation(Array(opening.utf8) + rest) == nil, "\(opening) \(String(decoding: rest, as: UTF8.self))")
    }
  }
}
