internal import LayDiagnostics
internal import LayPlatform
internal import LayRendering

extension Session {
  /// An answer to a question about a fix.
  enum Answer { case yes, no, quit }

  /// Shows a problem with its fix, and asks whether to make it; nil at the end of the input.
  func ask(about diagnostic: Diagnostic, in sources: [SourceText]) -> Answer? {
    sayDiagnostics([diagnostic], in: sources)
    while true {
      machine.errors.write("make this fix? [y]es, [n]o, [q]uit: ")
      machine.errors.flush()
      guard let line = machine.readLine() else {
        machine.errors.line("")
        return nil
      }
      switch line.lowercased() {
      case "y", "yes": return .yes
      case "n", "no", "": return .no
      case "q", "quit": return .quit
      default: continue
      }
    }
  }
}
