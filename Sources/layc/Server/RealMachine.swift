internal import LayLanguageServer
package import LayPlatform
internal import LayTool

extension Machine {
  /// The machine on which the program runs.
  package static var real: Machine { .system(serve: serveOnSystem) }
}

/// Runs the language server, or one of its workers, at the standard input and output.
private func serveOnSystem(isWorker: Bool) -> Int32 {
  guard isWorker else {
    let patience = variableOfSystem("LAYC_LSP_PATIENCE").flatMap { Double($0) }.map { WorkerPatience(seconds: $0) }
    let processes = ServerProcesses(program: pathOfProgram, arguments: ["lsp", "--worker"])
    return runServer(on: processes.host, patience: patience ?? WorkerPatience())
  }
  endWithParent()
  runWorker(
    read: Files.real.imported, page: { pathOfPage($0, in: pageFolder(variableOfSystem), makeDirectory, .real) },
    tools: Files.real.tools, receive: { readSome(0) }, send: { _ = writeAll(1, $0) })
  return 0
}
