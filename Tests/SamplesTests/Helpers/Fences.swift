/// A fenced block of a Markdown page.
struct Fence {
  /// What stands behind the opening backticks: `lay`, `lay L0201`, `text` …
  var info: String
  /// The lines between, each with its line break.
  var text: String
  /// The line of the opening backticks, from 1.
  var line: Int
}

/// The fenced blocks of `markdown`, in order.
func fences(of markdown: String) -> [Fence] {
  var found: [Fence] = []
  var open: Fence?
  for (index, line) in markdown.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
    if line.hasPrefix("```") {
      if let fence = open {
        found.append(fence)
        open = nil
      } else {
        open = Fence(info: String(line.dropFirst(3)), text: "", line: index + 1)
      }
    } else {
      open?.text += line + "\n"
    }
  }
  return found
}

/// `markdown` with the text of the fence that opens on `line` replaced.
func replacingFence(at line: Int, of markdown: String, with text: String) -> String {
  var lines = markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  let first = line
  let end = lines[first...].firstIndex { $0.hasPrefix("```") } ?? lines.endIndex
  var new = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  if new.last == "" { new.removeLast() }
  lines.replaceSubrange(first..<end, with: new)
  return lines.joined(separator: "\n")
}
