internal import LayCompiler
internal import LayPlatform

extension Session {
  /// Compiles the text of a file with its imports and the values of `--set`.
  func compiled(_ name: String, _ bytes: [UInt8], _ names: inout KnownNames) -> Compilation {
    settings.selection.compiled(
      name, bytes, &names, defaults: projects.layoutDefaults(of: name), importing: machine.files.imported)
  }
}
