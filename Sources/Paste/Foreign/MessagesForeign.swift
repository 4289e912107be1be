internal import LayDiagnostics

extension Diagnostic {
  /// A statement of Swift or Objective-C: `a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true`
  static func foreignStatement(_ framework: String, creates what: String, at range: SourceRange, fixIt: FixIt?)
    -> Diagnostic
  {
    Diagnostic(
      .foreignWord, "this is code of \(framework), which creates \(what)", at: range,
      notes: fixIt == nil ? [.help("a view is declared by `view` in the braces of its superview")] : [], fixIt: fixIt)
  }

  /// A view that is added to another: `view.addSubview(title)`
  static func addedSubview(at range: SourceRange, removed: SourceRange) -> Diagnostic {
    Diagnostic(
      .foreignWord, "no code adds a subview; `view` declares it in the braces of its superview", at: range,
      fixIt: FixIt("remove the line", [Edit(removed, "")], .needsReview))
  }

  /// A module that is imported: `import UIKit`
  static func importedModule(_ name: String, at range: SourceRange, removed: SourceRange) -> Diagnostic {
    Diagnostic(
      .foreignWord, "nothing needs to be imported from '\(name)'; only other `.lay` files are", at: range,
      fixIt: FixIt("remove the line", [Edit(removed, "")], .automatic))
  }
}
