internal import LayDiagnostics

/// A statement of Swift or Objective-C in a file of the language.
struct ForeignPiece {
  /// What the statement does; nil if it only changes what a variable of another holds.
  var code: ForeignCode?
  var tokens: Range<Int>
  /// The range in the file, with a comma or semicolon at the end.
  var range: SourceRange
}

/// The statements of a file in groups: those that use a variable belong to the one that declares it.
///
/// `let top = a.topAnchor.constraint(equalTo: b.topAnchor)` and `top.isActive = true` are one constraint.
struct ForeignPieces {
  private var pieces: [ForeignPiece] = []
  /// The earlier piece of the group of each piece, or itself.
  private var earlier: [Int] = []
  /// The variables of the braces around the cursor.
  private var variables: [String: Variable] = [:]
  private var depth = 0

  private struct Variable {
    var piece: Int
    var holdsConstraints: Bool
    var depth: Int
  }

  /// The groups in the order of their first pieces.
  var groups: [[ForeignPiece]] {
    var groups: [[ForeignPiece]] = []
    var places: [Int] = []
    for index in pieces.indices {
      if earlier[index] == index {
        places.append(groups.count)
        groups.append([pieces[index]])
      } else {
        let place = places[earlier[index]]
        places.append(place)
        groups[place].append(pieces[index])
      }
    }
    return groups
  }

  private func first(of index: Int) -> Int {
    var index = index
    while earlier[index] != index { index = earlier[index] }
    return index
  }

  /// Notes the depth of the next line: outside of its braces a variable is not known.
  mutating func enter(depth: Int) {
    if depth < self.depth { variables = [:] }
    self.depth = depth
  }

  /// True if a line changes what a variable holds: `top.priority = .defaultHigh`.
  func changesVariable(_ tokens: [PasteToken], _ line: Range<Int>) -> Bool {
    if variables.isEmpty { return false }
    let first = line.lowerBound
    let isMessage = tokens[first].text == "[" && line.count > 3 && tokens[first + 2].kind == .name
    guard isMessage || line.count > 3 && tokens[first + 1].text == "." else { return false }
    guard variables[tokens[isMessage ? first + 1 : first].text]?.depth == depth else { return false }
    let relations = ["==", "<=", ">="]
    return !line.contains { tokens[$0].kind == .sign && relations.contains(tokens[$0].text) }
  }

  /// Appends a piece whose tokens are those of `all` in its range.
  mutating func append(_ piece: ForeignPiece, _ all: [PasteToken]) {
    let index = pieces.count
    pieces.append(piece)
    earlier.append(index)
    if piece.code == nil || piece.code == .constraints { join(index, all) }
    guard piece.code == .constraints || piece.code == .view, let name = ForeignCode.variable(all, piece.tokens) else {
      return
    }
    variables[name] = Variable(piece: index, holdsConstraints: piece.code == .constraints, depth: depth)
  }

  /// Joins a piece with those whose variables it uses.
  private mutating func join(_ index: Int, _ all: [PasteToken]) {
    if variables.isEmpty { return }
    for token in pieces[index].tokens where all[token].kind == .name {
      guard let variable = variables[all[token].text], variable.depth == depth, ForeignPieces.uses(all, token) else {
        continue
      }
      guard variable.holdsConstraints || pieces[index].code == nil else { continue }
      let (one, other) = (first(of: variable.piece), first(of: index))
      earlier[max(one, other)] = min(one, other)
      earlier[index] = min(one, other)
      variables[all[token].text]?.piece = min(one, other)
    }
  }

  /// True for a name that is no member and no label.
  static func uses(_ tokens: [PasteToken], _ index: Int) -> Bool {
    if index > 0 && tokens[index - 1].text == "." { return index > 1 && tokens[index - 2].text == "self" }
    return tokens[index].kind == .name && tokens[index + 1].text != ":"
  }
}
