internal import LayCompiler
internal import LayRuntime

// The values of properties at the size of an `expect`.

extension CompiledLayout {
  /// The value of `slot` of `view` in `environment`; nil if nothing is set and there is no default.
  func value(_ slot: Slot, of view: ViewID, in environment: LayoutEnvironment, _ layout: Layout) -> SlotValue? {
    switch slot {
    // The measured size.
    case .intrinsicWidth: .length(layout.intrinsicLength(of: view, .horizontal).map { .fixed($0) } ?? .none)
    case .intrinsicHeight: .length(layout.intrinsicLength(of: view, .vertical).map { .fixed($0) } ?? .none)
    // The size at the text size of the environment.
    case .fontSize: .number(layout.fontSize(of: view))
    default: value(slot, of: view, in: environment)
    }
  }

  /// The numbers of a property's value; empty if it has none.
  func numbers(ofPropertyNamed name: String, of view: ViewID, in environment: LayoutEnvironment, _ layout: Layout)
    -> [Rational]
  {
    Slot.slots(ofPropertyNamed: name).flatMap { value($0, of: view, in: environment, layout)?.numbers ?? [] }
  }
}

extension ExpectedSetting {
  /// The values of its slots, one for each of ``wanted``.
  func values(in compiled: CompiledLayout, _ environment: LayoutEnvironment, _ layout: Layout) -> [SlotValue?] {
    wanted.map { slot, wanted in
      switch owner {
      // A text style is compared by its name.
      case .view(let view) where wanted.word != nil: compiled.value(slot, of: view, in: environment)
      case .view(let view): compiled.value(slot, of: view, in: environment, layout)
      case .constraint: constraint.flatMap { ExpectedSetting.value(slot, of: layout.resolvedConstraint($0)) }
      }
    }
  }

  private static func value(_ slot: Slot, of row: ConstraintDescription) -> SlotValue? {
    switch slot {
    case .constant:
      // The constant of the name belongs to the right side while the left side is the first attribute alone.
      .number(row.constant / (row.terms.first?.coefficient ?? .one))
    case .priority: .priority(row.priority)
    case .active: .bool(row.isActive)
    default: nil
    }
  }
}
