internal import LayAnalysis
internal import LayCompiler
internal import LayDiagnostics
internal import LayParser
internal import LayPaste
internal import LayRuntime

/// The layouts that a command or a request selects, and their environment.
struct LayoutSelection {
  /// The name of the layout; nil for all layouts.
  var layout: String?
  /// The sizes at which it is laid out, in the order given.
  var sizes: [ExactSize] = []
  /// The path along which it is resized; empty without one.
  var path: [ExactSize] = []
  /// Pixels a point, or nil for unsnapped frames.
  var scale: Rational?
  var direction: InterfaceDirection?
  var textSize: TextSize?
  /// The name of the state, or nil for the base.
  var state: String?
  /// The states of an animation, which a layout must have too.
  var animatedStates: [String] = []
  /// The names of the layouts that may lack the states; they are shown in their base.
  var statelessLayouts: Set<String> = []
  /// The screen of a device.
  private var device: LayoutEnvironment?
  /// The insets of the safe area.
  var safeArea: ExactInsets?
  /// The height of the keyboard; nil for a hidden one.
  var keyboardHeight: Rational?
  /// The number of the texts in another language, among the translations of the program; 0 for its own.
  var translation: UInt16 = 0
  /// Other values of metrics and constants.
  var overrides: [NamedNumber] = []

  /// Takes the environment of a device, with its size and scale.
  mutating func take(_ device: LayoutEnvironment) {
    self.device = device
    sizes = [device.size]
    scale = scale ?? device.scale
  }

  /// The insets of the device; nil without a device.
  var deviceInsets: ExactInsets? { device?.safeArea }

  /// The selection for layouts at many sizes: of a device, the insets and the scale. Size classes follow from each size, and reserved
  /// regions lie at the size of the device alone.
  var atAnySize: LayoutSelection {
    var other = self
    other.device?.horizontalSizeClass = nil
    other.device?.verticalSizeClass = nil
    other.device?.reservedRegions = []
    return other
  }

  /// The states that a layout must have.
  var states: [String] { [state].compactMap { $0 } + animatedStates }
}

extension LayoutSelection {
  /// Returns the selected layouts of `compilation`.
  func layouts(of compilation: Compilation) -> [CompiledLayout] {
    compilation.layouts.filter { each in
      (layout == nil || layout == each.name)
        && (statelessLayouts.contains(each.name) || states.allSatisfy { each.hasState($0) })
    }
  }

  /// Returns the environment of a layout at a size.
  func environment(of layout: CompiledLayout, at size: ExactSize) -> LayoutEnvironment {
    var environment = device ?? LayoutEnvironment(size: size)
    environment.size = size
    environment.direction = direction ?? .leftToRight
    environment.textSize = textSize ?? .large
    if let scale { environment.scale = scale }
    if let safeArea { environment.safeArea = safeArea }
    environment.keyboardHeight = keyboardHeight ?? .zero
    environment.translation = translation
    return environment.inState(state.flatMap { layout.program.state(named: $0) })
  }

  /// Returns the paths along which a layout is resized: a single size for each selected one, the selected path, or the design
  /// size; nil if it has none.
  func paths(of layout: CompiledLayout) -> [[ExactSize]]? {
    if !path.isEmpty { return [path] }
    if !sizes.isEmpty { return sizes.map { [$0] } }
    return layout.designSize.map { [[$0]] }
  }

  /// Compiles a text with its imports and the overrides. `defaults` are those of layouts that declare none. Names that this file does not
  /// have go to `names`, since another file of a run may have them.
  func compiled(
    _ file: String, _ bytes: [UInt8], _ names: inout KnownNames, defaults: LayoutDefaults = LayoutDefaults(),
    importing: @escaping (String) -> ImportedFile
  ) -> Compilation {
    var options = CompileOptions.solving
    options.overrides = overrides
    options.defaults = defaults
    var compilation = compile(path: file, bytes: bytes, options: options, importing: importing)
    compilation.translateForeignStatements()
    compilation.diagnostics.removeAll { $0.code == .unknownOverride }
    names.add(compilation)
    return compilation
  }
}

extension Compilation {
  /// Replaces the problems of statements of UIKit by errors with translations.
  fileprivate mutating func translateForeignStatements() {
    guard hasErrors else { return }
    for file in files { diagnostics = withTranslations(diagnostics, of: file.tree.bytes, file: file.id) }
  }
}

extension CompiledLayout {
  /// True if `name` is the base or a state of the layout.
  fileprivate func hasState(_ name: String) -> Bool {
    name == StateID.baseName || program.state(named: name) != nil
  }
}
