internal import LayCompiler
public import LayDiagnostics
internal import LayParser

/// A code action for a selection: another way to write the same layout, or the beginning of something new.
public struct CodeAction: Hashable, Sendable {
  /// The effect of an action on the source.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// An expression or a group of views gets a name of its own.
    case extract
    /// A name is replaced by its value.
    case inline
    /// The same layout is written in another form.
    case rewrite
  }

  /// The effect of the action on the source.
  public var kind: Kind
  /// The title, as an imperative.
  public var title: String
  /// The edits of the requested file, which do not overlap; empty if the action is refused.
  public var edits: [Edit]
  /// The reason for a refusal: lower case, no full stop. Nil if the action can be applied.
  public var refusal: String?
  /// The part of the new text that the user may want to change; nil if there is none.
  public var placeholder: String?
}

extension Snapshot {
  /// Returns the actions for `selection`, which may be empty. Every action that can be applied was tried: the changed files have
  /// no diagnostics that they did not have before, and a mere rewrite compiles to the same constraints. An action that fits the
  /// selection but cannot be applied is in the list too, with its refusal. Files with errors have no actions. New declarations have none
  /// of the `taken` names.
  public func actions(
    at selection: SourceRange, kinds: Set<CodeAction.Kind> = Set(CodeAction.Kind.allCases), taken: Set<String> = []
  ) -> [CodeAction] {
    var query = ActionQuery(ActionSite(self, selection, taken: taken), kinds)
    return query.actions()
  }
}

/// The actions for a selection of a snapshot's file.
private struct ActionQuery {
  private let site: ActionSite
  private let kinds: Set<CodeAction.Kind>
  private var rewriting: Rewriting

  init(_ site: ActionSite, _ kinds: Set<CodeAction.Kind>) {
    (self.site, self.kinds) = (site, kinds)
    rewriting = Rewriting(site.snapshot)
  }

  /// Drafts the actions and tries each.
  mutating func actions() -> [CodeAction] {
    if site.snapshot.compilation.hasErrors { return [] }
    var found: [CodeAction] = []
    for maker in ActionDraft.makers where kinds.contains(maker.kind) {
      for draft in maker.make(site) { found.append(rewriting.action(of: draft, maker.kind)) }
    }
    return found
  }
}

/// An action that has not been tried yet.
struct ActionDraft {
  /// The equivalence that an action must keep between the files before and after it.
  enum Promise: Hashable {
    /// The same constraints in every layout, at every size.
    case sameLayouts
    /// The same constraints in every layout once an edit has added an empty view with this name. The view is as large as its
    /// superview.
    case sameLayoutsAround(String, Edit)
    /// The same constraints in every layout; the kinds of views may differ.
    case sameLayoutsOfOtherKinds
    /// The same constraints in every layout that runs from left to right.
    case sameFromLeftToRight
    /// The same constraints in every layout, but for some that the others imply.
    case sameButSurplus
    /// None, except that the files compile.
    case nothing
  }

  var title: String
  var edits: [Edit] = []
  var promise = Promise.sameLayouts
  var refusal: String?
  /// The refusal if the constraints turn out to differ; nil for the general one.
  var reason: String?
  /// The part of the new text that the user may want to change; nil if there is none.
  var placeholder: String?
  /// True if the edits add braces around the text between them, whose lines are all indented anew.
  var isAround = false

  /// A function that drafts one action, with the kind of that action.
  typealias Maker = (kind: CodeAction.Kind, make: @Sendable (ActionSite) -> [ActionDraft])

  /// The makers of all actions, each in a file of its own, in the order in which they are offered.
  static let makers: [Maker] = [
    (.extract, { MetricExtraction(site: $0).drafts() }),
    (.extract, { ComponentExtraction(site: $0).drafts() }),
    (.inline, { ConstantInlining(site: $0).drafts() }),
    (.rewrite, { LeadingForLeft(site: $0).drafts() }),
    (.rewrite, { RulesForFormat(site: $0).drafts() }),
    (.rewrite, { FormatForRules(site: $0).drafts() }),
    (.rewrite, { FlippedRule(site: $0).drafts() }),
    (.rewrite, { SurroundingWhen(site: $0).drafts() }),
  ]
}
