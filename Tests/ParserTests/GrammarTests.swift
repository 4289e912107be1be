import LayParser
import Testing

/// The productions, as the trees that they make.
@Suite struct GrammarTests {
  /// The tree of the only statement of a file, without its node names' noise where `inside` is a layout's braces.
  private func expect(
    _ statement: String, _ dump: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = "layout A { \(statement) }"
    check(text, sourceLocation: sourceLocation)
    let block = parse(Array(text.utf8)).root.child(at: 0)?.child(.block)
    #expect(block?.child(at: 0)?.dump == dump, sourceLocation: sourceLocation)
  }

  /// The tree of an expression, as the value of a setting.
  private func expression(_ text: String, _ dump: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expect("p = \(text)", "(setting (nameExpression p) = \(dump))", sourceLocation: sourceLocation)
  }

  @Test func operatorsBindAsInArithmetic() {
    expression("1 + 2 * 3", "(binary (literal 1) + (binary (literal 2) * (literal 3)))")
    expression("1 - 2 - 3", "(binary (binary (literal 1) - (literal 2)) - (literal 3))")
    expression("-a.b / 2", "(binary (negative - (member (nameExpression a) . b)) / (literal 2))")
    expression(
      "not a == b and c or d",
      "(orExpression (andExpression (notExpression not (comparison (nameExpression a) == (nameExpression b))) and "
        + "(nameExpression c)) or (nameExpression d))")
    expression("320 <= w < 600", "(comparison (literal 320) <= (nameExpression w) < (literal 600))")
  }

  @Test func pathsCallsAndIndicesNestToTheLeft() {
    expression(
      "bar[i - 1].isInside(b)",
      "(call (member (subscripted (nameExpression bar) (index [ (binary (nameExpression i) - (literal 1)) ])) . isInside) "
        + "(arguments ( (argument (nameExpression b)) )))")
    expression(".a.b", "(member (dotExpression . a) . b)")
    expression(
      "f.sizeThatFits(available)",
      "(call (member (nameExpression f) . sizeThatFits) (arguments ( (argument (nameExpression available)) )))")
  }

  @Test func tuplesAndListsTakeATrailingComma() {
    expression("(top: 8, 4,)", "(tuple ( (argument top : (literal 8)) , (argument (literal 4)) , ))")
    expression("[\"a\", #ff66ff,]", "(list [ (literal \"a\") , (literal #ff66ff) , ])")
    expression("[]", "(list [ ])")
  }

  @Test func rulesChainAndCarryClauses() {
    expect(
      "44 <= .height <= 200 @high",
      "(rule (literal 44) <= (dotExpression . height) <= (literal 200) (priorityClause @ (nameExpression high)))")
    expect(
      "a.edges == b inset 16 offset (0, 1) @(high - 1)",
      "(rule (member (nameExpression a) . edges) == (nameExpression b) (insetClause inset (literal 16)) "
        + "(offsetClause offset (tuple ( (argument (literal 0)) , (argument (literal 1)) ))) "
        + "(priorityClause @ (tuple ( (argument (binary (nameExpression high) - (literal 1))) ))))")
    expect(
      "a { hidden = true }",
      "(insideBlock (nameExpression a) (block { (setting (nameExpression hidden) = (literal true)) }))")
  }

  @Test func declarationsHoldTheirParts() {
    expect("view a", "(viewDeclaration view a)")
    expect(
      "view bar[r, 2]: PlayerBar(turn: r) { }",
      "(viewDeclaration view bar (index [ (nameExpression r) , (literal 2) ]) : "
        + "(kind PlayerBar (arguments ( (argument turn : (nameExpression r)) ))) (block { }))")
    expect("guide g[0] { }", "(guideDeclaration guide g (index [ (literal 0) ]) (block { }))")
    expect("metric gap = 12", "(metricDeclaration metric gap = (literal 12))")
    expect(
      "constraint cap[i]: a.width <= 420",
      "(constraintDeclaration constraint cap (index [ (nameExpression i) ]) : "
        + "(rule (member (nameExpression a) . width) <= (literal 420)))")
    expect(
      "constraint low: vfl \"V:[b]\" alignAllTop alignAllBottom",
      "(constraintDeclaration constraint low : (vfl vfl \"V:[b]\" alignAllTop alignAllBottom))")
  }

