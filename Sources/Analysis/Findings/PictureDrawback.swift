internal import LayRuntime

/// A flaw that a change causes, at the first size that has it.
struct PictureDrawback {
  let flaw: PictureFlaw
  let size: ExactSize
  /// `cut 'title' short: its text is 287 wide`
  let words: String
  /// The path of its first view.
  let path: String
  /// True if the original picture at that size has it too.
  let isUsual: Bool
}
