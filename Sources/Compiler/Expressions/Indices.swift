internal import LayDiagnostics
internal import LayNumbers
internal import LayParser

extension PathResolver {
  /// An element of a list: `bar[i - 1]`, `captions[i]`. Nil if there is none, which is reported.
  func element(_ step: SyntaxNode, of subject: PathNode, in context: Context) -> PathNode? {
    guard let indices = constantIndices(step, in: context) else { return nil }
    let range = step.child(.index)?.range ?? step.range
    switch subject {
    case .list(let list):
      if let view = elaborator.views(in: list, at: indices) { return .view(view, guide: nil) }
      elaborator.report(
        .noSuchIndex(
          "'\(elaborator.viewLists[list.index].name)'", indices, known: elaborator.viewLists[list.index].indicesText,
          at: range))
    case .constraints(let all):
      if let found = all.first(where: { $0.indices == indices }) { return .value(.constraint(found.constraint)) }
      elaborator.report(.noSuchIndex("this name", indices, known: "other indices", at: range))
    case .value(.list(let items)):
      guard let index = position(indices, in: items.count, range) else { return nil }
      if case .view(let view) = items[index] { return .view(view, guide: nil) }
      return .value(items[index])
    case .value(.views(let views)):
      return position(indices, in: views.count, range).map { .view(views[$0], guide: nil) }
    case .view(let view, _): elaborator.report(.notAList("view '\(elaborator.displayName(of: view))'", at: range))
    case .value(.unknown), .setting, .reading: break
    case .value(let value): elaborator.report(.notAList(value.kindText, at: range))
    }
    return nil
  }

  /// The position of a single index in a list of `count` elements, from 0; nil if it is out of range, which is
  /// reported.
  private func position(_ indices: [Int], in count: Int, _ range: SourceRange) -> Int? {
    guard indices.count == 1 else {
      elaborator.report(.oneIndex(at: range))
      return nil
    }
    guard indices[0] >= 0 && indices[0] < count else {
      let known = count == 0 ? "no index" : count == 1 ? "only [0]" : "the indices 0 to \(count - 1)"
      elaborator.report(.noSuchIndex("the list", indices, known: known, at: range))
      return nil
    }
    return indices[0]
  }

  /// The indices in the brackets of `step`; nil if one is not a constant integer, which is reported.
  func constantIndices(_ step: SyntaxNode, in context: Context) -> [Int]? {
    guard let brackets = step.kind == .index ? step : step.child(.index) else { return nil }
    var context = context
    context.words = .none
    var indices: [Int] = []
    var isComplete = true
    let reads = elaborator.ranges.count
    defer { if elaborator.ranges.count > reads { elaborator.report(.choiceByRange("an index", at: brackets.range)) } }
    for node in brackets.children where node.kind != .unexpected {
      switch evaluation.evaluate(node, in: context) {
      case .number(let number, _):
        if let index = number.intValue {
          indices.append(index)
        } else {
          elaborator.report(.indexNotWhole(number, at: node.range))
          isComplete = false
        }
      case .unknown: isComplete = false
      case let value:
        var diagnostic = Diagnostic.expectedNumber(value, what: "an index", at: node.range)
        if let head = node.countableLoop { diagnostic.count(head.name, of: head.loop, at: node.range) }
        elaborator.report(diagnostic)
        isComplete = false
      }
    }
    return isComplete && !indices.isEmpty ? indices : nil
  }
}
