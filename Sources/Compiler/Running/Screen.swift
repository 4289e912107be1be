public import LayDiagnostics
internal import LayParser
public import LayRuntime

/// A screen of a `.lay` text for an app: it is loaded, resized and read by the paths of views; constants, metrics and
/// the state can be changed.
///
/// ```swift
/// var screen = try Screen("layout Card(320x200) { view title { .edges == superview inset 16 } }")
/// screen.resize(width: 375, height: 200)
/// screen.frame("title")   // Rect(x: 16, y: 16, width: 343, height: 168)
/// ```
public struct Screen: Sendable {
  /// The reason why a text cannot be loaded.
  public struct LoadError: Error, Sendable {
    /// The errors of the text; empty if the requested layout does not exist.
    public var diagnostics: [Diagnostic]
    /// The reason on one line, for a log.
    public var summary: String
  }

  /// The compilation of the text.
  public private(set) var compilation: Compilation
  /// The layout that is shown.
  public private(set) var compiled: CompiledLayout
  /// The report of the last resize.
  public private(set) var report = LayoutReport()
  /// The environment, including the size; at first with the design size.
  public private(set) var environment: Environment
  /// True if the last resize looked for ambiguities; changes of numbers then do too.
  private var findsAmbiguities = true
  private var layout: Layout
  private var views: [String: ViewID]
  private var metrics: [(name: String, value: Rational)] = []
  private var constants: [(name: String, value: Rational)] = []

  /// Loads the layout `name` of `text` (the first one if nil), at its design size. `read` returns imported files.
  public init(
    _ text: String, layout name: String? = nil, path: String = "screen.lay",
    read: (String) -> [UInt8]? = { _ in nil }
  ) throws(LoadError) {
    let compilation = compile(path: path, bytes: Array(text.utf8), read: read)
    let compiled = try Screen.layout(name, of: compilation)
    self.compilation = compilation
    self.compiled = compiled
    environment = Environment(size: compiled.designSize ?? defaultDesignSize)
    layout = Layout(compiled.program)
    views = compiled.viewsByPath
    report = layout.resize(to: environment)
  }

  private static func layout(_ name: String?, of compilation: Compilation) throws(LoadError) -> CompiledLayout {
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    if let first = errors.first { throw LoadError(diagnostics: errors, summary: "\(first.code.id): \(first.message)") }
    guard let found = compilation.layouts.first(where: { name == nil || $0.name == name }) else {
      throw LoadError(diagnostics: [], summary: "the text has no layout\(name.map { " named '\($0)'" } ?? "")")
    }
    return found
  }

  /// Lays out at `width` × `height` points; the findings are in ``report``. A size that is not finite changes nothing.
  ///
  /// Without `findAmbiguities`, the report has no ambiguities, which take time to find.
  @discardableResult
  public mutating func resize(width: Double, height: Double, findAmbiguities: Bool = true) -> LayoutReport {
    guard let width = Rational(exactly: width), let height = Rational(exactly: height) else { return report }
    var environment = environment
    environment.size = ExactSize(width: width, height: height)
    return resize(to: environment, findAmbiguities: findAmbiguities)
  }

  /// Lays out in `environment`; see ``resize(width:height:findAmbiguities:)``.
  @discardableResult
  public mutating func resize(to environment: Environment, findAmbiguities: Bool = true) -> LayoutReport {
    self.environment = environment
    findsAmbiguities = findAmbiguities
    report = layout.resize(to: environment, findAmbiguities: findAmbiguities)
    return report
  }

  /// Selects the state `name`, nil for the base, and lays out again. Returns false, and changes nothing, if there is no
  /// such state.
  @discardableResult
  public mutating func setState(_ name: String?) -> Bool {
    let state = name.flatMap { compiled.program.state(named: $0) }
    if name != nil && state == nil { return false }
    resize(to: environment.inState(state), findAmbiguities: findsAmbiguities)
    return true
  }

  /// The frame of the view at `path` (`form/email` or `form.email`), in its superview's coordinates, points, unsnapped;
  /// nil if there is no such view.
  public func frame(_ path: String) -> Rect? { view(path).map { layout.frame(of: $0) } }

  /// True if the view at `path` is hidden; nil if there is no such view.
  public func isHidden(_ path: String) -> Bool? { view(path).map { layout.isHidden($0) } }

  /// The paths of all views in drawing order, without the layout's name; guides excluded.
  public var paths: [String] {
    compiled.program.views.indices.dropFirst().filter { compiled.program.views[$0].role == .view }
      .map { compiled.spelledPath(ViewID($0)) }
  }

  private func view(_ path: String) -> ViewID? {
    views[String(decoding: path.utf8.map { $0 == UInt8(ascii: "/") ? UInt8(ascii: ".") : $0 }, as: UTF8.self)]
  }

  /// Sets the constant of the constraint named `name` (`cap`, or `form/cap` inside `form`), and lays out again. A
  /// `when` that sets the constant takes precedence while it holds.
  ///
  /// Returns false, and changes nothing, if there is no single constraint of that name (a chain has no single constant)
  /// or the value is not finite.
  @discardableResult
  public mutating func setConstant(_ name: String, to value: Double) -> Bool {
    guard let constraint = constraint(name), let value = Rational(exactly: value) else { return false }
    constants.removeAll { $0.name == name }
    constants.append((name, value))
    layout.setConstant(value, of: constraint)
    report = layout.resize(to: environment, findAmbiguities: findsAmbiguities)
    return true
  }

  private func constraint(_ name: String) -> ConstraintID? {
    guard let found = layout.constraint(named: name) else { return nil }
    let full = compiled.program.constraints[found.index].name
    return compiled.program.constraints.filter { $0.name == full }.count == 1 ? found : nil
  }

  /// Sets the metric `name`, and lays out again; constants that were set before remain.
  ///
  /// Returns false, and changes nothing, if there is no such metric, the value is not finite, or the text has an error
  /// with it (such as a priority of 0).
  @discardableResult
  public mutating func setMetric(_ name: String, to value: Double) -> Bool {
    guard compiled.metrics.contains(where: { $0.name == name }), let value = Rational(exactly: value) else {
      return false
    }
    let metrics = metrics.filter { $0.name != name } + [(name: name, value: value)]
    let changed = compilation.recompiled(setting: metrics)
    guard !changed.hasErrors, let again = changed.layouts.first(where: { $0.name == compiled.name }) else {
      return false
    }
    self.metrics = metrics
    compiled = again
    layout = Layout(again.program)
    views = again.viewsByPath
    for (name, value) in constants {
      if let constraint = constraint(name) { layout.setConstant(value, of: constraint) }
    }
    report = layout.resize(to: environment, findAmbiguities: findsAmbiguities)
    return true
  }
}

extension CompiledLayout {
  /// The views by their paths from the layout's block: `form.email`.
  fileprivate var viewsByPath: [String: ViewID] {
    var views: [String: ViewID] = [:]
    for index in program.views.indices { views[spelledPath(ViewID(index))] = ViewID(index) }
    return views
  }
}
