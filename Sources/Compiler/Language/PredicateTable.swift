/// A predicate on views that an assertion may use besides relations.
public enum Predicate: UInt8, Hashable, Sendable, CaseIterable {
  /// The alignment rectangle of the first view lies inside that of the second.
  case isInside
  /// The alignment rectangles have no inner point in common.
  case doesNotOverlap
  /// The view is no smaller than a size on either axis.
  case isAtLeast
  /// The view is no smaller than its content on either axis.
  case isNotCompressed
}

/// The row of a predicate: parsing, completion, hover, messages and the checks before a proof derive from it. Its lowering is
/// a case of `ClauseMaker.clauses(of:_:_:)` in LayAnalysis.
package struct PredicateRow: Sendable {
  /// The argument in the parentheses.
  package enum Argument: Sendable {
    /// None, nor parentheses.
    case nothing
    /// Another view or guide.
    case view
    /// A size in points.
    case size
  }

  /// The numbers that a predicate depends on.
  package enum Subject: Sendable {
    /// The edges of both views.
    case edges
    /// The lengths of the view.
    case lengths
    /// The lengths of the view and those of its content.
    case content
  }

  package var predicate: Predicate
  /// The name in the language.
  package var name: String
  package var argument: Argument
  package var subject: Subject
  /// The documentation in completions and hover, one sentence.
  package var documentation: String
  /// The claim as a clause: for signatures and for Grammar.md.
  package var claim: String

  /// All predicates, in the order of suggestions.
  package static let all: [PredicateRow] = [
    PredicateRow(
      predicate: .isInside, name: "isInside", argument: .view, subject: .edges,
      documentation: "Asserts that no edge lies beyond the other view's: `a.isInside(b)`.",
      claim: "no edge lies beyond the other view's"),
    PredicateRow(
      predicate: .doesNotOverlap, name: "doesNotOverlap", argument: .view, subject: .edges,
      documentation: "Asserts that two views have no inner point in common.",
      claim: "the views have no inner point in common"),
    PredicateRow(
      predicate: .isAtLeast, name: "isAtLeast", argument: .size, subject: .lengths,
      documentation: "Asserts that the view is no smaller: `a.isAtLeast(44x44)`.",
      claim: "the view is no smaller"),
    PredicateRow(
      predicate: .isNotCompressed, name: "isNotCompressed", argument: .nothing, subject: .content,
      documentation: "Asserts that the view shows all of its content.",
      claim: "the view shows all of its content"),
  ]

  /// The row with the name `name`; nil if there is none.
  package static func named(_ name: String) -> PredicateRow? { all.first { $0.name == name } }

  /// True if guides have it: they have no content.
  package var isOfGuides: Bool { subject != .content }
}

extension Predicate {
  /// The row in the table.
  package var row: PredicateRow { Predicate.rows[Int(rawValue)] }

  private static let rows = PredicateRow.all.sorted { $0.predicate.rawValue < $1.predicate.rawValue }
}

extension PredicateRow.Argument {
  /// The argument in the words of messages.
  var text: String {
    switch self {
    case .nothing: "nothing"
    case .view: "a view"
    case .size: "a size"
    }
  }

  /// The argument of examples, with its parentheses.
  package var example: String {
    switch self {
    case .nothing: ""
    case .view: "(b)"
    case .size: "(44x44)"
    }
  }

  /// The parameter in signatures, with its documentation; nil if there is none.
  package var parameter: (label: String, documentation: String)? {
    switch self {
    case .nothing: nil
    case .view: ("view", "a view or guide")
    case .size: ("size", "such as `44x44`")
    }
  }
}
