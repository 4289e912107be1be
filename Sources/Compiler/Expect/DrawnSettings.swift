package import LayRuntime

extension CompiledLayout {
  /// Whether the layout says `profile = appkit`: what is written of its frames counts y from the bottom.
  package var isAppKit: Bool {
    let environment = Environment(size: designSize ?? defaultDesignSize)
    if case .word("appkit") = drawn("profile", of: .root, in: environment) { return true }
    return false
  }

  /// How a view shows its content, where the file says so.
  package func contentMode(of view: ViewID, in environment: Environment) -> ContentMode? {
    guard case .word(let word) = drawn("contentMode", of: view, in: environment) else { return nil }
    return ContentMode.allCases.first { $0.name == word }
  }

  /// How the picture of an image view of the content size `size` is cut, where it has caps. Caps do not mirror.
  package func resizableImage(of view: ViewID, size: ExactSize, in environment: Environment) -> ResizableImage? {
    guard case .insets(let caps, _) = drawn("capInsets", of: view, in: environment), caps != .zero else { return nil }
    var image = ResizableImage(size: size, caps: caps)
    if case .word("stretch") = drawn("resizing", of: view, in: environment) { image.resizing = .stretch }
    if case .size(let shown) = drawn("shownMiddle", of: view, in: environment) { image.shownMiddle = shown }
    return image
  }

  private func drawn(_ name: String, of view: ViewID, in environment: Environment) -> SlotValue? {
    settings.knows(.ignored(name), of: view) ? value(.ignored(name), of: view, in: environment) : nil
  }
}
