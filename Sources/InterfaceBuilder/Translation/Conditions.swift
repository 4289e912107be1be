/// Which size classes something applies to, in the words of the language.
enum Conditions {
  /// The condition of a set of size classes; nil for all of them.
  static func text(_ classes: [SizeClasses]) -> String? {
    let set = Set(classes)
    if set.count == SizeClasses.all.count { return nil }
    for isWide in [false, true] where set == Set(SizeClasses.all.filter { $0.isWide == isWide }) {
      return "horizontalSizeClass == \(word(isWide))"
    }
    for isHigh in [false, true] where set == Set(SizeClasses.all.filter { $0.isHigh == isHigh }) {
      return "verticalSizeClass == \(word(isHigh))"
    }
    if set.count == 3, let missing = SizeClasses.all.first(where: { !set.contains($0) }) {
      return "horizontalSizeClass == \(word(!missing.isWide)) or verticalSizeClass == \(word(!missing.isHigh))"
    }
    let terms = classes.map {
      "horizontalSizeClass == \(word($0.isWide)) and verticalSizeClass == \(word($0.isHigh))"
    }
    return terms.joined(separator: " or ")
  }

  private static func word(_ isRegular: Bool) -> String { isRegular ? "regular" : "compact" }
}

extension BuilderDocument {
  /// The size classes at which an object is installed, by the masks of the view that holds it.
  func installation(_ id: String, in holder: ViewIndex) -> [SizeClasses] {
    let masks = views[holder].installed
    guard !masks.isEmpty else { return SizeClasses.all }
    return SizeClasses.all.filter { isInstalled(id, masks, at: $0) }
  }

  /// The size classes at which a view is installed, and each one around it.
  func classes(of view: ViewIndex) -> [SizeClasses] {
    var classes = SizeClasses.all
    for inner in [view] + superviews(of: view) {
      guard let holder = views[inner].superview else { break }
      let here = Set(installation(views[inner].id, in: holder))
      classes = classes.filter { here.contains($0) }
    }
    return classes
  }

  private func isInstalled(_ id: String, _ masks: [ObjectMask], at classes: SizeClasses) -> Bool {
    var result = true
    for rank in 0...2 {
      for mask in masks where (mask.key?.rank ?? 0) == rank && (mask.key?.applies(to: classes) ?? true) {
        if mask.excluded.contains(id) { result = false }
        if mask.included.contains(id) { result = true }
      }
    }
    return result
  }
}

extension BuilderConstraint {
  /// The constant and the priority at size classes.
  func values(at classes: SizeClasses) -> (constant: Length, priority: Length) {
    var result = (constant: constant, priority: priority)
    for rank in 1...2 {
      for variation in variations where variation.key.rank == rank && variation.key.applies(to: classes) {
        if let constant = variation.constant { result.constant = constant }
        if let priority = variation.priority { result.priority = priority }
      }
    }
    return result
  }
}
