import Foundation
import LayXML
import Testing

@testable import LayInterfaceBuilder

/// Files that are none of Interface Builder, or hostile: one clear error each.
@Suite struct ReadingTests {
  private func problem(_ bytes: [UInt8]) -> String? {
    do throws(BuilderError) {
      _ = try readDocument(bytes)
      return nil
    } catch {
      return error.message
    }
  }

  private func problem(_ text: String) -> String? { problem(Array(text.utf8)) }

  @Test func encodings() {
    let text = storyboard("")
    #expect(problem(text) == nil)
    #expect(problem(Array(text.data(using: .utf16)!))?.contains("UTF-16") == true)
    #expect(problem(text.replacing("UTF-8", with: "ISO-8859-1"))?.contains("'iso-8859-1'") == true)
    #expect(problem(Array(text.utf8) + [0xFF]) == "the file has bytes that are not UTF-8")
    #expect(problem("bplist00") == "the file is a binary property list")
  }

  @Test func otherFiles() {
    #expect(problem("") == "there is no XML in the file")
    #expect(problem("<plist/>")?.contains("'plist'") == true)
    #expect(problem("<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>")?.contains("before Xcode 5") == true)
    #expect(problem(storyboard("").replacing("</scenes>", with: ""))?.contains("not well-formed") == true)
  }

  @Test func entitiesAreNotExpanded() throws {
    var bomb = "<!DOCTYPE d [<!ENTITY a0 \"ha\">"
    for index in 1..<40 { bomb += "<!ENTITY a\(index) \"&a\(index - 1);&a\(index - 1);\">" }
    let text = storyboard(view("label", "a", (0, 0, 10, 10), "text=\"&a39;\"")).replacing(
      "<document", with: "\(bomb)]><document")
    #expect(problem(text)?.contains("character reference") == true)
    let file = "<!DOCTYPE d [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>"
    #expect(
      problem(storyboard("&x;").replacing("<document", with: "\(file)<document"))?.contains("character reference")
        == true)
  }

  @Test func limits() {
    func nested(_ count: Int) -> String {
      storyboard(
        (0..<count).map { "<view id=\"n\($0)\"><subviews>" }.joined()
          + String(repeating: "</subviews></view>", count: count))
    }
    // Eight elements are around the views of a scene, and each view is two.
    #expect(problem(nested((XMLLimits.depth - 8) / 2)) == nil)
    #expect(problem(nested(XMLLimits.depth / 2 + 1))?.contains("nest more than \(XMLLimits.depth) deep") == true)
    let large = storyboard("") + String(repeating: " ", count: XMLLimits.fileSize)
    #expect(problem(large)?.contains("MB") == true)
  }

  @Test func cutAndChangedFilesEndInOneErrorOrALayout() {
    let text = Array(storyboard(view("label", "a", (1, 2, 3, 4)), constraints: constraint("a.top == g.top + 8")).utf8)
    var seed: UInt64 = 21
    print("seed \(seed)")
    for length in stride(from: 0, to: text.count, by: 37) { _ = problem(Array(text[..<length])) }
    for _ in 0..<2000 {
      var changed = text
      for _ in 0..<3 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        changed[Int(seed >> 33) % changed.count] = Array("<>\"/=&0aN. ".utf8)[Int(seed >> 20) % 11]
      }
      if let document = try? readDocument(changed) { _ = translate(document) }
    }
  }

  @Test(arguments: [
    ("0.0", "0"), ("20.5", "20.5"), ("-8", "-8"), ("187.49999999999997", "187.5"), ("1e2", "100"), ("0.0000004", "0"),
    ("20.333333333333332", "20.333333"), ("999999999", "999999999"),
  ])
  func lengths(_ text: String, _ expected: String) { #expect(Length(text)?.text() == expected) }

  @Test(arguments: ["", "-", "1.2.3", "x", "1e99", "99999999999999999999", "1000000001"])
  func noLengths(_ text: String) { #expect(Length(text) == nil) }

  @Test(arguments: [
    ("1:2", "0.5"), ("375:667", "375/667"), ("1.25", "1.25"), ("0.66666666666666663", "2/3"), ("4/3", "4/3"),
    ("2", "2"),
  ])
  func ratios(_ text: String, _ expected: String) { #expect(Ratio(text)?.text == expected) }
}
