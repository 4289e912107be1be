@testable import LayPaste
import Testing

/// Values that change in the code, and divisions of whole numbers.
@Suite struct ChangedValueTests {
  private func lines(_ text: String) -> [String] {
    translate(Array(text.utf8)).text.split(separator: "\n").map { String($0) }
  }

  @Test(arguments: [
    ("gap = 12", "b.top == a.bottom - 12"),
    ("gap += 4", "b.top == a.bottom - 12"),
    ("gap = gap * 2 + 1", "b.top == a.bottom - (8 * 2 + 1)"),
    ("let other: CGFloat = 3\ngap = other", "b.top == a.bottom - 3"),
    ("let half = gap / 2\ngap = half", "b.top == a.bottom - 8 / 2"),
  ]) func aVariableHasTheValueInForce(_ change: String, _ last: String) {
    let text = """
      var gap: CGFloat = 8
      a.topAnchor.constraint(equalTo: view.topAnchor, constant: gap).isActive = true
      \(change)
      b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: -gap).isActive = true
      """
    let found = translate(Array(text.utf8))
    #expect(found.text.hasPrefix("metric gap = 8\na.top == superview.top + gap\n"), "\(found.text)")
    #expect(found.text.hasSuffix("\n\(last)\n") && found.noteCount == 0, "\(found.text)")
  }

  @Test func aPropertyThatAnotherFunctionChangesIsSaid() {
    let text = """
      class Card: UIView {
        var gap: CGFloat = 8
        func setUp() { a.topAnchor.constraint(equalTo: topAnchor, constant: gap).isActive = true }
        func widen() {
          gap = 12
          b.topAnchor.constraint(equalTo: topAnchor, constant: gap).isActive = true
        }
      }
      """
    let found = lines(text)
    #expect(found[0] == "metric gap = 8  // not translated: other values of 'gap' (the code changes it)")
    #expect(found.dropFirst() == ["a.top == superview.top + gap", "b.top == superview.top + 12"])
  }

