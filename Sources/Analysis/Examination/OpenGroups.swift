internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// Numbers of one view that are ambiguous for the same reason and reported together.
struct OpenGroup {
  enum Reason {
    /// There is a single number.
    case number
    /// No constraint refers to the view.
    case noRule
    /// An image has no intrinsic size.
    case noIntrinsic
    /// Only steps place the view, and they leave it ambiguous.
    case steps
  }

  /// The indices of the findings.
  var members: [Int]
  var reason: Reason
}

/// Groups `findings` by their reasons.
func openGroups(_ findings: [OpenFinding], in layout: CompiledLayout) -> [OpenGroup] {
  var groups: [OpenGroup] = []
  var known: Set<Int> = []
  var numbers: [ViewID: [Int]] = [:]
  for (index, finding) in findings.enumerated() { numbers[finding.ambiguity.view, default: []].append(index) }
  let hasRule = layout.program.hasRule
  for (index, finding) in findings.enumerated() where !known.contains(index) {
    let together = (numbers[finding.ambiguity.view] ?? []).filter { other in
      !known.contains(other) && findings[other].ambiguity.isMissing && findings[other].twins == finding.twins
        && findings[other].sizes == finding.sizes
    }
    var group = OpenGroup(members: [index], reason: .number)
    let lengths = together.filter { !findings[$0].ambiguity.part.isPosition }
    if layout.program.steps.isByHand(finding.ambiguity.view) && together.contains(index) {
      group = OpenGroup(members: together, reason: .steps)
    } else if !together.contains(index) {
      group.members = [index]
    } else if together.count == Ambiguity.Part.allCases.count && !hasRule[finding.ambiguity.view.index] {
      group = OpenGroup(members: together, reason: .noRule)
    } else if lengths.count == 2 && lengths.contains(index)
      && layout.program.isBareImage(finding.ambiguity.view, .horizontal)
      && layout.program.isBareImage(finding.ambiguity.view, .vertical)
    {
      group = OpenGroup(members: lengths, reason: .noIntrinsic)
    }
    known.formUnion(group.members)
    groups.append(group)
  }
  return groups
}

extension LayoutProgram {
  /// True for each view that a constraint refers to.
  fileprivate var hasRule: [Bool] {
    var found = [Bool](repeating: false, count: views.count)
    for rule in constraints {
      for term in rule.terms { found[term.view.index] = true }
    }
    return found
  }

  /// True if it is an image without an intrinsic size along an axis.
  func isBareImage(_ view: ViewID, _ axis: LayoutAxis) -> Bool {
    let description = views[view.index]
    return description.kind == .image
      && (axis == .horizontal ? description.intrinsicWidth : description.intrinsicHeight) == .none
  }
}

extension Diagnostic {
  /// Several ambiguous numbers of a view with the same reason. The caller appends the help.
  static func undecidedView(
    _ findings: [OpenFinding], _ reason: OpenGroup.Reason, at found: FoundPlace, in layout: CompiledLayout
  ) -> Diagnostic {
    let first = findings[0]
    let count = first.twins.count - 1
    let others =
      count < 1
      ? "" : " and \(reason == .noIntrinsic ? "of " : "")\(count == 1 ? "another" : "\(count) others") like it"
    let name = "'\(layout.spelledPath(first.ambiguity.view))'"
    let view = "\(name)\(others)"
    let parts = joinedWords(findings.map { $0.ambiguity.part.spelled })
    let message =
      switch reason {
      case .noRule: "\(view) is ambiguous: no constraint refers to it"
      case .steps:
        "steps place \(view) and leave its \(joinedWords(findings.map { $0.ambiguity.part.words })) ambiguous"
      case .number, .noIntrinsic: "the size of \(view) is ambiguous"
      }
    var diagnostic = Diagnostic(
      .ambiguousLayout, message, at: layout.sources.views[first.ambiguity.view.index],
      caret:
        "\(parts) \(findings.count == 1 ? "is" : "are") ambiguous\(reason == .steps ? ": a step is missing" : "")",
      sizes: found.sizes.map { $0.spelled })
    diagnostic.locate(found)
    if layout.program.isBareImage(first.ambiguity.view, .horizontal) { diagnostic.notes.append(.missingIntrinsic) }
    if found.region != nil { diagnostic.notes.append(.note("this occurs \(found.words)")) }
    let used = joinedWords(findings.map { "\($0.ambiguity.part.spelled) \($0.ambiguity.chosen.shown)" })
    diagnostic.notes.append(.note("at \(found.sizes[0].spelled) layc used \(used)"))
    var following: [ViewID] = []
    for view in findings.flatMap({ $0.following }) where !first.twins.contains(view) && !following.contains(view) {
      following.append(view)
    }
    diagnostic.addFollowers(following, findings.flatMap { $0.joint }, of: "it", in: layout)
    return diagnostic
  }
}

extension ViewDescription {
  /// True if a priority of content was set along an axis on which the view has no intrinsic size.
  func hasIdlePriority(_ axis: LayoutAxis) -> Bool {
    let length = axis == .horizontal ? intrinsicWidth : intrinsicHeight
    return kind == .view && length == .none && (hugging(axis) != .low || compression(axis) != .high)
  }
}

extension Note {
  /// The reason why an image has no size.
  static let missingIntrinsic = note("an image is as large as its `intrinsic`, which nothing sets")

  /// The reason why a priority does not determine a length.
  static let idlePriority = note(
    "content hugging and compression resistance have no effect here: the view has no intrinsic content size")

  /// The reason why a text view has no height.
  static let scrollingText = note(
    "a text view that scrolls has no height; with `scrolls = false` it has that of its text")
}

extension DecidingRules {
  /// The help for findings that are reported together; `name` describes a finding.
  func help(forAll members: [Int], name: (Int) -> String) -> String? {
    let effects = rules.filter { members.contains($0.finding) }.map { effect(on: $0.finding) }
    return change(forAll: members, name: name).map { $0 + effects.joined() + reservation }
  }

  private func change(forAll members: [Int], name: (Int) -> String) -> String? {
    guard let first = rules.first else { return nil }
    let own = rules.filter { members.contains($0.finding) }
    let isDecided = members.allSatisfy { decided.contains($0) }
    if own.isEmpty { return isDecided ? "what was tried for \(name(first.finding)) determines these numbers too" : nil }
    let texts = own.map { "\($0.addition.quoted)\($0.addition.place)" }
    if members.contains(first.finding) {
      if isComplete { return "tried: with \(listed), nothing is ambiguous \(sizes)" }
      return "tried: with \(joinedWords(texts)), "
        + (isDecided ? "these numbers are determined \(sizes)" : "some of these numbers are determined")
    }
    if isComplete {
      return "\(joinedWords(texts)) \(own.count == 1 ? "determines" : "determine") these numbers (tried together with "
        + "the constraints for \(name(first.finding)))"
    }
    return "tried: with \(joinedWords(texts)), after what was tried for \(name(first.finding)), "
      + (isDecided ? "these numbers are determined \(sizes)" : "some of these numbers are determined")
  }
}
