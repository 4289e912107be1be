package import LayModel
package import LayNumbers

/// A property whose value is a colour.
package enum ColourProperty: String, Sendable {
  case background = "backgroundColor"
  case text = "textColor"
  case tint
}

/// The values of properties for pictures, in an environment.
extension CompiledLayout {
  /// The colour of a view, as `#rrggbb` or `#rrggbbaa`; of a pair the one for the appearance. Nil if none is set.
  package func colour(
    _ property: ColourProperty, of view: ViewID, in environment: LayoutEnvironment, isDark: Bool
  ) -> String? {
    switch drawn(property.rawValue, of: view, in: environment) {
    case .word("none"): nil
    case .word(let colour): colour
    case .colours(let light, let dark): isDark ? dark : light
    default: nil
    }
  }

  /// The radius of a view's corners, points.
  package func cornerRadius(of view: ViewID, in environment: LayoutEnvironment) -> Rational {
    drawn("cornerRadius", of: view, in: environment)?.number ?? .zero
  }

  /// The opacity of a view, 0 to 1.
  package func alpha(of view: ViewID, in environment: LayoutEnvironment) -> Rational {
    drawn("alpha", of: view, in: environment)?.number ?? .one
  }

  /// True if a view shows no part of its subviews outside of its bounds; where nothing is set, views that scroll do not.
  package func clipsToBounds(_ view: ViewID, in environment: LayoutEnvironment) -> Bool {
    let kind = program.views[view.index].kind
    return drawn("clipsToBounds", of: view, in: environment)?.bool ?? (kind.scrolls || kind == .textView)
  }

  /// The name of a view's picture; empty if there is none.
  package func image(of view: ViewID, in environment: LayoutEnvironment) -> String {
    drawn("image", of: view, in: environment)?.text ?? ""
  }

  /// The word of a view's text alignment: `natural` if none is set.
  package func textAlignment(of view: ViewID, in environment: LayoutEnvironment) -> String {
    drawn("textAlignment", of: view, in: environment)?.word ?? "natural"
  }
}