  @Test func theViewBeforeIsTheOneThatWasAssignedLast() {
    let text = """
      var last = view.topAnchor
      var previous: UIView?
      for row in [a, b, c] {
        row.topAnchor.constraint(equalTo: last).isActive = true
        last = row.bottomAnchor
        if let above = previous {
          row.widthAnchor.constraint(equalTo: above.widthAnchor).isActive = true
        } else {
          row.widthAnchor.constraint(equalToConstant: 90).isActive = true
        }
        previous = row
      }
      """
    #expect(
      lines(text) == [
        "a.top == superview.top", "a.width == 90", "b.top == a.bottom", "b.width == a.width", "c.top == b.bottom",
        "c.width == b.width",
      ])
  }

  @Test(arguments: [
    ("let k = 7 / 2", "metric k = 3"), ("let k: Int = -7 / 2", "metric k = -3"), ("let k = 7 % 4", "metric k = 3"),
    ("let k: CGFloat = 7 / 2", "metric k = 7 / 2"), ("let k = 7.0 / 2", "metric k = 7 / 2"),
    ("let n = 7\nlet k = n / 2", "metric k = 3"), ("let k = CGFloat(7 / 2)", "metric k = 3"),
    ("enum Own { static let k = 7 / 2 }\nlet k = Own.k", "metric k = 3"),
  ]) func wholeNumbersOfSwiftHaveNoFraction(_ declaration: String, _ metric: String) {
    let found = lines("\(declaration)\nb.heightAnchor.constraint(equalToConstant: CGFloat(k)).isActive = true")
    #expect(found.contains(metric) && found.last == "b.height == k", "\(found)")
  }

  @Test(arguments: [
    ("CGFloat k = 7 / 2;", "k", "metric k = 3"), ("NSInteger k = 7 / 2;", "k", "metric k = 3"),
    ("CGFloat k = 7 / 2.0;", "k", "metric k = 7 / 2"), ("CGFloat k = 7 / 2.f;", "k", "metric k = 7 / 2"),
    ("", "7 / 2", "b.height == 3"), ("int n = 7;", "n / 2", "b.height == 3"),
    ("CGFloat w = 7;", "w / 2", "b.height == w / 2"),
  ]) func wholeNumbersOfCHaveNoFraction(_ declaration: String, _ value: String, _ line: String) {
    let found = lines("\(declaration)\n[b.heightAnchor constraintEqualToConstant:\(value)].active = YES;")
    #expect(found.contains(line), "\(found)")
  }

  @Test(arguments: [
    "[b.heightAnchor constraintEqualToAnchor:b.widthAnchor multiplier:9 / 16].active = YES;",
    "b.heightAnchor.constraint(equalTo: b.widthAnchor, multiplier: CGFloat(1/2)).isActive = true",
    "let k = 1 / 2\nb.heightAnchor.constraint(equalTo: b.widthAnchor, multiplier: CGFloat(k)).isActive = true",
    "b.heightAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0).isActive = true",
  ]) func aFactorOfZeroIsSaid(_ text: String) {
    let found = lines(text)
    #expect(found.count == 1 && found[0].hasSuffix("(the factor is 0)"), "\(found)")
  }

  @Test(arguments: [
    ("CGFloat(M.a / 2)", "b.height == 3"), ("CGFloat(M.half)", "b.height == half"),
    ("CGFloat(M.b / 2)", "b.height == b2 / 2"), ("M.b / 2", "b.height == b2 / 2"),
  ]) func constantsOfTypesAreWholeNumbersToo(_ value: String, _ line: String) {
    let constants = "enum M { static let a = 7; static let half = a / 2; static let b: CGFloat = 7 }"
    let found = lines("\(constants)\nb.heightAnchor.constraint(equalToConstant: \(value)).isActive = true")
    #expect(found.last == line, "\(found)")
  }

  @Test func aWholeNumberEndsWithItsScope() {
    let swift = """
      class Card: UIView {
        let n: CGFloat = 7
        func setUp() { let n = 7; a.heightAnchor.constraint(equalToConstant: CGFloat(n / 2)).isActive = true }
        func widen() { let k = n / 2; b.heightAnchor.constraint(equalToConstant: k).isActive = true }
      }
      """
    #expect(lines(swift) == ["metric n = 7", "metric k = n / 2", "a.height == 3", "b.height == k"])
    let objectiveC = """
      @implementation Card
      - (void)setUp { NSInteger n = 7; [a.heightAnchor constraintEqualToConstant:n / 2].active = YES; }
      - (void)widen:(CGFloat)n { [b.heightAnchor constraintEqualToConstant:n / 2].active = YES; }
      @end
      """
    let unknown = "metric n = 0  // not translated: the value of 'n' (it is not in the text)"
    #expect(lines(objectiveC) == [unknown, "a.height == 3", "b.height == n / 2"])
  }

  @Test(arguments: ["at n: CGFloat", "_ n: CGFloat, _ m: Int", "n: CGFloat = 3"])
  func aParameterHidesANumber(_ parameter: String) {
    let found = lines(
      """
      class Card: UIView {
        let n = 7
        func widen(\(parameter)) { b.heightAnchor.constraint(equalToConstant: n / 2).isActive = true }
        func setUp() { a.heightAnchor.constraint(equalToConstant: CGFloat(n / 2)).isActive = true }
      }
      """)
    let unknown = "metric n = 0  // not translated: the value of 'n' (it is not in the text)"
    #expect(found == [unknown, "b.height == n / 2", "a.height == 3"])
  }

  @Test(arguments: [
    "NSLayoutConstraint.activate([\nb.heightAnchor.constraint(equalToConstant: 7 / 2),\nc as NSLayoutConstraint])",
    "typealias Foo = Bar\nb.heightAnchor.constraint(equalToConstant: 7 / 2).isActive = true",
    "add([\ntry make()])\nb.heightAnchor.constraint(equalToConstant: 7 / 2).isActive = true",
  ]) func wordsOfSwiftAreNotObjectiveC(_ text: String) {
    #expect(lines(text).contains("b.height == 7 / 2"), "\(lines(text))")
  }

  @Test(arguments: [
    ("for i in [3, 5]", "CGFloat(i / 2)", ["1", "2"]), ("for i in [3, 5]", "CGFloat(i) / 2", ["3 / 2", "5 / 2"]),
    ("[3, 5].forEach { i in", "CGFloat(i % 2) * 4", ["1 * 4", "1 * 4"]),
    ("let list = [3, 5]\nfor i in list", "CGFloat(i / 2)", ["1", "2"]),
    ("let list: [CGFloat] = [3, 5]\nfor i in list", "i / 2", ["3 / 2", "5 / 2"]),
    ("for i in [3, 2.5]", "i / 2", ["3 / 2", "2.5 / 2"]),
    ("for i in [3, 5] as [CGFloat]", "i / 2", ["3 / 2", "5 / 2"]),
    ("[3, 5].forEach { (i: CGFloat) in", "i / 2", ["3 / 2", "5 / 2"]),
    ("let list = [3, 5] as [CGFloat]\nfor i in list", "i / 2", ["3 / 2", "5 / 2"]),
  ]) func theVariableOfALoopIsAWholeNumberOfAListOfThem(_ head: String, _ amount: String, _ values: [String]) {
    let brace = head.hasSuffix("in") ? "" : " {"
    let found = lines("\(head)\(brace)\na.widthAnchor.constraint(equalToConstant: \(amount)).isActive = true\n}")
    // A number with a name is a metric where it is seen first.
    let shown = found.map { found.contains("metric i = 3") ? $0.replacing("== i", with: "== 3") : $0 }
    #expect(shown.suffix(2) == values.map { "a.width == \($0)" }, "\(found)")
  }

  @Test func aConstantOfALoopHasTheValueOfItsIteration() {
    let text = """
      for i in [5, 6] {
        let row = i / 2
        let gap = CGFloat(i) * 2
        a.topAnchor.constraint(equalTo: view.topAnchor, constant: CGFloat(row) + gap).isActive = true
      }
      """
    let found = lines(text)
    #expect(!found.contains("metric i = 0") && found.contains("metric row = 2"), "\(found)")
    #expect(found.contains("metric gap = 5 * 2") && found.last == "a.top == superview.top + 3 + 6 * 2", "\(found)")
  }

  @Test func aVariableMayNameAnotherView() {
    let text = """
      let first = UIView()
      let second = UILabel()
      var row = UIView()
      row.topAnchor.constraint(equalTo: first.topAnchor).isActive = true
      row = second
      row.leftAnchor.constraint(equalTo: first.leftAnchor).isActive = true
      """
    let found = lines(text).map { $0.drop { $0 == " " } }
    #expect(found.contains("row.top == first.top") && found.contains("second.left == first.left"), "\(found)")
  }

  @Test func aPropertyThatBecomesANameOfAnotherViewIsAComment() {
    let text = """
      class Card: UIView {
        var title: UILabel!
        func setUp() {
          let label = UILabel()
          addSubview(label)
          title = label
        }
      }
      """
    let found = translate(Array(text.utf8))
    #expect(found.notes == ["not translated: title = label ('title' is then another name of 'label': use one of them)"])
  }
}
