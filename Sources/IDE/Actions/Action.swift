internal import LayCompiler
public import LayDiagnostics
internal import LayParser

/// Something that can be done to the text at a place: another way to write the same, or the beginning of something else.
public struct Action: Hashable, Sendable {
  /// What becomes of the text.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Something gets a name of its own.
    case extract
    /// What a name stands for takes its place.
    case inline
    /// The same is written in another way.
    case rewrite
  }

  /// What becomes of the text.
  public var kind: Kind
  /// What it does, as an order.
  public var title: String
  /// The changes, of the file that was asked about; they do not overlap. None where it cannot be done.
  public var edits: [Edit]
  /// Why it cannot be done: lower case, no full stop.
  public var refusal: String?
  /// What of that which it writes one may want to be something else.
  public var placeholder: String?
}

extension Snapshot {
  /// What can be done where `selection` stands, which may be empty. What is offered was tried: the changed files report
  /// nothing that they did not report before, and what only writes the same in another way comes to the same rules.
  /// What would be wanted there and cannot be done is in the list too, with the reason. Of files with errors nothing can
  /// be said, so nothing is offered.
  public func actions(at selection: SourceRange, kinds: Set<Action.Kind> = Set(Action.Kind.allCases)) -> [Action] {
    if compilation.hasErrors { return [] }
    let site = ActionSite(self, selection)
    var before = TextBefore(self)
    var found: [Action] = []
    for maker in ActionDraft.makers where kinds.contains(maker.kind) {
      for draft in maker.make(site) { found.append(site.tried(draft, maker.kind, &before)) }
    }
    return found
  }
}

/// An action that nobody has tried yet.
struct ActionDraft {
  /// What the changed files have to have in common with those before.
  enum Promise: Hashable {
    /// The rules of every layout, at every size.
    case sameLayouts
    /// The rules of every layout where an edit has put an empty view of a name that is as large as its superview.
    case sameLayoutsAround(String, Edit)
    /// The rules of every layout; views may be of another kind.
    case sameLayoutsOfOtherKinds
    /// The rules of every layout that runs from left to right.
    case sameFromLeftToRight
    /// The rules of every layout but for some that follow from the others.
    case sameButSurplus
    /// Nothing but that they compile.
    case nothing
  }

  var title: String
  var edits: [Edit] = []
  var promise = Promise.sameLayouts
  var refusal: String?
  /// What to say where the rules turn out to be others.
  var reason: String?
  /// What of that which is written one may want to be something else.
  var placeholder: String?
  /// Whether what stands between the edits stands in new braces, so that all of its lines are indented anew.
  var isAround = false

  /// What makes drafts of one action, and its kind.
  typealias Maker = (kind: Action.Kind, make: @Sendable (ActionSite) -> [ActionDraft])

  /// Every action, each in a file of its own, in the order in which they are offered.
  static let makers: [Maker] = [
    (.extract, { $0.extractedMetric() }),
    (.extract, { $0.extractedComponent() }),
    (.inline, { $0.inlinedConstant() }),
    (.rewrite, { $0.leadingForLeft() }),
    (.rewrite, { $0.rulesForFormat() }),
    (.rewrite, { $0.formatForRules() }),
    (.rewrite, { $0.flippedRule() }),
    (.rewrite, { $0.surroundedWithWhen() }),
  ]
}
