/// The kind of a node. Each case quotes its production of Grammar.md and lists the children.
///
/// The children of a node are its child nodes in source order; a *token* is a token of the node itself, found with
/// ``SyntaxNode/token(_:)``. Anything may be missing in a broken file, and any node may have ``unexpected`` children.
public enum SyntaxKind: UInt8, Hashable, Sendable, CaseIterable {
  /// Surplus tokens that an error left.
  case unexpected
  /// `{ [ statement ] end }`: the root; children are statements.
  case file
  /// `"{" … "}"`: children are statements.
  case block

  // Declarations.
  /// `"import" TEXT`
  case importDeclaration
  /// `"metric" NAME "=" expr`: token NAME, child expression.
  case metricDeclaration
  /// `expr "..." expr`: children two expressions.
  case metricRange
  /// `"let" NAME "=" expr`: token NAME, child expression.
  case letDeclaration
  /// `"layout" NAME [ "(" SIZE ")" ] block`: tokens NAME and SIZE, child block.
  case layoutDeclaration
  /// `"component" NAME [ "(" … ")" ] [ ":" kind ] block`: tokens NAME and SIZE, children parameters, kind, block.
  case componentDeclaration
  /// `NAME ":" NAME [ "=" expr [ "..." expr ] ]`: two NAME tokens (name, type), child expression or range.
  case parameter
  /// `NAME [ arguments ]`: token NAME, child arguments.
  case kind
  /// `"view" NAME [ index ] [ ":" kind ] [ block ]`: token NAME, children index, kind, block.
  case viewDeclaration
  /// `"guide" NAME [ index ] [ block ]`: token NAME, children index, block.
  case guideDeclaration
  /// `"constraint" NAME [ index ] ":" ( vfl | rule )`: token NAME, children index, vfl or rule.
  case constraintDeclaration
  /// `"vfl" TEXT { NAME }`: token TEXT, tokens NAME (the option words).
  case vfl

  // Structure.
  /// `"for" NAME [ "," NAME ] "in" sum [ ( "..<" | "..." ) sum ] block`: tokens NAME, children one or two expressions, block.
  case forStatement
  /// `"when" expr block [ "else" ( when | block ) ]`: children condition, block, then a when or a block.
  case whenStatement
  /// `"state" NAME block`
  case stateDeclaration
  /// `"layoutSubviews" block`
  case layoutSubviews
  /// `"sizeThatFits" block`
  case sizeThatFits

  // Declared sizes, assertions and expectations.
  /// `"assert" expr`
  case assertStatement
  /// `"expect" SIZE [ arguments ] block`: token SIZE, children arguments, block. Statements inside are `rule`s.
  case expectStatement
  /// `"sizes" range { "," range } { "," ( text | keyboard | safeArea | region | except ) }`: children sizeRange, textSizeRange,
  /// keyboardRange, safeAreaRange, regionClause, exceptClause.
  case sizesStatement
  /// `"text" NAME [ "..." NAME ]`: tokens NAME, the word first.
  case textSizeRange
  /// `"keyboard" NUMBER [ "..." NUMBER ]`: tokens NAME, the word, and NUMBER.
  case keyboardRange
  /// `"safeArea" expr [ "..." expr ]`: token NAME, the word, children one or two expressions.
  case safeAreaRange
  /// `"region" NAME`: tokens NAME, the word first.
  case regionClause
  /// `"except" ( NAME | TEXT )`: tokens NAME, the word, and NAME or TEXT.
  case exceptClause
  /// `SIZE [ "..." SIZE ]` (tokens SIZE), `extent "x" extent` (children extent) or `( NAME | TEXT ) [ "..." ]` (tokens NAME, TEXT).
  case sizeRange
  /// `"any" | NUMBER [ "..." NUMBER ]`: tokens.
  case extent
  /// `"allow" NAME [ TEXT ]`: tokens NAME and TEXT.
  case allowStatement

  // Steps.
  /// `"align" postfix "with" postfix [ "offset" unary ]`: children two expressions, offsetClause.
  case alignStep
  /// `"sizeToFit" postfix [ "within" postfix ] { NAME }`: children expression, withinClause; tokens NAME (the words).
  case sizeToFitStep
  /// `"distribute" axis postfix [ NAME [ unary ] ]`: tokens NAME (axis, side), children list, expression.
  case distributeStep
  /// `"spread" axis postfix { ( "spacing" | "within" ) unary }`: token NAME (axis), children list, clauses.
  case spreadStep

  // Settings and constraints.
  /// `postfix "=" expr`: children target, value.
  case setting
  /// `postfix block`: children target, block.
  case insideBlock
  /// `sum relation sum { relation sum } [ "inset" unary ] [ "offset" unary ] [ "@" priority ]`: children the operands,
  /// then clauses; tokens the relations, one between each two operands.
  case rule
  /// `"inset" unary`
  case insetClause
  /// `"offset" unary`
  case offsetClause
  /// `"within" unary`
  case withinClause
  /// `"spacing" unary`
  case spacingClause
  /// `"@" priority`: child expression (number, name or parenthesised expression).
  case priorityClause

  // Expressions.
  /// `all "or" all`: children two expressions; longer chains nest to the left.
  case orExpression
  /// `negation "and" negation`
  case andExpression
  /// `"not" negation`
  case notExpression
  /// `sum relation sum { relation sum }`: children the operands, tokens the relations.
  case comparison
  /// `a op b`, op one of `+ - * /`: children two expressions, the operator is a token.
  case binary
  /// `"-" unary`
  case negative
  /// `postfix "." NAME`: child base, token NAME.
  case member
  /// `postfix index`: children base, index.
  case subscripted
  /// `postfix arguments`: children base, arguments.
  case call
  /// NUMBER, percent, angle, SIZE, TEXT, COLOUR, `true`, `false`: one token.
  case literal
  /// NAME: one token.
  case nameExpression
  /// `"." NAME`: the leading dot; token NAME.
  case dotExpression
  /// `( … )`: one unlabelled argument is a parenthesised expression; children arguments.
  case tuple
  /// `[ expr { "," expr } ]`: children expressions.
  case list
  /// `"(" … ")"` after a name: children argument.
  case arguments
  /// `[ NAME ":" ] expr`: token NAME (the label) if there is a colon, child expression.
  case argument
  /// `"[" expr { "," expr } "]"`: children expressions.
  case index
  /// A missing expression: empty if there is nothing in its place, otherwise around the tokens that were reported. A
  /// tree without diagnostics has none.
  case missing
}
