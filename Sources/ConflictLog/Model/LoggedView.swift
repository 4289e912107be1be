/// A view, layout guide or window that a log names.
package struct LoggedView: Hashable, Sendable {
  /// The identity of a view in one log.
  package enum Key: Hashable, Sendable {
    /// The address that the log prints, such as `0x7fa4d0dece70`.
    case address(String)
    /// A name without an address: the labels of SnapKit and Masonry, and names that were cut off.
    case name(String)
    /// The superview of another view, which the log does not name.
    case superview(Int)
    /// The content of a scroll view, whose edges the log prints as those of the scroll view.
    case content(Int)
  }

  package var key: Key
  /// The class without its module; empty if the log prints none.
  package var className = ""
  /// The title or text that the log prints after the address; empty for none.
  package var title = ""
  /// The accessibility identifier or label by which the log calls the view; empty for none.
  package var label = ""

  package init(key: Key, className: String = "", title: String = "", label: String = "") {
    self.key = key
    self.className = className
    self.title = title
    self.label = label
  }

  /// The address; empty if the log prints none.
  package var address: String { if case .address(let text) = key { text } else { "" } }
}

/// An attribute of a view in a log.
package enum LoggedAttribute: String, Sendable, CaseIterable {
  case left, right, leading, trailing, top, bottom, width, height, centerX, centerY
  case firstBaseline, lastBaseline
  case leftMargin, rightMargin, leadingMargin, trailingMargin, topMargin, bottomMargin
  case centerXWithinMargins, centerYWithinMargins

  /// The attribute that a log calls `name`; nil if there is none.
  package init?(logged name: String) {
    switch name {
    case "minX": self = .left
    case "maxX": self = .right
    case "minY": self = .top
    case "maxY": self = .bottom
    case "midX": self = .centerX
    case "midY": self = .centerY
    case "baseline": self = .lastBaseline
    default:
      guard let attribute = LoggedAttribute(rawValue: name) else { return nil }
      self = attribute
    }
  }

  /// True for a width or a height.
  package var isSize: Bool { self == .width || self == .height }

  /// True for an attribute along the horizontal axis.
  package var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }

  /// True for an attribute whose side depends on the layout direction.
  package var isMirrored: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// True for an attribute that is the same side in both layout directions.
  package var isFixedSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// True for a margin or a baseline, of which a log does not print the distance from the edge.
  package var isUnmeasured: Bool {
    switch self {
    case .firstBaseline, .lastBaseline, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .topMargin,
      .bottomMargin, .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}
