internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

extension VisualFormatLowering {
  /// Lowers the predicates of the view `index`, which constrain its size.
  mutating func lowerPredicates<Names: VisualFormatNames>(of index: Int, _ names: Names) {
    for predicate in format.views[index].predicates {
      let object = sizeObject(predicate.object, names)
      let priority = priority(of: predicate, names)
      guard let view = views[index], let object else { continue }
      let relation = Relation(predicate.relation)
      switch object {
      case .number where view == .root:
        report(.rootSizeInRule(names.layoutName, at: predicate.range))
      case .number(let number):
        emit([Term(view, size)], relation, number, priority, at: predicate.range)
      case .view(let other) where other == view:
        report(.formatDemandsNothing(predicate.range, "a view that is compared with itself constrains nothing"))
      case .view(let other):
        emit([Term(view, size), Term(other, size, -.one)], relation, .zero, priority, at: predicate.range)
      }
    }
  }

  /// The right side of a size predicate.
  private enum SizeObject {
    case number(Rational)
    case view(ViewID)
  }

  /// A number, a metric, or otherwise a view: a name is a metric first (SEMANTICS §3.1).
  private mutating func sizeObject<Names: VisualFormatNames>(
    _ object: VisualFormat.Object, _ names: Names
  ) -> SizeObject? {
    guard case .name(let name) = object else { return number(object).map { .number($0) } }
    switch names.metric(named: name.text) {
    case .found(let value):
      use(name, .metric(name.text))
      return checked(value, at: name.range).map { .number($0) }
    case .reported: return nil
    case .unfit:
      reportUnknown(name, .noNumberInFormat(name))
      return nil
    case .unknown: break
    }
    switch names.view(named: name.text) {
    case .found(let view):
      use(name, .view(view))
      return .view(view)
    case .reported: return nil
    case .unfit:
      reportUnknown(name, .noNumberInFormat(name))
      return nil
    case .unknown:
      reportUnknown(name, .unknownNumberInFormat(name, views: names.visibleViews, metrics: names.visibleMetrics))
      return nil
    }
  }

  /// The constant of a gap: a number or a metric, never a view. Nil after an error, which is reported.
  mutating func gapConstant<Names: VisualFormatNames>(
    _ object: VisualFormat.Object, _ names: Names
  ) -> Rational? {
    guard case .name(let name) = object else { return number(object) }
    return metric(name, orView: { .viewInGap($0) }, names).flatMap { checked($0, at: name.range) }
  }

  /// The priority of a predicate; required if none is written, or a wrong one, which is reported.
  mutating func priority<Names: VisualFormatNames>(
    of predicate: VisualFormat.Predicate, _ names: Names
  ) -> Priority {
    guard let written = predicate.priority else { return .required }
    let value: Rational? =
      switch written {
      case .number(let number): Rational(decimal: number.decimal)
      case .name(let name): metric(name, orView: { .viewAsPriority($0) }, asPriority: true, names)
      }
    guard let value else { return .required }
    if let priority = Priority(number: value) { return priority }
    report(.priorityInFormat(written.range, value))
    return .required
  }

  /// The value of the metric `name`; `orView` returns the diagnostic if it is a view.
  private mutating func metric<Names: VisualFormatNames>(
    _ name: VisualFormat.Name, orView: (VisualFormat.Name) -> Diagnostic, asPriority: Bool = false, _ names: Names
  ) -> Rational? {
    switch names.metric(named: name.text) {
    case .found(let value):
      use(name, .metric(name.text))
      return value
    case .reported: return nil
    case .unfit:
      reportUnknown(name, .noNumberInFormat(name))
      return nil
    case .unknown: break
    }
    switch names.view(named: name.text) {
    case .found: report(orView(name))
    case .reported: break
    case .unfit: reportUnknown(name, .noNumberInFormat(name))
    case .unknown:
      reportUnknown(
        name, .unknownNumberInFormat(name, views: nil, metrics: names.visibleMetrics, isPriority: asPriority))
    }
    return nil
  }

  private mutating func number(_ object: VisualFormat.Object) -> Rational? {
    guard case .number(let number) = object, let value = Rational(decimal: number.decimal) else { return nil }
    return checked(value, at: number.range)
  }

  /// `value`; nil if it exceeds the limit of lengths (SEMANTICS §2.2), which is reported.
  private mutating func checked(_ value: Rational, at range: SourceRange) -> Rational? {
    if value.magnitude <= Limits.constant { return value }
    report(.constantTooLargeInFormat(range, value))
    return nil
  }
}
