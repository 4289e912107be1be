/// The values of `--graphics`.
enum TerminalPictures: String, CaseIterable, Sendable {
  /// The protocol that the terminal reports.
  case auto
  case kitty, sixel
  /// No pictures.
  case none
}
