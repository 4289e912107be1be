internal import LayNumbers

extension [ViewDescription] {
  /// Applies a setting of a view; false, without a change, for a setting of something else. Masks of subviews continue to
  /// measure the size before it (SEMANTICS §1.10).
  package mutating func apply(_ setting: Override.Setting) -> Bool {
    switch setting {
    case .hidden(let view, let value): self[view.index].hidden = value
    case .boundsSize(let view, let size): self[view.index].resize(to: size)
    case .boundsOrigin(let view, let origin): self[view.index].boundsOrigin = origin
    case .designFrame(let view, let frame): self[view.index].designFrame = frame
    case .mask(let view, let mask): self[view.index].mask = mask
    case .transform(let view, let transform): self[view.index].transform = transform
    case .anchorPoint(let view, let point): self[view.index].anchorPoint = point
    case .intrinsicWidth(let view, let length): self[view.index].intrinsicWidth = length
    case .intrinsicHeight(let view, let length): self[view.index].intrinsicHeight = length
    case .text(let view, let text): self[view.index].text = text
    case .fontSize(let view, let size):
      self[view.index].textStyle = nil
      self[view.index].fontSize = size
    case .textStyle(let view, let style):
      self[view.index].textStyle = style
      self[view.index].scaleFont(to: .large)
    case .fontWeight(let view, let weight): self[view.index].fontWeight = weight
    case .segments(let view, let titles): self[view.index].segments = titles
    case .placeholder(let view, let text): self[view.index].placeholder = text
    case .lines(let view, let lines): self[view.index].lines = lines
    case .preferredMaxLayoutWidth(let view, let width): self[view.index].preferredMaxLayoutWidth = width
    case .horizontalHugging(let view, let priority): self[view.index].horizontalHugging = priority
    case .verticalHugging(let view, let priority): self[view.index].verticalHugging = priority
    case .horizontalCompression(let view, let priority): self[view.index].horizontalCompression = priority
    case .verticalCompression(let view, let priority): self[view.index].verticalCompression = priority
    case .alignmentInsets(let view, let insets, let isDirectional):
      self[view.index].alignmentInsets = insets
      self[view.index].alignmentInsetsAreDirectional = isDirectional
    case .direction(let view, let direction): self[view.index].direction = direction
    case .autoresizesSubviews(let view, let value): self[view.index].autoresizesSubviews = value
    case .margins, .preservesSuperviewMargins, .insetsMarginsFromSafeArea, .stack, .grid, .constant, .priority, .active:
      return false
    }
    return true
  }
}

extension ViewDescription {
  /// Changes the bounds size; the centre stays, so the frame grows about the anchor point.
  fileprivate mutating func resize(to size: ExactSize) {
    guard let frame = designFrame else {
      designSize = size
      return
    }
    let anchor = anchorPoint
    designFrame = ExactRect(
      x: frame.x + anchor.x * (frame.width - size.width), y: frame.y + anchor.y * (frame.height - size.height),
      width: size.width, height: size.height)
  }
}
