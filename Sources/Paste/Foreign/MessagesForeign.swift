internal import LayDiagnostics

extension Diagnostic {
  /// A statement of Swift or Objective-C: `a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true`
  static func foreignStatement(_ framework: String, _ what: String, at range: SourceRange, fixIt: FixIt?) -> Diagnostic
  {
    Diagnostic(
      .foreignWord, "this is code of \(framework), which \(what)", at: range,
      notes: fixIt == nil ? [.help("a view is declared by `view` in the braces of its superview")] : [], fixIt: fixIt)
  }

  /// A line of a closure of SnapKit or Masonry outside of the braces of a view: `make.top.equalToSuperview()`
  static func makerWithoutView(_ framework: String, _ lines: [String], at range: SourceRange) -> Diagnostic {
    let text = lines.isEmpty ? ".top == superview.top" : lines.joined(separator: "; ")
    return Diagnostic(
      .foreignWord, "this is code of \(framework), which creates constraints of a view that is not known here",
      at: range, notes: [.help("in the braces of the view, `view a { … }`, write `\(text)`")])
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

  /// A preview of SwiftUI: `#Preview { … }`
  static func preview(at range: SourceRange, removed: SourceRange) -> Diagnostic {
    Diagnostic(
      .foreignWord, "no code shows a preview; `layc preview` shows the layouts of a file", at: range,
      fixIt: FixIt("remove it", [Edit(removed, "")], .needsReview))
  }

  /// A state of SwiftUI: `@State private var isOn = false`
  static func stateOfCode(at range: SourceRange, removed: SourceRange) -> Diagnostic {
    Diagnostic(
      .foreignWord, "a layout does not keep a state of the app; `state` declares what may change", at: range,
      fixIt: FixIt("remove the line", [Edit(removed, "")], .needsReview))
  }
}
