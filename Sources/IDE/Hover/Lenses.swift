internal import LayCompiler
public import LayDiagnostics
internal import LayParser

/// A code lens above a declaration.
public struct Lens: Hashable, Sendable {
  /// The declared name.
  public var name: SourceRange
  /// The whole declaration.
  public var declaration: SourceRange
  /// The text without results of a check: a design size, or how often a component is used.
  public var text: String
  /// True if the lens is about a layout, to which results of checks and proofs can be added.
  public var isOfLayout: Bool
  /// The declared sizes of the layout; empty if there are none.
  public var promise: String
}

/// The lenses above the layouts and the components of a snapshot's file.
struct LensReader {
  private let snapshot: Snapshot

  init(_ snapshot: Snapshot) { self.snapshot = snapshot }

  /// Returns the lenses in source order.
  func lenses() -> [Lens] {
    snapshot.tree.root.children.compactMap { node in
      guard let name = node.token(.name)?.range else { return nil }
      switch node.kind {
      case .layoutDeclaration: return lens(ofLayout: node, name)
      case .componentDeclaration: return lens(ofComponent: node, name)
      default: return nil
      }
    }
  }

  private func lens(ofLayout node: SyntaxNode, _ name: SourceRange) -> Lens {
    let layout = snapshot.compilation.layouts.first { $0.range == name }
    return Lens(
      name: name, declaration: node.range, text: node.token(.size)?.text ?? "no design size", isOfLayout: true,
      promise: layout?.promiseWords ?? "")
  }

  private func lens(ofComponent node: SyntaxNode, _ name: SourceRange) -> Lens {
    let count = snapshot.names.places(of: name).count - 1
    let text = count == 0 ? "not used in this file" : count == 1 ? "used once" : "used \(count) times"
    let layout = snapshot.compilation.layouts.first { $0.range == name }
    return Lens(
      name: name, declaration: node.range, text: text, isOfLayout: layout != nil, promise: layout?.promiseWords ?? "")
  }
}
