internal import LayNumbers

/// An unknown of a component: in a tableau a column (nonbasic, at 0), or the basic variable of a row.
///
/// The first three are no unknowns but the parts of right sides: the number 1 and the root's width and height. So a right
/// side takes part in row arithmetic like everything else.
struct Unknown: Hashable, Sendable, Comparable {
  let rawValue: Int32
  init(_ index: Int) { rawValue = Int32(truncatingIfNeeded: index) }
  var index: Int { Int(rawValue) }

  /// The number 1.
  static let one = Unknown(0)
  /// W, the width of the root.
  static let width = Unknown(1)
  /// H, the height of the root.
  static let height = Unknown(2)
  /// The number of parameters before the first real unknown.
  static let parameterCount = 3

  /// True for 1, W and H, whose values are known.
  var isParameter: Bool { index < Unknown.parameterCount }

  static func < (a: Unknown, b: Unknown) -> Bool { a.rawValue < b.rawValue }
}

/// `Σ coefficient·unknown`: sorted by unknown, no coefficient 0.
struct LinearForm: Hashable, Sendable {
  struct Term: Hashable, Sendable {
    var unknown: Unknown
    var coefficient: Rational
  }

  private(set) var terms: [Term]

  /// 0
  static let zero = LinearForm(sorted: [])

  /// The sum of `terms`, which are sorted by unknown, none of them 0.
  init(sorted terms: [Term]) { self.terms = terms }

  /// The form of an unknown alone.
  init(_ unknown: Unknown) { terms = [Term(unknown: unknown, coefficient: .one)] }

  /// A number.
  init(_ constant: Rational) { self.init(sorted: constant.isZero ? [] : [Term(unknown: .one, coefficient: constant)]) }

  /// A number that depends on the root's size.
  init(_ affine: Affine) {
    self.init(affine.constant)
    add(LinearForm(.width), times: affine.width)
    add(LinearForm(.height), times: affine.height)
  }

  /// The coefficient of `unknown`.
  subscript(unknown: Unknown) -> Rational { find(unknown).map { terms[$0].coefficient } ?? .zero }

  /// The terms of real unknowns.
  var unknowns: ArraySlice<Term> {
    terms[(terms.firstIndex { !$0.unknown.isParameter } ?? terms.endIndex)...]
  }

  /// The terms of some unknowns.
  func filtered(_ isKept: (Unknown) -> Bool) -> LinearForm { LinearForm(sorted: terms.filter { isKept($0.unknown) }) }

  /// Adds `factor` times `other`: the simplex method's inner loop.
  mutating func add(_ other: LinearForm, times factor: Rational) {
    guard !factor.isZero, !other.terms.isEmpty else { return }
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var mine = 0
    for term in other.terms {
      while mine < terms.count, terms[mine].unknown < term.unknown {
        sum.append(terms[mine])
        mine += 1
      }
      var coefficient = factor * term.coefficient
      if mine < terms.count, terms[mine].unknown == term.unknown {
        coefficient += terms[mine].coefficient
        mine += 1
      }
      if !coefficient.isZero { sum.append(Term(unknown: term.unknown, coefficient: coefficient)) }
    }
    sum.append(contentsOf: terms[mine...])
    terms = sum
  }

  /// Multiplies by a number other than 0.
  mutating func scale(by factor: Rational) {
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Removes `unknown` and returns its coefficient.
  @discardableResult
  mutating func remove(_ unknown: Unknown) -> Rational {
    guard let index = find(unknown) else { return .zero }
    return terms.remove(at: index).coefficient
  }

  /// Substitutes `form` for `unknown`; returns true if it occurred.
  @discardableResult
  mutating func substitute(_ unknown: Unknown, by form: LinearForm) -> Bool {
    let coefficient = remove(unknown)
    add(form, times: coefficient)
    return !coefficient.isZero
  }

  /// `basic = this form`, solved for `unknown`, which must occur in it.
  func solved(for unknown: Unknown, basic: Unknown) -> LinearForm {
    var form = self
    let coefficient = form.remove(unknown)
    form.add(LinearForm(basic), times: -.one)
    form.scale(by: -.one / coefficient)
    return form
  }

  /// The index of `unknown` among the terms; nil if it does not occur.
  private func find(_ unknown: Unknown) -> Int? {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].unknown < unknown { low = middle + 1 } else { high = middle }
    }
    return low < terms.count && terms[low].unknown == unknown ? low : nil
  }
}

extension Partition.Part {
  /// The unknown of the variable at `index`, in the program of the part.
  func unknown(at index: Int) -> Unknown { Unknown(Unknown.parameterCount + index) }
}
