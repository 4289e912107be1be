internal import LayDiagnostics
internal import LayParser

// Adds to the tables of names.

extension Elaborator {
  func makeScope(_ scope: Scope) -> ScopeID {
    scopes.append(scope)
    return ScopeID(index: scopes.count - 1)
  }

  /// Creates a constant.
  func makeConstant(_ name: String, _ kind: Constant.Kind, _ declaration: SourceRange, _ state: Constant.State)
    -> ConstantID
  {
    constants.append(Constant(name: name, kind: kind, declaration: declaration, state: state))
    return ConstantID(index: constants.count - 1)
  }

  /// Binds a name whose declaration is wrong, which is reported, unless the name is bound.
  func bindUnknown(_ name: SyntaxToken, in scope: ScopeID) {
    if scopes[scope.index][name.text] != nil { return }
    scopes[scope.index][name.text] = ScopeEntry(binding: .unknown, declaration: name.range)
  }

  func reportDuplicate(_ name: SyntaxToken, _ earlier: ScopeEntry, _ text: String? = nil, other: String? = nil) {
    if earlier.declaration == name.range {
      report(.repeatedName(name.text, at: name.range))
    } else {
      // Constants are declared before anything else, so the other declaration may come first in the text.
      let isSecond =
        (earlier.declaration.file.rawValue, earlier.declaration.start) < (name.range.file.rawValue, name.range.start)
      let (first, second) = isSecond ? (earlier.declaration, name.range) : (name.range, earlier.declaration)
      var problem = Diagnostic.duplicateName(
        text ?? name.text, at: second, earlier: first, line: line(of: first), other: other)
      if case .view = earlier.binding, isSecond {
        problem.notes.append(
          .help("to add statements to the first '\(name.text)', write them in its braces on line \(line(of: first))"))
      }
      report(problem)
    }
  }
}
