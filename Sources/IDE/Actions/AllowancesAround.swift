internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

extension ActionSite {
  /// Why `statement` stays where it is: an `allow` of braces around it silences what is written there, and nothing that is
  /// written in a component. Nil where there is none.
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
