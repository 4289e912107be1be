internal import LayDiagnostics
internal import LayJSON
internal import LayRendering
internal import LayRuntime

/// Returns the start of a range as JSON: line and column, and the number of the file if it is not the first one; nothing for an
/// unknown file.
func positionJSON(of range: SourceRange, in sources: [SourceText]) -> [JSON] {
  let file = Int(range.file.rawValue)
  guard sources.indices.contains(file) else { return [] }
  let position = sources[file].lines.position(of: range.start)
  return [.integer(position.line), .integer(position.column)] + (file == 0 ? [] : [.integer(file)])
}

/// Returns a whole number as JSON: as text if a double may not hold it.
func wholeJSON(_ number: Rational) -> JSON {
  if let value = number.intValue, value.magnitude < 1 << 53 { return .integer(value) }
  return .string(number.description)
}

/// Returns a number as JSON: a whole number, or text with numerator and denominator such as `17/2`.
func exactJSON(_ number: Rational) -> JSON {
  if number.isInteger { return wholeJSON(number) }
  let denominator = number.denominator
  return .string("\(number * denominator)/\(denominator)")
}

/// Returns a size as JSON, an array of its exact lengths.
func exactJSON(_ size: ExactSize) -> JSON { .array([exactJSON(size.width), exactJSON(size.height)]) }

extension Affine {
  /// The least whole number above 0 whose products with the coefficients are whole.
  private var commonDenominator: Rational {
    var common = constant.denominator
    common *= (width * common).denominator
    common *= (height * common).denominator
    return common
  }

  /// The whole numbers c, w, h, d with which it is (c + w·W + h·H) / d.
  var wholeNumbers: [JSON] {
    let common = commonDenominator
    return [constant * common, width * common, height * common, common].map(wholeJSON)
  }
}
