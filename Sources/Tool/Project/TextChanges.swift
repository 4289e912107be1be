internal import LayCompiler
internal import LaySettings

extension ProjectSettings {
  /// The changes of texts to check with: those of options, else those of the project.
  func textChanges(_ options: Settings) -> [TextChange] {
    let isPseudo = options.pseudo || pseudo?.value ?? false
    return [options.expansion ?? expansion?.value].compactMap { $0 } + (isPseudo ? [.pseudo] : [])
  }
}
