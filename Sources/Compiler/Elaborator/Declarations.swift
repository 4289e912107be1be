internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

/// The compiler's information on a view, besides what the runtime needs.
struct ViewInfo {
  /// The scope of its braces.
  var scope: ScopeID?
  /// The scopes of the component that it instantiates, and of the components which that extends.
  var componentScopes: [ScopeID] = []
  /// The name where it is declared.
  var declaration: SourceRange
  /// The stack or grid that arranges the view; nil if none does.
  var arrangedBy: ViewID?
  /// True if its kind is unknown, which was reported: its properties are not reported.
  var hasUnknownKind = false
  /// True if a setting that places it is wrong, which was reported: its mask and masks inside are not reported.
  var hasBrokenPlacement = false
  /// The component declaration that makes it a stack, grid or scroll view.
  var kindDeclaration: SourceRange?
}

/// A metric, let, parameter or loop variable.
struct Constant {
  /// The kind of declaration.
  enum Kind {
    case metric, letBinding, parameter, loopVariable
  }
  /// The state of evaluation.
  enum State {
    /// Not evaluated yet: the expression, and its context.
    case expression(SyntaxNode, Context)
    /// A number that is set from outside for a metric with a range, to which it was not compared yet. Indirect, since chains of constants
    /// are evaluated on the stack.
    indirect case given(Rational, SyntaxNode, Context)
    /// Being evaluated: a reference to it now is a cycle.
    case evaluating
    case known(Value)
  }
  var name: String
  var kind: Kind
  /// The name where it is declared.
  var declaration: SourceRange
  var state: State
  /// The metrics and parameters with ranges that its value depends on.
  var ranges: Set<RangeKey> = []
}

/// A component of a file.
struct ComponentID: Hashable {
  var index: Int
}

/// The declaration of a component.
struct ComponentDeclaration {
  /// A parameter of the component.
  struct Parameter {
    var name: String
    var range: SourceRange
    /// The type; nil if its name is unknown or missing, which is reported.
    var type: ParameterType?
    /// The expression after `=`; nil if there is none.
    var defaultValue: SyntaxNode?
  }
  var name: String
  /// The name where it is declared.
  var range: SourceRange
  var file: FileID
  var node: SyntaxNode
  var parameters: [Parameter]
  /// The index in `parameters` of each name.
  var parameterPlaces: [String: Int]
  /// The size in the parentheses; nil if there is none.
  var designSize: ExactSize?
  /// The kind after the colon; nil if there is none.
  var base: SyntaxNode?
  var block: SyntaxNode?
  /// True if it declares sizes, which makes it a layout too.
  var hasSizes: Bool
  /// True if a layout or component uses it.
  var isUsed = false
}

/// The meaning of a kind's name.
enum KindDeclaration {
  case component(ComponentID)
  /// A layout, with the range of its declared name.
  case layout(SourceRange)
}

/// The declarations of a file, and the names that are visible in it.
struct FileTable {
  /// The scope with the visible metrics and lets.
  var scope: ScopeID
  /// True if an import failed, which is reported: an unknown name may be one that it would have imported.
  var lacksImport = false
  /// The imported files, with the string of each import.
  var imports: [(file: FileID, range: SourceRange)] = []
  var layouts: [SyntaxNode] = []
  var components: [ComponentID] = []
  /// The visible components and layouts, by name.
  var kinds: [String: KindDeclaration] = [:]
  /// The names of `kinds`, in order.
  var kindNames: [String] = []
  /// The constants that the file itself declares, in order.
  var ownConstants: [String] = []

  init(scope: ScopeID) { self.scope = scope }

  /// The kind of the language that `name` is in the file; nil if there is none, or a component of the file has the name.
  func builtInKind(named name: String) -> ViewKind? {
    guard let kind = ViewKind(name: name) else { return nil }
    if kind.yieldsToComponents, case .component = kinds[name] { return nil }
    return kind
  }
}
