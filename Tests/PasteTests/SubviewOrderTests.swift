@testable import LayPaste
import Testing

@Suite struct SubviewOrderTests {
  /// The names of the views in a translation, in their order.
  private func views(_ found: PastedText) -> [String] {
    found.text.split(separator: "\n").compactMap { line in
      let words = line.split(whereSeparator: { " :{".contains($0) })
      return words.first == "view" ? String(words[1]) : nil
    }
  }

  @Test(arguments: [
    ("view.insertSubview(c, at: 0)", "c a b"), ("view.insertSubview(c, at: 1)", "a c b"),
    ("view.insertSubview(c, at: 2)", "a b c"), ("view.insertSubview(c, belowSubview: b)", "a c b"),
    ("view.insertSubview(c, aboveSubview: a)", "a c b"), ("[self.view insertSubview:c atIndex:0];", "c a b"),
    ("view.sendSubviewToBack(b)", "b a"), ("view.bringSubviewToFront(a)", "b a"),
    ("view.sendSubview(toBack: b)", "b a"), ("[self.view sendSubviewToBack:b];", "b a"),
    ("view.insertSubview(b, at: 0)", "b a"), ("view.insertSubview(c, at: view.subviews.count)", "a b c"),
  ]) func subviewsHaveTheOrderOfTheCode(_ call: String, _ order: String) {
    let found = translate(Array("view.addSubview(a)\nview.addSubview(b)\n\(call)\n".utf8))
    #expect(views(found).joined(separator: " ") == order && found.noteCount == 0, "\(found.text)")
  }

  @Test(arguments: [
    ("s.insertArrangedSubview(c, at: 0)", "s c a b"), ("s.insertArrangedSubview(c, at: 1)", "s a c b"),
    ("s.insertArrangedSubview(c, at: s.arrangedSubviews.count)", "s a b c"), ("s.sendSubviewToBack(b)", "s a b"),
  ]) func stacksHaveTheOrderOfTheCode(_ call: String, _ order: String) {
    let found = translate(Array("let s = UIStackView(arrangedSubviews: [a, b])\nview.addSubview(s)\n\(call)\n".utf8))
    #expect(views(found).joined(separator: " ") == order && found.noteCount == 0, "\(found.text)")
  }

  @Test(arguments: [
    ("view.insertSubview(c, at: index)", "a b c"), ("view.insertSubview(c, at: 9)", "a b c"),
    ("view.insertSubview(c, aboveSubview: other)", "a b c"), ("view.sendSubviewToBack(other)", "a b"),
    ("window.bringSubviewToFront(other)", "a b"),
  ]) func anUnknownOrderIsSaid(_ call: String, _ order: String) {
    let found = translate(Array("view.addSubview(a)\nview.addSubview(b)\n\(call)\n".utf8))
    #expect(views(found).joined(separator: " ") == order && found.noteCount == 1, "\(found.text)")
  }
}
