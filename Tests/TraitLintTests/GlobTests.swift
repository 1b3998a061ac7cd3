import Testing

@testable import TraitLint

@Suite struct GlobTests {
  @Test(arguments: [
    ("Pods", "Pods/A.swift", true), ("Pods", "In/Pods/A.swift", true), ("Pods", "Pods2/A.swift", false),
    ("*.gen.swift", "In/A.gen.swift", true), ("*.gen.swift", "A.gen.swift.txt", false),
    ("In/Pods", "In/Pods/A.swift", true), ("In/Pods", "Out/In/Pods/A.swift", false), ("/Pods", "In/Pods", false),
    ("./A.swift", "A.swift", true), ("./A.swift", "In/A.swift", false), ("In/", "In/A.swift", true),
    ("In/*", "In/A.swift", true), ("In/*", "In/a/b.swift", true), ("In/*.swift", "In/a/b.swift", false),
    ("**/Gen/**", "Gen/A.swift", true), ("**/Gen/**", "a/b/Gen/A.swift", true), ("**/Gen/**", "Gen", false),
    ("a/**/z.swift", "a/z.swift", true), ("a/**/z.swift", "a/b/c/z.swift", true), ("a/**/z.swift", "b/z.swift", false),
    ("A?.swift", "Ab.swift", true), ("A?.swift", "A.swift", false), ("A[0-9].swift", "A5.swift", true),
    ("A[!0-9].swift", "A5.swift", false), ("[", "[", true), ("{A,B}*.swift", "Bx.swift", true),
    ("{A,B}*.swift", "Cx.swift", false), ("{In,Out}/{a,b}", "Out/b/x.swift", true), ("é*", "élan.swift", true),
    ("*a*a*a*b", String(repeating: "a", count: 60), false), ("a\\*", "a*", true), ("a\\*", "ab", false),
    (".", "Any/A.swift", true), ("**", "Any/A.swift", true),
  ])
  func patternsMatchAsIgnoreFilesDo(_ pattern: String, _ path: String, _ expected: Bool) {
    #expect(Glob(pattern, in: "/home/me").matches("/home/me/" + path) == expected)
  }

  @Test func patternsCountFromTheirFolder() {
    #expect(!Glob("Pods", in: "/home/me").matches("/home/you/Pods/A.swift"))
    #expect(!Glob("**", in: "/home/me").matches("/home/mean/A.swift"))
    #expect(Glob("A.swift", in: "/").matches("/A.swift"))
  }

  @Test func manyFoldersEnd() {
    let path = "/" + String(repeating: "a/", count: 200)
    #expect(!Glob(String(repeating: "**/a/", count: 40) + "b", in: "/").matches(path + "c"))
    #expect(Glob(String(repeating: "**/a/", count: 40) + "b", in: "/").matches(path + "b"))
    #expect(!Glob("a/**/b/**/c", in: "/").matches("/a/c/b"))
    #expect(Glob("a/**/b/**/c", in: "/").matches("/a/x/b/b/y/c/z"))
  }

  @Test func manyBracesEnd() {
    let pattern = String(repeating: "{a,b}", count: 40)
    #expect(!Glob(pattern, in: "/").matches("/c"))
  }

  @Test(arguments: [
    ("Sources/**/*.swift", "Sources", true), ("Sources/App", "Sources", true),
    ("Sources/App", "Sources/App/View", true),
    ("Sources/App", "Sources/Core", false), ("App", "Anything", true), ("Sources", "Tests", true),
    ("./Sources", "Tests", false),
  ])
  func aWalkKnowsWhereNothingCanMatch(_ pattern: String, _ folder: String, _ expected: Bool) {
    #expect(Glob(pattern, in: "/p").couldMatch(below: "/p/" + folder) == expected)
  }
}
