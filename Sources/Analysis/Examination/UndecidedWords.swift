internal import LayCompiler
internal import LayRuntime

extension CompiledLayout {
  /// Why something was given up, a sentence for each reason, with the views that the first of its kind is about.
  func reasons(for undecided: [Undecided], _ limits: ProofLimits) -> [String] {
    var reasons: [String] = []
    for reason in [Undecided.Reason.cases, .frames, .parts, .lines, .openWidths] {
      let own = undecided.filter { $0.reason == reason }
      guard let first = own.first else { continue }
      let views = names(first.views)
      let subject = own.count == 1 ? "1 component" : "\(own.count) components"
      let example = views.isEmpty ? "" : own.count == 1 ? ", that of \(views)" : ", the first that of \(views)"
      switch reason {
      case .cases:
        reasons.append("\(subject) \(own.count == 1 ? "has" : "have") too many cases\(example)")
      case .frames:
        reasons.append(
          "frames decide what more than \(limits.tiedRows) constraints of \(subject) leave open\(example)")
      case .lines:
        reasons.append("lines of text, of \(views), split its sizes into more than \(limits.textParts) parts")
      case .openWidths:
        var texts: [ViewID] = []
        for next in own { texts += next.views.filter { !texts.contains($0) } }
        reasons.append("how many lines \(names(texts)) \(texts.count == 1 ? "takes" : "take") is not known everywhere")
      case .parts:
        let last = views.isEmpty ? "" : ", that of \(views) among them"
        reasons.append("masks that run out of room\(last) split its sizes into more than \(limits.parts) parts")
      }
    }
    return reasons
  }

  /// `'a', 'b' and 3 more views`
  private func names(_ views: [ViewID]) -> String {
    let shown = views.prefix(2).map { "'\(spelledPath($0))'" }
    let more = views.count - shown.count
    if more > 0 { return "\(shown.joined(separator: ", ")) and \(more) more view\(more == 1 ? "" : "s")" }
    return shown.joined(separator: " and ")
  }
}
