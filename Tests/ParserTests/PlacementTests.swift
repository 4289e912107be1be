import LayDiagnostics
import LayParser
import Testing

/// The table of what may stand where.
@Suite struct PlacementTests {
  /// One statement of each sort, by its name in the table.
  private static let statements: [(sort: String, text: String)] = [
    ("import", "import \"A.lay\""), ("layout", "layout B { }"), ("component", "component B { }"),
    ("metric", "metric m = 1"), ("let", "let l = 1"), ("view", "view v"), ("guide", "guide g"),
    ("setting", "a.hidden = true"), ("inside", "a { }"), ("rule", "a.top == b.top"),
    ("constraint", "constraint c: a.top == b.top"), ("vfl", "vfl \"H:|[a]\""), ("for", "for i in 0 ..< 1 { }"),
    ("when", "when width > 3 { }"), ("assert", "assert a.top == b.top"), ("allow", "allow L0502"),
    ("sizes", "sizes 3x3"), ("expect", "expect 3x3 { }"), ("state", "state s { }"),
    ("layoutSubviews", "layoutSubviews { }"), ("sizeThatFits", "sizeThatFits { }"),
    ("step", "align a.center with b.center"),
  ]

  private static let rules: Set = ["setting", "inside", "rule", "constraint", "vfl", "for", "when", "assert", "allow"]

  /// The columns of the table: braces around a statement, and the sorts that may stand there.
  private static let places: [(before: String, after: String, allowed: Set<String>)] = [
    ("", "", ["import", "layout", "component", "metric", "let"]),
    (
      "layout A { ", " }",
      rules.union(["metric", "let", "view", "guide", "sizes", "expect", "state", "layoutSubviews", "sizeThatFits"])
    ),
    ("layout A { view x { ", " } }", rules.union(["let", "view", "guide", "layoutSubviews", "sizeThatFits"])),
    ("layout A { guide x { ", " } }", rules.union(["let"])),
    ("layout A { x { ", " } }", rules.union(["let"])),
    ("layout A { for j in 0 ... 1 { ", " } }", rules.union(["let", "view", "guide"])),
    ("layout A { when height > 3 { ", " } }", rules),
    ("layout A { state q { ", " } }", rules),
    ("layout A { when height > 3 { for j in 0 ... 1 { ", " } } }", rules),
    ("layout A { guide x { for j in 0 ... 1 { ", " } } }", rules.union(["let"])),
    ("layout A { layoutSubviews { ", " } }", ["let", "setting", "for", "when", "step"]),
    ("layout A { layoutSubviews { when x { ", " } } }", ["let", "setting", "for", "when", "step"]),
    ("layout A { expect 3x3 { ", " } }", ["rule"]),
  ]

  @Test func everyStatementStandsJustWhereTheTableSaysSo() {
    for place in Self.places {
      for (sort, statement) in Self.statements {
        let text = place.before + statement + place.after
        let codes = parse(Array(text.utf8)).diagnostics.map(\.code)
        #expect(codes.isEmpty == place.allowed.contains(sort), "\(text)")
        if !place.allowed.contains(sort) { #expect(codes.count == 1, "\(text)") }
      }
    }
  }

  @Test func misplacedStatementsAreStillThere() {
    let tree = parse(Array("layout A { when width > 3 { view a } }".utf8))
    #expect(tree.root.dump.contains("(viewDeclaration view a)"))
  }

  @Test func noViewIsDeclaredInAConditionOrState() {
    checkStatements(
      "when width > 3 { 1️⃣view a }\n  state s { 2️⃣guide g { } }",
      reports: [
        Report(.declarationInCondition, "a view cannot be declared in a 'when' or 'state'", on: "view"),
        Report(.declarationInCondition, "a guide cannot be declared in a 'when' or 'state'", at: "2️⃣"),
      ])
  }

  @Test func stepsHoldNoRules() {
    checkStatements(
      "layoutSubviews { a.top 1️⃣== b.top }",
      reports: [Report(.ruleInSteps, "a constraint cannot be among steps", on: "==")])
  }

  @Test func guidesHaveNoProperties() {
    checkStatements(
      "guide g { 1️⃣text = \"x\"; .left == superview.left; a.hidden = true }",
      reports: [Report(.guideProperty, "a guide has no property 'text'", on: "text")])
  }

  @Test func stepsStandOnceInTheirBraces() {
    checkStatements(
      "layoutSubviews { }\n  sizeThatFits { }\n  1️⃣layoutSubviews { }\n  view a { layoutSubviews { } }",
      reports: [Report(.repeatedSteps, "a second 'layoutSubviews' in the same braces")])
  }
}
