internal import LayConflictLog
internal import LayNumbers

/// The words about a log: origins, causes, sums.
struct LogWords {
  let log: ConflictLog

  /// The origin of a constraint, in a few words.
  func words(_ origin: ItemOrigin, of item: LoggedItem) -> String {
    let name = item.identifier.isEmpty ? "" : " '\(item.identifier)'"
    switch origin {
    case .yours:
      if let place = item.place {
        return "yours, \(place.file):\(place.line)\(place.name.isEmpty ? "" : " \(place.name)")"
      }
      return "yours\(name)"
    case .mask: return "autoresizing mask \(item.mask)"
    case .encapsulated: return "\(likely(item)) size in its table or collection\(name)"
    case .temporary: return "\(likely(item)) temporary size\(name)"
    case .stackHiding: return "stack view: hidden\(name)"
    case .stack: return "stack view\(name)"
    case .guide: return "guide\(name)"
    case .contentSize: return "size of the content"
    case .prototype: return "added by Interface Builder"
    case .system: return "the system's\(name)"
    }
  }

  /// The author of a size by its identifier, or by its class alone.
  private func likely(_ item: LoggedItem) -> String {
    item.identifier.isEmpty && item.kind == .layout ? "probably the system's:" : "the system's:"
  }

  /// Why it is a conflict, in one sentence.
  func words(_ cause: Cause) -> String {
    func name(_ view: Int) -> String { log.name(of: view) }
    switch cause {
    case .maskAndConstraints(let views):
      let names = listed(views.map(name))
      let verb = views.count == 1 ? "has" : "have"
      return "\(names) \(verb) a frame from the autoresizing mask, and constraints too: "
        + "translatesAutoresizingMaskIntoConstraints = false is missing on \(names)"
    case .frameTooSmall(let view):
      return
        "the frame of \(name(view)), which its autoresizing mask makes required, has no room for the constraints inside"
    case .cellSize(let view):
      return "the table or collection sets the size of \(name(view)), but the constraints inside need another size"
    case .firstPass(let view):
      return
        "the system lays out \(name(view)) with a temporary size first, for which the constraints inside have no room"
    case .hiddenInStack(let view):
      return "a stack view hides \(name(view)) by giving it no length, but the constraints inside need a length"
    case .stackArrangement:
      return "the alignment, distribution or spacing of a stack view contradicts constraints of yours"
    case .sameAttributeTwice(let side): return "two active constraints set \(log.words(side))"
    case .insets: return "the insets of margins or of the safe area leave less room than your constraints need"
    case .requiredContent(let view): return "the size of the content of \(name(view)) is required"
    case .prototype(let view):
      return "Interface Builder fixed \(name(view)), whose position or size is ambiguous, when the file was built"
    case .actionSheet:
      return "UIKit gives the view of an action sheet a negative width, -16 since iOS 12.2; nothing of yours takes part"
    case .systemViews: return "all of them are the system's; nothing of yours takes part"
    case .overconstrained: return "your app added all of these constraints; remove one, change one or make one optional"
    }
  }

  /// The party that has to change something.
  func words(_ blame: Blame) -> String {
    switch blame {
    case .yours: "yours"
    case .mask: "an autoresizing mask"
    case .system(.encapsulated): "the system's size of a cell or row"
    case .system(.temporary): "the system's temporary size"
    case .system(.stack): "a stack view"
    case .system(.guide): "a margin or the safe area"
    case .system(.content): "the size of a content"
    case .system(.prototype): "Interface Builder"
    case .notYours: "not yours to mend"
    }
  }

  /// A fact that takes part without being printed.
  func words(_ fact: ImpliedFact) -> String {
    switch fact {
    case .size(let side): "\(log.words(side)) >= 0"
    case .space(let item, let amount):
      "a space of \(shortNumber(amount)), whose sign the log leaves out, in \(log.words(log.items[item]))"
    }
  }

  /// The sum that shows the contradiction, such as `21 + 9 is 30, and would have to be 0 or less`.
  func sum(_ conflict: LoggedConflict) -> String {
    let more = conflict.shares.filter { $0.amount.sign > 0 }
    let less = conflict.shares.filter { $0.amount.sign < 0 }
    let total = more.reduce(Rational.zero) { $0 + $1.amount }
    let limit = less.reduce(Rational.zero) { $0 - $1.amount }
    var text = addends(more.map { $0.amount })
    if more.count > 1 { text += " is \(shortNumber(total))" }
    if limit.isZero { return text + "\(more.count > 1 ? ", and" : "") would have to be 0 or less" }
    text += more.count > 1 ? ", which is " : " is "
    text += "\(shortNumber(conflict.excess)) more than \(shortNumber(limit))"
    if less.count > 1 { return text + " (\(addends(less.map { -$0.amount })))" }
    if let item = less[0].item, let side = log.items[item].relations.first, side.second == nil,
      -less[0].amount == side.constant
    {
      text += ", \(log.words(side.first))"
    }
    return text
  }

  private func addends(_ amounts: [Rational]) -> String {
    if amounts.count > 8 { return "the sum of \(amounts.count) lengths" }
    return amounts.map { shortNumber($0) }.joined(separator: " + ")
  }
}
