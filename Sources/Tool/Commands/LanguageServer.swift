internal import LayPlatform

/// `layc lsp`: runs the language server, or one of its workers.
func lspCommand(_ invocation: Invocation, _ session: Session) -> ExitStatus {
  guard let serve = session.machine.serve else {
    session.fail("there are no processes here to serve with", ToolCode.badArgument)
    return .failure
  }
  return ExitStatus(rawValue: serve(invocation.has(.worker))) ?? .failure
}
