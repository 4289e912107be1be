/// `a + b`, or 0 if the result is rounding noise: numbers that cancel leave noise, which must not affect decisions.
///
/// The remainder is compared with the addend, not with a constant: coefficients of 1e-4 and of 1e4 may meet in one
/// component, and their products and quotients with them.
@inline(__always) func noiseFreeSum(_ a: Double, _ b: Double) -> Double {
  let sum = a + b
  return abs(sum) <= 1e-10 * abs(b) ? 0 : sum
}
