internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

extension ActionSite {
  /// The reason not to move `statement`: an `allow` of braces around it silences diagnostics of statements there, but not
  /// of statements in a component. Nil if there is no such `allow`.
  func reasonToStay(_ statement: SyntaxNode) -> String? {
    var around = statement.parent
    while let braces = around {
      if braces.kind == .block, let allowance = braces.child(.allowStatement), let code = allowance.token(.name) {
        let line = snapshot.file.lines.position(of: allowance.range.start).line
        return "'allow \(code.text)' on line \(line) does not reach into a component"
      }
      around = braces.parent
    }
    return nil
  }
}
