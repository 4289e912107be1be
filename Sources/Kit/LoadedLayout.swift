public import LayCompiler
internal import LayRuntime

/// A layout that an app shows: loaded from a `.lay` text, resized, and read by the paths of views.
///
/// ```swift
/// var card = try LoadedLayout("layout Card(320x200) { view title { .edges == superview inset 16 } }")
/// try card.resize(width: 375, height: 200)
/// card.frame("title")   // LayoutRect(x: 16, y: 16, width: 343, height: 168)
/// ```
///
/// All lengths are points, with y downwards. A frame is in the coordinates of the superview's bounds.
///
/// A path names a view from the layout's block: `form/email`, or `form.email`; views of a list have an index,
/// `row[2]`. The layout is always up to date: each change lays out before it returns. A copy costs nothing until one of
/// the two changes.
public struct LoadedLayout: Sendable {
  /// The text with its compiled layout; nil for a program that was made in code.
  var source: LoadedSource?
  /// The running layout.
  var layout: Layout
  /// The views by their paths, with dots.
  var views: [String: ViewID]
  /// The path of each view, with dots.
  var viewPaths: [String]
  /// The named constraints.
  var constraints: ConstraintNames
  /// The metrics and constants that were set, with their latest values, in the order of the first changes.
  var metrics: [NamedNumber] = []
  var constants: [NamedNumber] = []

  /// Loads the layout `name` of `text`, or its first one, and lays it out.
  ///
  /// `environment` is at first the design size, or 375x667 points if there is none, left to right, one pixel a point.
  /// `path` names the text in errors. `read` returns the bytes of an imported file by its path relative to the same
  /// folder as `path`, and nil if there is none.
  ///
  /// Throws the first errors of the text, or that it does not have the layout.
  public init(
    _ text: String, layout name: String? = nil, in environment: LayoutEnvironment? = nil, path: String = "screen.lay",
    read: (String) -> [UInt8]? = { _ in nil }
  ) throws(LayoutLoadError) {
    var options = CompileOptions()
    options.findConflicts = { program, environment in program.conflicts(in: environment) }
    let compilation = compile(path: path, bytes: Array(text.utf8), options: options, read: read)
    try self.init(compilation, layout: name, in: environment)
  }

  /// Loads the layout `name` of a compiled text, or its first one, and lays it out; `environment` is at first the
  /// design size.
  ///
  /// Throws the first errors of the text, or that it does not have the layout.
  public init(
    _ compilation: Compilation, layout name: String? = nil, in environment: LayoutEnvironment? = nil
  ) throws(LayoutLoadError) {
    if compilation.hasErrors { throw LayoutLoadError(compilation.problems) }
    guard let compiled = compilation.layouts.first(where: { name == nil || $0.name == name }) else {
      throw LayoutLoadError(missing: name, known: compilation.layouts.map { $0.name })
    }
    self.init(LoadedSource(compilation: compilation, compiled: compiled))
    layOut(in: environment ?? LayoutEnvironment(size: compiled.designSize ?? defaultDesignSize))
  }

  /// Lays out a program that was made in code; `environment` is at first its design size. It has no metrics.
  public init(_ program: LayoutProgram, in environment: LayoutEnvironment? = nil) {
    self.init(nil, program, program.viewPaths)
    layOut(in: environment ?? LayoutEnvironment(size: program.views[0].designSize ?? defaultDesignSize))
  }

  /// A loaded text before its first layout.
  init(_ source: LoadedSource) { self.init(source, source.compiled.program, source.compiled.viewPaths) }

  private init(_ source: LoadedSource?, _ program: LayoutProgram, _ viewPaths: [String]) {
    self.source = source
    self.viewPaths = viewPaths
    constraints = ConstraintNames(program)
    layout = Layout(program)
    views = [:]
    for (index, path) in viewPaths.enumerated() { views[path] = ViewID(index) }
  }

  /// Lays out in `environment`, without a search for ambiguities.
  mutating func layOut(in environment: LayoutEnvironment) { layout.resize(to: environment, findAmbiguities: false) }
}

