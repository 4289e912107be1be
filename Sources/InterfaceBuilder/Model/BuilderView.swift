/// The index of a view in a document.
package typealias ViewIndex = Int

/// One of the two axes.
package enum Axis: Hashable, Sendable {
  case horizontal, vertical
}

/// A width and a height class; nil for any.
package struct SizeClasses: Hashable, Sendable {
  /// True if the width is regular.
  package var isWide: Bool
  /// True if the height is regular.
  package var isHigh: Bool

  package static let all = [
    SizeClasses(isWide: false, isHigh: true), SizeClasses(isWide: false, isHigh: false),
    SizeClasses(isWide: true, isHigh: false), SizeClasses(isWide: true, isHigh: true),
  ]
}

/// The size classes for which a variation is written: `heightClass=regular-widthClass=compact`.
package struct VariationKey: Hashable, Sendable {
  package var isWide: Bool?
  package var isHigh: Bool?

  /// Reads the key of a variation; nil if it is about something else, such as a gamut.
  package init?(_ text: String) {
    for part in text.split(separator: "-") {
      switch part {
      case "widthClass=compact": isWide = false
      case "widthClass=regular": isWide = true
      case "heightClass=compact": isHigh = false
      case "heightClass=regular": isHigh = true
      default: return nil
      }
    }
    if isWide == nil && isHigh == nil { return nil }
  }

  /// The number of classes that it names: the more, the stronger.
  package var rank: Int { (isWide == nil ? 0 : 1) + (isHigh == nil ? 0 : 1) }

  package func applies(to classes: SizeClasses) -> Bool {
    (isWide == nil || isWide == classes.isWide) && (isHigh == nil || isHigh == classes.isHigh)
  }
}

/// A view of an Interface Builder file.
package struct BuilderView: Sendable {
  /// The index of its element.
  package var element: Int
  /// The name of its element: `label`.
  package var tag: String
  package var id: String
  package var superview: ViewIndex?
  package var subviews: [ViewIndex] = []
  package var frame: Frame?
  /// True if constraints place it, false if its frame and mask do.
  package var usesConstraints = false
  /// True if Xcode holds it at its recorded frame until it has constraints.
  package var isFixed = false
  /// True if a stack arranges it.
  package var isArranged = false
  /// The flexible parts: `W+BM`; empty for none.
  package var mask: [String] = []
  package var hugging: (horizontal: Length, vertical: Length) = (Length(250), Length(250))
  package var compression: (horizontal: Length, vertical: Length) = (Length(750), Length(750))
  /// The placeholder of its content size; `infinite` and `noIntrinsicMetric` are no size.
  package var placeholder: (width: Length?, height: Length?)?
  package var insets = Insets.zero
  package var isHidden = false
  package var isMisplaced = false
  package var isAmbiguous = false
  /// The views and constraints that are not installed, by size class.
  package var installed: [ObjectMask] = []
  package var constraints: [Int] = []
}

/// Views or constraints that a variation takes away or adds.
package struct ObjectMask: Sendable {
  /// The size classes; nil for all of them.
  package var key: VariationKey?
  package var excluded: [String]
  package var included: [String]
}

/// A guide of a view.
package enum BuilderGuide: Hashable, Sendable {
  case safeArea, content, frame, margins, readable, keyboard
  /// The guide of a view controller above or below the content.
  case top, bottom
}

/// One side of a constraint.
package struct BuilderItem: Hashable, Sendable {
  package var view: ViewIndex
  package var guide: BuilderGuide?

  package init(_ view: ViewIndex, _ guide: BuilderGuide? = nil) { (self.view, self.guide) = (view, guide) }
}

/// The relation of a constraint.
package enum BuilderRelation: Hashable, Sendable {
  case equal, atLeast, atMost

  package var text: String {
    switch self {
    case .equal: "=="
    case .atLeast: ">="
    case .atMost: "<="
    }
  }

  package var mirrored: BuilderRelation {
    switch self {
    case .equal: .equal
    case .atLeast: .atMost
    case .atMost: .atLeast
    }
  }
}

/// A constraint of an Interface Builder file: `first relation multiplier * second + constant`.
package struct BuilderConstraint: Sendable {
  package var element: Int
  package var id: String
  /// The view that owns it.
  package var owner: ViewIndex
  package var first: BuilderItem
  package var firstAttribute: String
  package var relation: BuilderRelation
  package var second: BuilderItem?
  package var secondAttribute: String?
  package var multiplier: Ratio
  package var constant: Length
  package var priority: Length
  package var isPlaceholder: Bool
  /// Constants and priorities by size class.
  package var variations: [(key: VariationKey, constant: Length?, priority: Length?)] = []
}

/// A view with all inside it that is laid out as a whole: of a controller, a cell, a header, a window, a xib.
package struct BuilderScene: Sendable {
  /// The kinds of layouts.
  package enum Kind: Hashable, Sendable {
    case controller, cell, item, header, view
  }

  package var kind: Kind
  package var view: ViewIndex
  /// The element of the controller, cell or window.
  package var owner: Int
  /// The path in Xcode's outline: `Login Scene`.
  package var path: String
  /// The name for a layout.
  package var name: String
}
