internal import LayCompiler
internal import LayRuntime

extension CompiledLayout {
  /// The stack that arranges a view, the outermost one of several around it; nil if none does.
  func stack(arranging view: ViewID) -> ViewID? {
    var (found, next): (ViewID?, ViewID) = (nil, view)
    while let stack = sources.arrangers[next],
      [.horizontalStack, .verticalStack].contains(program.views[stack.index].kind)
    {
      (found, next) = (stack, stack)
    }
    return found
  }
}
