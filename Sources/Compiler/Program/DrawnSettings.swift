package import LayModel
package import LayNumbers

extension CompiledLayout {
  /// True if the layout has `profile = appkit`, so that frames are shown with y from the bottom.
  package var isAppKit: Bool {
    let environment = LayoutEnvironment(size: designSize ?? defaultDesignSize)
    if case .word("appkit") = drawn("profile", of: .root, in: environment) { return true }
    return false
  }

  /// True if the layout is a part of a screen, whose size classes are those of the window.
  package var isInAnySizeClass: Bool {
    if case .word("any") = said("sizeClasses", of: .root) { return true }
    return false
  }

  /// True if a view may clip its subviews, at some size at least.
  package func mayClip(_ view: ViewID) -> Bool { settings.mayHold(.ignored("clipsToBounds"), of: view) }

  /// True if a view clips its subviews at every size and in every state.
  package func alwaysClips(_ view: ViewID) -> Bool {
    settings.always(.ignored("clipsToBounds"), of: view) { $0 == .bool(true) }
  }

  /// True if a background colour is set for a view, perhaps under a condition.
  package func mayHaveBackground(_ view: ViewID) -> Bool { settings.knows(.ignored("backgroundColor"), of: view) }

  /// True if a view has a background that nothing shines through, at every size and in every state.
  package func isOpaque(_ view: ViewID) -> Bool {
    settings.always(.ignored("backgroundColor"), of: view) { $0.isOpaqueColour } && !mayShineThrough(view)
  }

  /// True if the `alpha` of a view is below 1, perhaps under a condition.
  package func mayShineThrough(_ view: ViewID) -> Bool {
    settings.knows(.ignored("alpha"), of: view) && !settings.always(.ignored("alpha"), of: view) { $0 == .number(.one) }
  }

  /// The share by which the text of a view may be wider than measured: that of the nearest view around it that has one.
  package func textMargin(of view: ViewID) -> Rational {
    var next: ViewID? = view
    while let own = next {
      if let share = said("textMargin", of: own)?.number { return share }
      next = program.views[own.index].superview
    }
    return .zero
  }

  /// Whether people touch a view, as the file says; nil if it does not.
  package func isInteractive(_ view: ViewID) -> Bool? { said("isInteractive", of: view)?.bool }

  /// True for a text view whose text scrolls.
  package func scrollsText(_ view: ViewID) -> Bool {
    program.views[view.index].kind == .textView && said("scrolls", of: view)?.bool ?? true
  }

  /// True for a scroll view whose content UIKit insets for the safe area at the top and bottom even if it does not scroll.
  package func alwaysBounces(_ view: ViewID) -> Bool {
    said("alwaysBounceVertical", of: view)?.bool ?? (program.views[view.index].kind == .table)
  }

  /// Whether a view shows content, as the file says; nil if it does not.
  package func hasContent(_ view: ViewID) -> Bool? { said("hasContent", of: view)?.bool }

  /// The distances by which the area of a view that reacts to touches reaches beyond it.
  package func hitInsets(of view: ViewID) -> ExactInsets {
    if case .insets(let insets, _) = said("hitInsets", of: view) { insets } else { .zero }
  }

  /// The alignment of a text at every size and in every state, `natural` if none is set; nil if conditions change it.
  package func alignment(of view: ViewID) -> String? {
    if !settings.knows(.ignored("textAlignment"), of: view) { return "natural" }
    guard let word = said("textAlignment", of: view)?.word else { return nil }
    return settings.always(.ignored("textAlignment"), of: view) { $0 == .word(word) } ? word : nil
  }

  /// True if a view may draw something besides its text, perhaps under a condition.
  package func drawsBesideText(_ view: ViewID) -> Bool {
    ["backgroundColor", "cornerRadius", "image"].contains { settings.knows(.ignored($0), of: view) }
  }

  /// True if a view may draw its text in a font other than the system's, perhaps under a condition.
  package func hasOtherFont(_ view: ViewID) -> Bool { settings.knows(.ignored("fontFamily"), of: view) }

