/// The names among `known` that are similar to `name`, which is probably misspelt: best first, at most `limit`.
///
/// Case is ignored first; then one letter may differ, two from five letters on and three from eight, a swap of two
/// neighbours counting once (optimal string alignment distance). Ties keep the order of `known`.
public func suggestions(for name: String, among known: [String], limit: Int = 4) -> [String] {
  let wanted = Array(name.utf8)
  guard wanted.count <= 64 else { return [] }
  let allowed = wanted.count <= 4 ? 1 : wanted.count < 8 ? 2 : 3
  var found: [(distance: Int, order: Int)] = []
  for (order, candidate) in known.enumerated() where candidate.utf8.count <= 64 {
    let letters = Array(candidate.utf8)
    guard abs(letters.count - wanted.count) <= allowed, candidate.utf8.count > 0 else { continue }
    if lowercased(letters) == lowercased(wanted) {
      if letters != wanted { found.append((0, order)) }
      continue
    }
    let distance = editDistance(lowercased(wanted), lowercased(letters))
    if distance <= allowed && distance < wanted.count { found.append((distance, order)) }
  }
  found.sort { ($0.distance, $0.order) < ($1.distance, $1.order) }
  return found.prefix(limit).map { known[$0.order] }
}

/// The best of ``suggestions(for:among:limit:)``; nil if there is none.
public func nearest(to name: String, among known: [String]) -> String? {
  suggestions(for: name, among: known, limit: 1).first
}

private func lowercased(_ letters: [UInt8]) -> [UInt8] {
  letters.map { $0 >= 65 && $0 <= 90 ? $0 + 32 : $0 }
}

private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var before: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    row.reserveCapacity(b.count + 1)
    for j in b.indices {
      var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), min(last[j + 1], row[j]) + 1)
      if i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
      row.append(cost)
    }
    before = last
    last = row
  }
  return last[b.count]
}