// MARK: - Laying out

extension LoadedLayout {
  /// The program that is laid out, with the constants that were set.
  public var program: LayoutProgram { layout.program }
  /// The size, direction, scale, size classes, safe area and state of the last layout.
  public var environment: LayoutEnvironment { layout.environment }
  /// The conflicts and other problems of the last layout; its ambiguities are those of ``ambiguities()`` alone.
  public var report: LayoutReport { layout.report }

  /// Lays out at `width` × `height` points; the rest of the environment remains.
  ///
  /// Throws ``LayoutChangeError/invalidSize`` if one of them is negative or not finite.
  @discardableResult
  public mutating func resize(width: Double, height: Double) throws(LayoutChangeError) -> LayoutReport {
    guard width >= 0, height >= 0, let width = Rational(exactly: width), let height = Rational(exactly: height) else {
      throw .invalidSize
    }
    var environment = environment
    environment.size = ExactSize(width: width, height: height)
    return resize(to: environment)
  }

  /// Lays out in `environment`, whose state replaces the one that was selected.
  @discardableResult
  public mutating func resize(to environment: LayoutEnvironment) -> LayoutReport {
    layOut(in: environment)
    return report
  }

  /// Finds the numbers of frames that the constraints leave open, at the size of the last layout. Nothing changes.
  ///
  /// The search takes longer than a layout; it is for tests and debug builds.
  public func ambiguities() -> [Ambiguity] {
    var copy = layout
    return copy.resize(to: environment).ambiguities
  }
}

// MARK: - Reading

extension LoadedLayout {
  /// The paths of all views, with dots, without the layout's name; guides excluded. A text has its views in drawing
  /// order; a program made in code, in its own order.
  public var paths: [String] {
    viewPaths.indices.dropFirst().filter { program.views[$0].role == .view }.map { viewPaths[$0] }
  }

  /// The path of a view, such as one of the report; for the root, the layout's name.
  public func path(of view: ViewID) -> String { viewPaths[view.index] }

  /// The view at `path`; nil if there is none.
  public func view(_ path: String) -> ViewID? { views[path] ?? views[path.dotted] }

  /// The frame of the view at `path`, transform included, unrounded; nil if there is no such view.
  public func frame(_ path: String) -> LayoutRect? { view(path).map { layout.frame(of: $0) } }

  /// The frame of the view at `path` on the pixels of the environment's scale; nil if there is no such view.
  ///
  /// Edges are snapped in the root's coordinates, so that gaps and totals are preserved.
  public func snappedFrame(_ path: String) -> LayoutRect? {
    view(path).map { layout.snappedFrame(of: $0, scale: environment.scale) }
  }

  /// The frame of a view, transform included, unrounded.
  public func frame(of view: ViewID) -> LayoutRect { layout.frame(of: view) }

  /// True if the view at `path` itself is hidden, whatever its superviews are; nil if there is no such view.
  public func isHidden(_ path: String) -> Bool? { view(path).map { layout.isHidden($0) } }
}

/// A compiled text with the layout of it that is shown.
struct LoadedSource: Sendable {
  /// The compiled text.
  var compilation: Compilation
  /// The layout.
  var compiled: CompiledLayout
}

extension CompiledLayout {
  /// The path of each view from the layout's block: `form.email`.
  var viewPaths: [String] { program.views.indices.map { spelledPath(ViewID($0)) } }
}

extension LayoutProgram {
  /// The path of each view from the root's subviews: `form.email`; for the root, its name.
  fileprivate var viewPaths: [String] {
    var paths: [String] = []
    for view in views {
      guard let superview = view.superview, superview != .root else {
        paths.append(view.name)
        continue
      }
      paths.append(paths[superview.index] + "." + view.name)
    }
    return paths
  }
}

extension String {
  /// The path with dots instead of slashes.
  var dotted: String {
    String(decoding: utf8.map { $0 == UInt8(ascii: "/") ? UInt8(ascii: ".") : $0 }, as: UTF8.self)
  }
}
