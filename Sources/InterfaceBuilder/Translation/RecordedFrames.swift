extension BuilderDocument {
  /// True if the content of a view is measured, and not the recorded one.
  package func measuresContent(of view: ViewIndex) -> Bool { ContentMetrics(self, view).keepsContentOfKind }

  /// True inside of a stack that divides its length in proportion to the contents.
  package func sharesInProportion(_ view: ViewIndex) -> Bool { RecordedWidth.isInProportion(view, self) }

  /// True if the recorded frames of a view and of the views beside or around it break a required constraint of it by more than a point.
  ///
  /// Xcode computes both the frame and its mark, so a frame that is not marked and breaks no such constraint depends on what the file
  /// does not say, such as the content of a control or the canvas.
  package func breaksConstraint(_ view: ViewIndex, safeArea: Insets) -> Bool {
    constraints.contains { constraint in
      guard constraint.relation == .equal, constraint.priority == Length(1000), constraint.multiplier == .one,
        constraint.variations.isEmpty, constraint.first.view == view || constraint.second?.view == view,
        installation(constraint.id, in: constraint.owner).count == SizeClasses.all.count,
        let first = recorded(constraint.first, constraint.firstAttribute, beside: view, safeArea)
      else { return false }
      var other = Length.zero
      if let second = constraint.second {
        guard let length = recorded(second, constraint.secondAttribute ?? "", beside: view, safeArea) else {
          return false
        }
        other = length
      }
      return (first - other - constraint.constant).magnitude > Length(1)
    }
  }

  /// True for an image view of iOS with a symbol of the system, whose alignment rectangle is that of the symbol.
  private func showsSymbol(_ view: ViewIndex) -> Bool {
    views[view].tag == "imageView" && attribute(view, "catalog") == "system"
  }

  /// The attribute of a view, or of the safe area of the scene, in the superview of `own`, by recorded frames; nil for other guides,
  /// for other views and for other attributes.
  private func recorded(
    _ item: BuilderItem, _ attribute: String, beside own: ViewIndex, _ safeArea: Insets
  ) -> Length? {
    guard let superview = views[own].superview, var frame = views[item.view].frame, !showsSymbol(item.view) else {
      return nil
    }
    var insets = ContentMetrics(self, item.view).insets
    if item.guide != nil {
      guard item.guide == .safeArea, views[item.view].superview == nil else { return nil }
      insets = safeArea
    }
    if item.view == superview {
      (frame.x, frame.y) = (.zero, .zero)
    } else if views[item.view].superview != superview {
      return nil
    }
    switch attribute {
    case "leading", "left": return frame.x + insets.left
    case "trailing", "right": return frame.x + frame.width - insets.right
    case "top": return frame.y + insets.top
    case "bottom": return frame.y + frame.height - insets.bottom
    case "width": return frame.width - insets.left - insets.right
    case "height": return frame.height - insets.top - insets.bottom
    default: return nil
    }
  }
}
