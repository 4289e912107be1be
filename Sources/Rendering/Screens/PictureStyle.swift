/// The style of a picture.
package enum PictureStyle: String, CaseIterable, Sendable {
  /// Views as they look.
  case mockup
  /// Boxes with their names and constraints.
  case blueprint
}

/// A layer of a picture besides the views.
package enum PictureLayer: String, CaseIterable, Sendable {
  /// Constraints as dimension lines.
  case constraints
  /// Guides: those of the root that constraints refer to, and declared ones.
  case guides
  /// Baselines of texts.
  case baselines
  /// The edges of the safe area, with what lies outside hatched.
  case safeArea = "safe-area"
  /// Names of views.
  case ids
  /// Edges of hidden views, with their constraints and names.
  case hidden
}

extension PictureStyle {
  /// The layers of the style where none are chosen.
  package var layers: Set<PictureLayer> {
    switch self {
    case .mockup: [.safeArea]
    case .blueprint: [.constraints, .guides, .baselines, .safeArea, .ids]
    }
  }
}
