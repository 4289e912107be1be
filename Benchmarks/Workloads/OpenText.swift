/// A stack of plain views as a `.lay` file: the heights of the views, and the size of the stack, are ambiguous.
package struct OpenText: Sendable {
  /// Returns the file with about `count` views.
  package static func text(views count: Int) -> String {
    var text = """
      /// Views that nothing sizes.
      layout Open(320x480) {
        sizes 320x480 ... 1366x1366
        view list: VStack {

      """
    for view in 1..<max(2, count) { text += "    view row\(view)\n" }
    return text + "  }\n}\n"
  }
}
