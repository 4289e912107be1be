internal import LayRuntime

extension LayoutProgram {
  /// The stack that arranges a view, the outermost one of several around it; nil if none does.
  func stack(arranging view: ViewID) -> ViewID? {
    var (found, next): (ViewID?, ViewID) = (nil, view)
    while let stack = stacks.first(where: { stack in stack.arranged.contains { $0.view == next } }) {
      (found, next) = (stack.view, stack.view)
    }
    return found
  }
}
