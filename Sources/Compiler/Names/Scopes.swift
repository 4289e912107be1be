internal import LayDiagnostics
internal import LayModel
internal import LayParser

/// A scope: the braces of a layout, component or view, the file itself, or the braces that hold loop variables.
struct ScopeID: Hashable {
  var index: Int
}

/// A metric, let, parameter or loop variable.
struct ConstantID: Hashable {
  var index: Int
}

/// The list of views that a `for` declares under one name.
struct ViewListID: Hashable {
  var index: Int
}

/// The identifier of a named constraint.
package struct NamedConstraintID: Hashable {
  var index: Int
}

/// The meaning of a name in a scope.
enum Binding {
  /// A metric, let, parameter or loop variable: see ``Evaluation/value(of:)``.
  case constant(ConstantID)
  case view(ViewID)
  /// The list of views that a `for` declares, by constant indices.
  case views(ViewListID)
  case guide(ViewID)
  /// A named constraint, chain, compound or format.
  case constraint(NamedConstraintID)
  /// Named constraints with indices: `constraint gap[i]: …`.
  case constraints([(indices: [Int], constraint: NamedConstraintID)])
  /// A wrong declaration, which was reported: its uses are not reported.
  case unknown
}

/// The kind of thing that a misspelt name probably means.
enum NameKind {
  case view, constant, constraint, any

  func holds(_ binding: Binding) -> Bool {
    switch (self, binding) {
    case (.any, _), (.constant, .constant), (.view, .view), (.view, .views), (.view, .guide): true
    case (.constraint, .constraint), (.constraint, .constraints): true
    default: false
    }
  }
}

/// A name in a scope.
struct ScopeEntry {
  var binding: Binding
  /// The name where it is declared.
  var declaration: SourceRange
}

/// The names of one scope, in declaration order, so that suggestions are deterministic.
struct Scope {
  /// The enclosing scope, where lookup continues.
  var parent: ScopeID?
  /// The view to whose braces the scope belongs; nil for files and loops.
  var view: ViewID?
  /// True for the scope of a `for`; views declared in it belong to the scope around the loops.
  var isLoop: Bool
  /// The names in the order of their declarations.
  private(set) var ids: [NameID] = []
  private var entries: [ScopeEntry] = []
  /// The index of each name, once there are more than ``few``.
  private var places: [NameID: Int] = [:]
  private let table: NameTable
  /// The names of views of lists in visual formats: `bar0`, `key2_1`.
  var visualFormatNames: [String: ViewID] = [:]

  /// The maximum number of names that are searched linearly.
  private static let few = 8

  init(_ table: NameTable, parent: ScopeID?, view: ViewID? = nil, isLoop: Bool = false) {
    self.table = table
    self.parent = parent
    self.view = view
    self.isLoop = isLoop
  }

  /// The entry of a name in a scope and those around it; nil if it is not declared.
  static func entry(_ name: NameID, from scope: ScopeID, in scopes: [Scope]) -> ScopeEntry? {
    var next = scope.index
    while true {
      if let found = scopes[next][name] { return found }
      guard let parent = scopes[next].parent else { return nil }
      next = parent.index
    }
  }

  /// The names in the order of their declarations.
  var names: [String] { ids.map { table.text($0) } }

  private func place(_ name: NameID) -> Int? {
    ids.count <= Scope.few ? ids.firstIndex(of: name) : places[name]
  }

  /// The entry of `name`. Entries are never removed: assigning nil has no effect.
  subscript(name: NameID) -> ScopeEntry? {
    get { place(name).map { entries[$0] } }
    set {
      guard let newValue else { return }
      if let place = place(name) {
        entries[place] = newValue
        return
      }
      ids.append(name)
      entries.append(newValue)
      if ids.count == Scope.few + 1 {
        for (place, name) in ids.enumerated() { places[name] = place }
      } else if ids.count > Scope.few {
        places[name] = ids.count - 1
      }
    }
  }

  subscript(name: String) -> ScopeEntry? {
    get { ids.isEmpty ? nil : table.known(name).flatMap { self[$0] } }
    set { self[table.number(of: name)] = newValue }
  }
}

/// The key of named constraints with indices.
struct ConstraintListKey: Hashable {
  var scope: ScopeID
  var name: String
}

/// A named constraint.
struct NamedConstraint {
  var name: String
  /// The name where it is declared.
  var declaration: SourceRange
  /// The path with the layout's name: `SignIn/cap`.
  var path: String
  /// The constraints lowered so far, in order. Empty before its statement is lowered, or if that failed.
  var constraints: [ConstraintID] = []
  /// True if the statement is one relation between two sides, so that it has a single `constant`.
  var isSingle: Bool
}