  /// The value of a property at the design size; nil if the file sets none. Most of those that are asked for are the same at every size
  /// (L0473).
  private func said(_ name: String, of view: ViewID) -> SlotValue? {
    drawn(name, of: view, in: LayoutEnvironment(size: designSize ?? defaultDesignSize))
  }

  /// True if cap insets are set for a view, perhaps under a condition.
  package func hasCaps(_ view: ViewID) -> Bool { settings.knows(.ignored("capInsets"), of: view) }

  /// The values of properties with which a view does not stretch all of its image to its own size; nil if it never does. An image view of
  /// AppKit scales its image down in shape.
  package func shapeKeepingChoices(of view: ViewID) -> [SettingChoice]? {
    if isAppKit { return nil }
    let caps = settings.choices(.ignored("capInsets"), of: view)
    let modes = settings.choices(.ignored("contentMode"), of: view)
    // Of so many values none is known to be in force.
    if max(caps.count, modes.count) > SettingChoice.limit { return [] }
    let stretching = SlotValue.word(LayoutContentMode.scaleToFill.name)
    let keeping = caps.filter { $0.value.keepsParts } + modes.filter { $0.value != stretching }
    return keeping.contains { $0.choice == SettingChoice(.always) } ? nil : keeping.map { $0.choice }
  }

  /// The content mode of a view; nil if the file sets none.
  package func contentMode(of view: ViewID, in environment: LayoutEnvironment) -> LayoutContentMode? {
    guard case .word(let word) = drawn("contentMode", of: view, in: environment) else { return nil }
    return LayoutContentMode.allCases.first { $0.name == word }
  }

  /// The slicing of an image view's picture, whose content size is `size`; nil without caps. Caps are not mirrored.
  package func resizableImage(of view: ViewID, size: ExactSize, in environment: LayoutEnvironment) -> ResizableImage? {
    guard case .insets(let caps, _) = drawn("capInsets", of: view, in: environment), caps != .zero else { return nil }
    var image = ResizableImage(size: size, caps: caps)
    if case .word("stretch") = drawn("resizing", of: view, in: environment) { image.resizing = .stretch }
    if case .size(let shown) = drawn("shownMiddle", of: view, in: environment) { image.shownMiddle = shown }
    return image
  }

  /// The `backgroundColor` of a view on light screens, as `#rrggbb` or `#rrggbbaa`; nil without one.
  package func backgroundColor(of view: ViewID, in environment: LayoutEnvironment) -> String? {
    switch drawn("backgroundColor", of: view, in: environment) {
    case .word("none"): nil
    case .word(let colour), .colours(let colour, _): colour
    default: nil
    }
  }

  /// The value of `slot` of `view` that is set in `environment`; nil if nothing is set and there is no default.
  package func value(_ slot: Slot, of view: ViewID, in environment: LayoutEnvironment) -> SlotValue? {
    settings.value(slot, of: view, program.truths(in: environment))
  }

  func drawn(_ name: String, of view: ViewID, in environment: LayoutEnvironment) -> SlotValue? {
    settings.knows(.ignored(name), of: view) ? value(.ignored(name), of: view, in: environment) : nil
  }
}

extension SlotValue {
  /// True for cap insets with a part that keeps its size.
  fileprivate var keepsParts: Bool { if case .insets(let caps, _) = self { caps != .zero } else { true } }

  /// True for a colour, or a pair of colours, without transparency: `#rrggbb`, or `#rrggbbff`.
  fileprivate var isOpaqueColour: Bool {
    func isOpaque(_ colour: String) -> Bool {
      let digits = Array(colour.utf8)
      return digits.first == UInt8(ascii: "#") && (digits.count == 7 || digits.count == 9 && colour.hasSuffix("ff"))
    }
    return switch self {
    case .word(let colour): isOpaque(colour)
    case .colours(let light, let dark): isOpaque(light) && isOpaque(dark)
    default: false
    }
  }
}
