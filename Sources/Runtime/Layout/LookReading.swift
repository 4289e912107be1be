package import LayModel

// What pictures read besides frames.
extension Layout {
  /// The view at the last size, with its text in the chosen language, its font at the chosen text size, and its number of lines.
  package func description(of view: ViewID) -> ViewDescription { state.description(of: view) }

  /// The direction inside of a view.
  package func direction(of view: ViewID) -> InterfaceDirection { state.system.views.resolved.directions[view.index] }
}
