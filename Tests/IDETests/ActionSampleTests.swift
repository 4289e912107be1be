import Foundation
import LayCompiler
import LayDiagnostics
import LayParser
import LayRuntime
import Testing

@testable import LayIDE

/// Whether actions are tried at each place of every sample, which takes long: `LAYC_EVERY_OFFSET=1`.
let triesEveryPlace = ProcessInfo.processInfo.environment["LAYC_EVERY_OFFSET"] != nil

/// How many statements of a sample there are to one where actions are tried.
private let step = triesEveryPlace ? 1 : 150

/// Every action where a sample offers it.
@Suite struct ActionSampleTests {
  /// One of so many statements is tried, and then others until something could be done.
  @Test(arguments: SampleFile.all + SampleFile.gallery) func everyActionKeepsWhatItPromises(sample: SampleFile) {
    let snapshot = sample.snapshot()
    let before = Frames(snapshot)
    let statements = statements(of: snapshot)
    let isChosen = statements.indices.map { $0 % step == sample.bytes.count % step }
    var known: Set<CodeAction> = []
    var tried = 0
    for number in statements.indices.filter({ isChosen[$0] }) + statements.indices.filter({ !isChosen[$0] }) {
      if !isChosen[number] && tried > 0 { break }
      for selection in selections(statements, number) {
        for action in snapshot.actions(at: selection) where known.insert(action).inserted && action.refusal == nil {
          check(action, of: sample, snapshot, before)
          tried += 1
        }
      }
    }
    #expect(tried > 0, "nothing can be done in \(sample.name)")
  }

  private func statements(of snapshot: Snapshot) -> [SyntaxNode] {
    let tree = snapshot.tree
    return tree.nodes.indices.map { SyntaxNode(tree: tree, index: $0) }.filter { node in
      node.parent.map { $0.kind == .block || $0.kind == .file } ?? false
    }
  }

  /// A statement as a cursor in the middle of each of its lines, and with the one behind it, or all behind it, as a selection.
  private func selections(_ statements: [SyntaxNode], _ number: Int) -> [SourceRange] {
    let node = statements[number]
    let tokens = node.allTokens.filter { !$0.kind.isTrivia }
    let named = tokens.filter { $0.kind == .number || $0.kind == .text || $0.kind == .name }
    let places = [tokens[0]] + (step == 1 ? named : [tokens[tokens.count / 2], tokens[tokens.count - 1]])
    let next = number + 1 < statements.count ? statements[number + 1].range : node.range
    let last = step == 1 ? node.parent?.children.last?.range ?? node.range : node.range
    return places.map { SourceRange(file: .main, start: $0.range.start, end: $0.range.start) }
      + [node.range, node.range.union(next), node.range.union(last)]
  }

  private func check(_ action: CodeAction, of sample: SampleFile, _ snapshot: Snapshot, _ before: Frames) {
    let text = applying(action.edits, to: snapshot.tree.bytes)
    let after = sample.snapshot(text)
    let name: Comment = "'\(action.title)' in \(sample.name):\n\(String(decoding: text, as: UTF8.self))"
    #expect(after.tree.diagnostics.isEmpty, name)
    #expect(after.compilation.diagnostics.count <= snapshot.compilation.diagnostics.count, name)
    #expect(after.formatting().isEmpty, name)
    let (new, old) = (Frames(after).all, before.all)
    let isSame =
      switch action.title {
      case "surround with 'when'":
        new.filter(NewCondition(action, snapshot).holds) == old.filter(NewCondition(action, snapshot).holds)
      case let title where title.hasPrefix("write 'leading'"):
        new.filter { !$0.isReversed } == old.filter { !$0.isReversed }
      default: new == old
      }
    #expect(isSame, name)
  }
}

/// The condition of a `when` that was written around something: `width >= regular`.
private struct NewCondition {
  private let words: [String]
  private let metrics: [String: Rational]

  init(_ action: CodeAction, _ snapshot: Snapshot) {
    metrics = Dictionary(snapshot.soundLayouts.flatMap { $0.metrics }.map { ($0.name, $0.value) }) { first, _ in first }
    // An edit may begin behind letters that stood there before.
    let text = applying(action.edits, to: snapshot.tree.bytes)
    let rest = String(decoding: text.dropFirst(max(0, action.edits[0].range.start - 4)), as: UTF8.self)
    words = rest.split(whereSeparator: \.isWhitespace).drop { $0 != "when" }.dropFirst().prefix(3).map(String.init)
  }

  func holds(_ shown: Frames.Shown) -> Bool {
    guard words.count == 3, let number = Rational(decimal: words[2]) ?? metrics[words[2]] else { return false }
    let side = words[0] == "width" ? shown.size.width : shown.size.height
    switch words[1] {
    case "<": return side < number
    case "<=": return side <= number
    case ">": return side > number
    case ">=": return side >= number
    default: return side == number
    }
  }
}

/// The frames of the layouts of a file.
struct Frames {
  struct Shown: Equatable {
    var layout: String
    var isReversed: Bool
    var size: ExactSize
    /// By the paths of the views, without groups that were made around them.
    var frames: [String: ExactRect]
  }

  var all: [Shown] = []

  init(_ snapshot: Snapshot) {
    for layout in snapshot.soundLayouts {
      var runner = Layout(layout.program)
      for size in layout.sizesToShow {
        for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
          runner.resize(to: LayoutEnvironment(size: size, direction: direction))
          all.append(
            Shown(
              layout: layout.name, isReversed: direction == .rightToLeft, size: size,
              frames: Frames.frames(runner, of: layout)))
        }
      }
    }
  }

  private static func frames(_ runner: Layout, of layout: CompiledLayout) -> [String: ExactRect] {
    var frames: [String: ExactRect] = [:]
    for view in layout.program.views.indices where !layout.program.views[view].name.hasPrefix("group") {
      let path = layout.spelledPath(ViewID(view)).split(separator: ".").filter { !$0.hasPrefix("group") }
      frames[path.joined(separator: ".")] = runner.exactFrame(of: ViewID(view))
    }
    return frames
  }
}

extension SampleFile {
  /// The screens of the gallery.
  static let gallery: [SampleFile] = {
    let gallery = folder.appendingPathComponent("Gallery")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: gallery.path)) ?? []
    return names.filter { $0.hasSuffix(".lay") }.sorted().compactMap { name in
      (try? Data(contentsOf: gallery.appendingPathComponent(name))).map {
        SampleFile(name: "Gallery/\(name)", bytes: Array($0))
      }
    }
  }()
}
