public import LayModel
public import LayNumbers
internal import LaySolver

/// The target of a fitting size (SEMANTICS §2.13): the preferred width and height of a view that is laid out alone.
public struct FittingTarget: Hashable, Sendable {
  /// The preferred size.
  public var size: ExactSize
  /// The priority of the width.
  public var horizontal: Priority
  /// The priority of the height.
  public var vertical: Priority

  /// Creates a target of `size`; at the fitting priority by default, below all usual priorities of a file.
  public init(size: ExactSize, horizontal: Priority = .fitting, vertical: Priority = .fitting) {
    self.size = size
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The smallest size: UIKit's compressed fitting size.
  public static let compressed = FittingTarget(size: .zero)
  /// The largest size; 10000x10000, UIKit's expanded fitting size.
  public static let expanded = FittingTarget(size: ExactSize(width: 10_000, height: 10_000))
}

/// The result for a ``FittingTarget``.
public struct FittingSize: Hashable, Sendable {
  /// The size of the frame, rounded up to whole pixels.
  public var size: ExactSize
  /// True if constraints inside contradict each other, so that one of them was broken.
  public var hasConflicts: Bool
}

extension LayoutProgram {
  /// The size at which the content of `view` fits: the view and its subviews are laid out alone, with only the
  /// constraints wholly inside (SEMANTICS §2.13). The program does not change.
  ///
  /// Steps do not run. Conditions have their values in `environment`, whatever the resulting size.
  public func fittingSize(
    of view: ViewID = .root, to target: FittingTarget = .compressed, in environment: LayoutEnvironment
  ) -> FittingSize {
    let key = ResolvedProgram.Key(
      truths: truths(in: environment), direction: environment.direction, scale: environment.scale,
      textSize: environment.textSize, translation: environment.translation)
    let program = withMarginsAsGuides()
    let resolved = ResolvedProgram(program, key: key)
    var layout = Layout(program.alone(view, to: target, resolved))
    let surround = LayoutEnvironment(
      size: target.size, direction: resolved.directions[(views[view.index].superview ?? .root).index],
      scale: environment.scale, textSize: environment.textSize)
    let report = layout.resize(to: surround, findAmbiguities: false)
    let frame = layout.untransformedFrame(of: ViewID(1))
    func pixels(_ length: Rational) -> Rational {
      environment.scale.sign > 0 ? (length * environment.scale).ceil / environment.scale : length
    }
    return FittingSize(
      size: ExactSize(width: pixels(frame.width), height: pixels(frame.height)),
      hasConflicts: !report.conflicts.isEmpty)
  }

  /// A program of nothing but `top` and its subviews, in an unconstrained superview.
  private func alone(_ top: ViewID, to target: FittingTarget, _ resolved: ResolvedProgram) -> LayoutProgram {
    var program = LayoutProgram(name: name, designSize: target.size)
    program.autoresizing = autoresizing
    program.transforms = transforms
    var places = [ViewID?](repeating: nil, count: views.count)
    for index in top.index..<views.count {
      var view = resolved.views[index]
      let superview = view.superview.flatMap { places[$0.index] }
      if index != top.index && superview == nil { continue }
      places[index] = ViewID(program.views.count)
      view.superview = superview ?? .root
      if index == top.index {
        view.placement = .constraints
        view.designSize = resolved.measures[index]
        view.designFrame = nil
        // Constraints inside the view do not see its transform.
        view.transform = .identity
      }
      if let margins = resolved.margins[ViewID(index)] { program.margins[ViewID(program.views.count)] = margins }
      program.views.append(view)
    }
    for index in resolved.constraints.indices where resolved.isActive[index] {
      // The constraints of a surrounding stack or grid on the view alone are not inside.
      if case .arrangement(top, let part) = resolved.origin(of: index), !part.isOfContainer { continue }
      var constraint = resolved.constraints[index]
      let terms = constraint.terms.compactMap { term in
        places[term.view.index].map { Term($0, term.attribute, term.coefficient) }
      }
      if terms.count < constraint.terms.count { continue }
      constraint.terms = terms
      constraint.condition = .always
      program.constraints.append(constraint)
    }
    // Masks become rows if constraints use their views: these do, and require nothing.
    for index in program.views.indices where program.views[index].placement == .mask {
      for attribute in [Attribute.width, .height] { program.constrain(ViewID(index)[attribute] >= 0) }
    }
    let (view, root) = (ViewID(1), ViewID.root)
    program.constrain(view[.left] == root[.left])
    program.constrain(view[.top] == root[.top])
    program.constrain(view[.width] == target.size.width, priority: target.horizontal)
    program.constrain(view[.height] == target.size.height, priority: target.vertical)
    return program
  }
}
