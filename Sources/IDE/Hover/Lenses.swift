internal import LayCompiler
public import LayDiagnostics
internal import LayParser

/// A line that an editor shows above a declaration.
public struct Lens: Hashable, Sendable {
  /// The name that it stands above.
  public var name: SourceRange
  /// The whole declaration.
  public var declaration: SourceRange
  /// What it says by itself: a design size, how often a component is used.
  public var text: String
  /// Whether it is about a layout, of which there is more to say: what is wrong with it, what is proved.
  public var isOfLayout: Bool
  /// The sizes that the layout promises; empty for none.
  public var promise: String
}

extension Snapshot {
  /// The lenses of the file: above its layouts, and above its components.
  public func lenses() -> [Lens] {
    tree.root.children.compactMap { node in
      guard let name = node.token(.name)?.range else { return nil }
      switch node.kind {
      case .layoutDeclaration: return lens(ofLayout: node, name)
      case .componentDeclaration: return lens(ofComponent: node, name)
      default: return nil
      }
    }
  }

  private func lens(ofLayout node: SyntaxNode, _ name: SourceRange) -> Lens {
    let layout = compilation.layouts.first { $0.range == name }
    return Lens(
      name: name, declaration: node.range, text: node.token(.size)?.text ?? "no design size", isOfLayout: true,
      promise: layout?.promiseWords ?? "")
  }

  private func lens(ofComponent node: SyntaxNode, _ name: SourceRange) -> Lens {
    let count = names.places(of: name).count - 1
    let text = count == 0 ? "not used in this file" : count == 1 ? "used once" : "used \(count) times"
    let layout = compilation.layouts.first { $0.range == name }
    return Lens(
      name: name, declaration: node.range, text: text, isOfLayout: layout != nil, promise: layout?.promiseWords ?? "")
  }
}
