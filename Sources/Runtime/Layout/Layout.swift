// The face of the layout pass, so that what stands on it compiles. The pass itself replaces this file.

public struct Layout: Sendable {
  public init(_ program: LayoutProgram) {}
  @discardableResult public mutating func resize(to: Environment) -> LayoutReport { LayoutReport() }
  public func frame(of: ViewID) -> Rect { Rect(x: 0, y: 0, width: 0, height: 0) }
  public func exactFrame(of: ViewID) -> ExactRect { .zero }
  public func exactSnappedFrame(of: ViewID, scale: Rational) -> ExactRect { .zero }
  public func untransformedFrame(of: ViewID) -> ExactRect { .zero }
  public func exactBounds(of: ViewID) -> ExactRect { .zero }
  public func exactCenter(of: ViewID) -> ExactPoint { .zero }
  public func attribute(_: Attribute, of: ViewID) -> Rational { .zero }
  public func isHidden(_: ViewID) -> Bool { false }
  public func constraint(named: String) -> ConstraintID? { nil }
  public mutating func setConstant(_: Rational, of: ConstraintID) {}
}
