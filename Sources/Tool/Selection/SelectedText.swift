internal import LayAnalysis
internal import LayCompiler
internal import LayDiagnostics
internal import LayRendering
internal import LayRuntime

/// A compiled text with the selection of its layouts.
struct SelectedText {
  let compilation: Compilation
  var selection: LayoutSelection
  let sources: [SourceText]

  init(_ compilation: Compilation, _ selection: LayoutSelection) {
    (self.compilation, self.selection) = (compilation, selection)
    sources = compilation.files.map(SourceText.init)
  }

  /// The name of the file.
  var file: String { compilation.files[0].path }

  /// The selected layouts.
  var layouts: [CompiledLayout] { selection.layouts(of: compilation) }

  /// The diagnostics of the file, also that it has no layout.
  var problems: [Diagnostic] {
    var found = compilation.unsilencedDiagnostics
    if compilation.layouts.isEmpty && !found.contains(where: { $0.severity == .error }) {
      found.append(.nothingToLayOut(in: file, at: SourceRange(file: .main, start: 0, end: 0)))
    }
    return found
  }

  /// Returns the environment of a layout at a size.
  func environment(of layout: CompiledLayout, at size: ExactSize) -> LayoutEnvironment {
    selection.environment(of: layout, at: size)
  }

  /// Lays out a layout along a path, and returns its frames, without diagnostics in them, and the diagnostics.
  func frames(of compiled: CompiledLayout, along path: [ExactSize]) -> (tree: FrameTree, found: [Diagnostic]) {
    let (_, tree, found) = laidOut(compiled, along: path)
    return (tree, found)
  }

  /// Lays out a layout along a path, and returns it with its frames, without diagnostics in them, and the diagnostics.
  func laidOut(
    _ compiled: CompiledLayout, along path: [ExactSize]
  ) -> (layout: Layout, tree: FrameTree, found: [Diagnostic]) {
    var layout = Layout(compiled.program)
    let environments = path.map { environment(of: compiled, at: $0) }
    let found = describe(layout.resize(along: environments), along: environments, of: compiled)
    var tree = FrameTree(file: file, layout: compiled.name, size: path.last ?? .zero)
    tree.path = path
    tree.scale = selection.scale
    tree.state = environments.last?.state.map { compiled.program.states[$0.index] }
    tree.direction = selection.direction ?? .leftToRight
    tree.textSize = selection.textSize ?? .large
    tree.keyboardHeight = selection.keyboardHeight ?? .zero
    tree.isAppKit = compiled.isAppKit
    tree.views = viewRows(of: layout, compiled, scale: selection.scale)
    return (layout, tree, found)
  }

  /// Returns the layouts that have a number, each with the number that the path means there.
  func subjects(of number: String) throws(WhyPathError) -> [(layout: CompiledLayout, subject: WhySubject)] {
    var found: [(layout: CompiledLayout, subject: WhySubject)] = []
    var error: WhyPathError?
    for layout in layouts {
      do throws(WhyPathError) {
        found.append(try layout.asked(number))
      } catch let problem {
        // The layout that has the view gives the best error.
        if error == nil || problem.knowsView { error = problem }
      }
    }
    if found.isEmpty, let error { throw error }
    return found
  }

  /// Returns the answer to a question about a number of a layout at a size.
  func page(
    of layout: CompiledLayout, _ subject: WhySubject, _ question: WhyQuestion, at size: ExactSize
  ) -> WhyPage {
    WhyPage(of: subject, question, layout, environment(of: layout, at: size))
  }
}
