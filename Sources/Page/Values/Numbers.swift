internal import LayJSON
internal import LayRuntime

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
