import LayAnalysis
import LayCompiler
import LayDiagnostics
import LayParser
import LayRuntime

/// Compiles the text as a file at the top of the project; imports come from the project.
func compile(_ bytes: [UInt8], path: String = "test.lay") -> Compilation {
  LayCompiler.compile(path: path, bytes: bytes, options: .solving) { try? Repository.bytes($0) }
}

/// Takes the text through every stage that a user can reach and holds the results to what holds for any text. Layouts
/// of more views than `viewLimit` are compiled but not laid out: exact arithmetic takes its time on large ones.
///
/// Returns what is wrong, or nil. A text that `isWrong` has to have errors.
func exercise(_ bytes: [UInt8], path: String = "test.lay", viewLimit: Int = 40, isWrong: Bool = false) -> String? {
  let compilation = compile(bytes, path: path)
  if isWrong && !compilation.diagnostics.contains(where: { $0.severity == .error }) { return "no error is reported" }
  for diagnostic in compilation.diagnostics {
    let file = Int(diagnostic.range.file.rawValue)
    guard compilation.files.indices.contains(file) else { return "a diagnostic of no file: \(diagnostic.message)" }
    guard diagnostic.range.end <= compilation.files[file].tree.bytes.count else {
      return "a diagnostic behind the end of its file: \(diagnostic.message)"
    }
  }
  if let main = compilation.files.first, main.tree.bytes != bytes { return "the tree does not print back" }
  guard compilation.layouts.allSatisfy({ $0.program.views.count <= viewLimit }) else { return nil }
  _ = check(compilation)
  for compiled in compilation.layouts {
    var layout = Layout(compiled.program)
    layout.resize(to: LayoutEnvironment(size: oddSize))
    for index in compiled.program.views.indices {
      let frame = layout.frame(of: ViewID(index))
      // Margins may be wider than their view: a guide then ends before it begins, and rules see it so.
      let mayBeNegative = compiled.program.views[index].guide.isDerived
      let isSound = mayBeNegative || frame.width >= 0 && frame.height >= 0
      guard frame.x.isFinite, frame.y.isFinite, isSound else {
        return "\(compiled.sources.paths[index]) has the frame \(frame)"
      }
    }
  }
  return nil
}

/// 401.5 x 777.25, which no sample has in mind.
private let oddSize = ExactSize(width: Rational(803, 2), height: Rational(3109, 4))