  @Test func componentsTakeASizeAndParameters() {
    check("component Map { }")
    let text = "component Bar(273x47, turn: Number = 0, lit: Bool): HStack { }"
    check(text)
    #expect(
      parse(Array(text.utf8)).root.dump == "(file (componentDeclaration component Bar ( 273x47 , "
        + "(parameter turn : Number = (literal 0)) , (parameter lit : Bool) ) : (kind HStack) (block { })))")
  }

  @Test func structureNests() {
    expect(
      "for i in 0 ..< n { }",
      "(forStatement for i in (literal 0) ..< (nameExpression n) (block { }))")
    expect(
      "for v in [a, b] { }", "(forStatement for v in (list [ (nameExpression a) , (nameExpression b) ]) (block { }))")
    expect(
      "when width >= 600 { } else when compact { } else { }",
      "(whenStatement when (comparison (nameExpression width) >= (literal 600)) (block { }) else "
        + "(whenStatement when (nameExpression compact) (block { }) else (block { })))")
    expect("state wide { }", "(stateDeclaration state wide (block { }))")
  }

  @Test func promisesHoldTheirParts() {
    expect(
      "sizes 320x480 ... 1024x1366, 320 ... 414 x any, any x 3, 44 x 44, 3x3",
      "(sizesStatement sizes (sizeRange 320x480 ... 1024x1366) , (sizeRange (extent 320 ... 414) x (extent any)) , "
        + "(sizeRange (extent any) x (extent 3)) , (sizeRange (extent 44) x (extent 44)) , (sizeRange 3x3))")
    expect(
      "assert a.isInside(b)",
      "(assertStatement assert (call (member (nameExpression a) . isInside) (arguments ( (argument (nameExpression b)) ))))"
    )
    expect(
      "expect 3x4 (state: half) { a.left == 1 }",
      "(expectStatement expect 3x4 (arguments ( (argument state : (nameExpression half)) )) "
        + "(block { (rule (member (nameExpression a) . left) == (literal 1)) }))")
    expect("allow L0502 \"why\"", "(allowStatement allow L0502 \"why\")")
  }

  @Test func stepsHoldTheirParts() {
    func steps(_ text: String, _ dump: String) {
      expect("layoutSubviews { \(text) }", "(layoutSubviews layoutSubviews (block { \(dump) }))")
    }
    steps(
      "align a.topLeft with .topLeft offset (1, 2)",
      "(alignStep align (member (nameExpression a) . topLeft) with (dotExpression . topLeft) "
        + "(offsetClause offset (tuple ( (argument (literal 1)) , (argument (literal 2)) ))))")
    steps(
      "sizeToFit a within .bounds.size maxSize wrap",
      "(sizeToFitStep sizeToFit (nameExpression a) (withinClause within (member (dotExpression . bounds) . size)) maxSize wrap)"
    )
    steps(
      "distribute horizontal [a, 10] centered 0",
      "(distributeStep distribute horizontal (list [ (nameExpression a) , (literal 10) ]) centered (literal 0))")
    steps(
      "spread vertical [a] spacing 8 within .bounds",
      "(spreadStep spread vertical (list [ (nameExpression a) ]) (spacingClause spacing (literal 8)) "
        + "(withinClause within (dotExpression . bounds)))")
  }

  @Test func linesContinueAfterWhatCannotEndThem() {
    checkStatements("a.width == c.width +\n    2 * side")
    checkStatements("frame = (\n    0, 20,\n    375, 44\n  )")
    checkStatements("sizes 320x480 ...\n    1024x1366,\n    3x3")
    checkStatements("sizes iPhone, \"iPad mini\"..., iPad..., 3x3")
    checkStatements("when width > 3 and\n    height > 4 or\n    not compact { }")
    checkStatements("let names = [\n    \"a\", \"b\",\n    \"c\"\n  ]")
    checkStatements("for i in 0 ..<\n    4 { }\n  when x { }\n  else { }")
    check("component A(\n  3x4,\n  b: Text\n) {\n}")
  }

  @Test func emptyStatementsAreNoMistake() {
    check("")
    check(";;\n;")
    checkStatements(";a.top == b.top;; ;")
  }

  @Test func documentationIsWhatStandsRightBefore() throws {
    let tree = parse(Array("/// far\n\n/// one\n///two\nlayout A { }\nmetric b = 1 /// no\nmetric c = 2".utf8))
    let statements = tree.root.children
    #expect(statements.map(\.documentation) == ["one\ntwo", "", ""])
  }

  @Test func tokensAndNodesAreFoundByOffset() {
    let text = "layout A {\n  form.top == 20\n}"
    let tree = parse(Array(text.utf8))
    #expect(tree.token(at: 14).text == "form")
    #expect(tree.token(at: -3).text == "layout")
    #expect(tree.token(at: 900).kind == .endOfFile)
    #expect(tree.node(at: 14).dump == "(nameExpression form)")
    #expect(tree.node(at: 18).dump == "(member (nameExpression form) . top)")
    #expect(tree.node(at: 27).dump == "(literal 20)")
    #expect(tree.node(at: 12).kind == .block)
    #expect(tree.node(at: 27).parent?.kind == .rule)
    #expect(tree.root.parent == nil)
    #expect(tree.text == text)
  }

  @Test func childrenAndTokensAreFoundByPositionAndKind() throws {
    let tree = parse(Array("component A(b: Text): View { view c }".utf8))
    let component = try #require(tree.root.child(at: 0))
    #expect(component.children.map(\.kind) == [.parameter, .kind, .block])
    #expect(component.child(at: 1)?.text == "View")
    #expect(component.child(at: 3) == nil)
    #expect(component.child(at: -1) == nil)
    #expect(component.tokens.map(\.text) == ["component", "A", "(", ")", ":"])
    #expect(component.token(.name)?.text == "A")
    #expect(component.child(.parameter)?.allTokens.map(\.text) == ["b", ":", "Text"])
    #expect(component.token(.leftParen)?.next?.text == "b")
    #expect(component.token(.leftParen)?.previous?.text == "A")
  }
}
