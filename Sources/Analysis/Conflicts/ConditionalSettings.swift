internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The settings of `when`s and `state`s that are in force, which change the constants and priorities that the lines of
/// constraints state.
struct ConditionalSettings {
  /// A setting with its effect: `'cap' is 600 in state 'wide'`.
  typealias Found = (range: SourceRange, words: String)

  private let layout: CompiledLayout
  /// The indices of the program's overrides in force, in order of precedence.
  private let inForce: [Int]

  /// Creates the settings of a layout in an environment.
  init(_ layout: CompiledLayout, in environment: LayoutEnvironment) {
    self.layout = layout
    let overrides = layout.program.overrides
    if overrides.isEmpty {
      inForce = []
      return
    }
    let truths = layout.program.truths(in: environment)
    inForce = overrides.indices.reversed().filter { truths[overrides[$0].condition.index] }
  }

  /// The settings of the row from `origin`.
  func about(_ origin: RowOrigin) -> [Found] {
    var found: [Found] = []
    var known: Set<Override.Aspect> = []
    for index in inForce {
      let override = layout.program.overrides[index]
      guard let aspect = override.setting.aspect(of: origin), known.insert(aspect).inserted else { continue }
      found.append((layout.sources.overrides[index], words(for: override)))
    }
    return found
  }

  /// The constant of a constraint, and the position of its setting if it is set outside of its own line.
  func constant(of rule: ConstraintID) -> (number: Rational, place: SourceRange?) {
    for index in inForce {
      if case .constant(rule, let number) = layout.program.overrides[index].setting {
        return (number, layout.sources.overrides[index])
      }
    }
    return (layout.program.constraints[rule.index].constant, nil)
  }

  private func words(for override: Override) -> String {
    let condition = layout.program.words(for: override.condition)
    let place = condition.map { " \($0)" } ?? " here"
    switch override.setting {
    case .constant(let rule, let number):
      // The row has the number multiplied by the coefficient of its first term.
      let factor = layout.program.constraints[rule.index].terms.first?.coefficient ?? .one
      return "'\(name(of: rule))' is \(number / factor)\(place)"
    case .priority(let rule, let priority): return "'\(name(of: rule))' has priority \(priority)\(place)"
    case .active(let rule, _): return "'\(name(of: rule))' is active\(place)"
    default: return "set\(place)"
    }
  }

  /// `form.cap`
  private func name(of rule: ConstraintID) -> String {
    let parts = layout.program.constraints[rule.index].name.split(separator: "/").dropFirst()
    return parts.reduce("") { $0.utf8.isEmpty ? String($1) : "\($0).\($1)" }
  }
}

extension Override {
  /// The property of a row that a setting changes.
  fileprivate enum Aspect: Hashable {
    case constant, priority, active, length, text, font, weight, frame, size, mask
  }
}

extension Override.Setting {
  /// The property of the row from `origin` that it changes; nil if it changes none.
  fileprivate func aspect(of origin: RowOrigin) -> Override.Aspect? {
    switch origin {
    case .constraint(let id): aspect(ofRule: id)
    case .maskPosition(let view, _), .maskSize(let view, _): aspect(ofMaskOf: view)
    case .hugging(let view, let axis): aspect(ofContentOf: view, axis, isHugging: true)
    case .compression(let view, let axis): aspect(ofContentOf: view, axis, isHugging: false)
    case .nonNegative, .arrangement, .step, .contentOrigin: nil
    }
  }

  private func aspect(ofRule id: ConstraintID) -> Override.Aspect? {
    switch self {
    case .constant(id, _): .constant
    case .priority(id, _): .priority
    case .active(id, true): .active
    default: nil
    }
  }

  private func aspect(ofMaskOf view: ViewID) -> Override.Aspect? {
    switch self {
    case .designFrame(view, _): .frame
    case .boundsSize(view, _): .size
    case .mask(view, _): .mask
    default: nil
    }
  }

  private func aspect(ofContentOf view: ViewID, _ axis: LayoutAxis, isHugging: Bool) -> Override.Aspect? {
    let isHorizontal = axis == .horizontal
    return switch self {
    case .text(view, _): .text
    case .fontSize(view, _), .textStyle(view, _): .font
    case .fontWeight(view, _): .weight
    case .segments(view, _), .placeholder(view, _): isHorizontal ? .text : nil
    case .intrinsicWidth(view, _): isHorizontal ? .length : nil
    case .intrinsicHeight(view, _): isHorizontal ? nil : .length
    case .horizontalHugging(view, _): isHugging && isHorizontal ? .priority : nil
    case .verticalHugging(view, _): isHugging && !isHorizontal ? .priority : nil
    case .horizontalCompression(view, _): !isHugging && isHorizontal ? .priority : nil
    case .verticalCompression(view, _): !isHugging && !isHorizontal ? .priority : nil
    default: nil
    }
  }
}
