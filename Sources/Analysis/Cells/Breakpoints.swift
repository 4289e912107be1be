internal import LayRuntime

/// The numbers that the conditions compare `quantity` with.
func breakpoints(of quantity: Condition.Quantity, in program: LayoutProgram) -> [Rational] {
  program.conditions.compactMap { condition in
    switch condition {
    case .compare(quantity, _, let number): number
    case .horizontalSizeClass where quantity == .width: LayoutEnvironment.regularWidth
    case .verticalSizeClass where quantity == .height: LayoutEnvironment.regularHeight
    default: nil
    }
  }
}
