internal import LayModel

extension Override.Setting {
  /// The setting of the view or constraint in a slice; nil if that is not included.
  func moved(to places: SlicePlaces) -> Override.Setting? {
    switch self {
    case .constant(let id, let number): places[id].map { .constant($0, number) }
    case .priority(let id, let priority): places[id].map { .priority($0, priority) }
    case .active(let id, let isActive): places[id].map { .active($0, isActive) }
    case .stack(let view, let setting): places[view].map { .stack($0, setting.moved(to: places)) }
    case .grid(let view, let setting): places[view].map { .grid($0, setting.moved(to: places)) }
    case .hidden(let view, let value): places[view].map { .hidden($0, value) }
    case .boundsSize(let view, let value): places[view].map { .boundsSize($0, value) }
    case .boundsOrigin(let view, let value): places[view].map { .boundsOrigin($0, value) }
    case .designFrame(let view, let value): places[view].map { .designFrame($0, value) }
    case .mask(let view, let value): places[view].map { .mask($0, value) }
    case .transform(let view, let value): places[view].map { .transform($0, value) }
    case .anchorPoint(let view, let value): places[view].map { .anchorPoint($0, value) }
    case .direction(let view, let value): places[view].map { .direction($0, value) }
    case .autoresizesSubviews(let view, let value): places[view].map { .autoresizesSubviews($0, value) }
    case .intrinsicWidth, .intrinsicHeight, .text, .fontSize, .textStyle, .fontWeight, .segments,
      .placeholder, .lines, .preferredMaxLayoutWidth, .horizontalHugging, .verticalHugging, .horizontalCompression,
      .verticalCompression,
      .alignmentInsets, .margins,
      .preservesSuperviewMargins, .insetsMarginsFromSafeArea:
      movedContent(to: places)
    }
  }

  /// The setting in a slice, for settings of content sizes, their priorities and margins.
  private func movedContent(to places: SlicePlaces) -> Override.Setting? {
    switch self {
    case .intrinsicWidth(let view, let value): places[view].map { .intrinsicWidth($0, value) }
    case .intrinsicHeight(let view, let value): places[view].map { .intrinsicHeight($0, value) }
    case .text(let view, let value): places[view].map { .text($0, value) }
    case .fontSize(let view, let value): places[view].map { .fontSize($0, value) }
    case .textStyle(let view, let value): places[view].map { .textStyle($0, value) }
    case .fontWeight(let view, let value): places[view].map { .fontWeight($0, value) }
    case .segments(let view, let value): places[view].map { .segments($0, value) }
    case .placeholder(let view, let value): places[view].map { .placeholder($0, value) }
    case .lines(let view, let value): places[view].map { .lines($0, value) }
    case .preferredMaxLayoutWidth(let view, let value): places[view].map { .preferredMaxLayoutWidth($0, value) }
    case .horizontalHugging(let view, let value): places[view].map { .horizontalHugging($0, value) }
    case .verticalHugging(let view, let value): places[view].map { .verticalHugging($0, value) }
    case .horizontalCompression(let view, let value): places[view].map { .horizontalCompression($0, value) }
    case .verticalCompression(let view, let value): places[view].map { .verticalCompression($0, value) }
    case .alignmentInsets(let view, let insets, let isDirectional):
      places[view].map { .alignmentInsets($0, insets, isDirectional: isDirectional) }
    case .margins(let view, let insets, let isDirectional):
      places[view].map { .margins($0, insets, isDirectional: isDirectional) }
    case .preservesSuperviewMargins(let view, let value): places[view].map { .preservesSuperviewMargins($0, value) }
    case .insetsMarginsFromSafeArea(let view, let value): places[view].map { .insetsMarginsFromSafeArea($0, value) }
    default: nil
    }
  }
}

extension StackDescription.Setting {
  fileprivate func moved(to places: SlicePlaces) -> StackDescription.Setting {
    switch self {
    case .spacingAfter(let view, let spacing): .spacingAfter(places[view] ?? view, spacing)
    case .gravity(let view, let gravity): .gravity(places[view] ?? view, gravity)
    default: self
    }
  }
}

extension GridDescription.Setting {
  fileprivate func moved(to places: SlicePlaces) -> GridDescription.Setting {
    switch self {
    case .column(let view, let number): .column(places[view] ?? view, number)
    case .row(let view, let number): .row(places[view] ?? view, number)
    case .columnSpan(let view, let number): .columnSpan(places[view] ?? view, number)
    case .rowSpan(let view, let number): .rowSpan(places[view] ?? view, number)
    default: self
    }
  }
}

extension SettingTable {
  /// The table of the views in a slice.
  func moved(to places: SlicePlaces) -> SettingTable {
    var moved = SettingTable()
    for (key, candidates) in entries {
      guard case .view(let view) = key.owner, let place = places[view] else { continue }
      moved.set(key.slot, of: place, to: candidates)
    }
    return moved
  }
}
