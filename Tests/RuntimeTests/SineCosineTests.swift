import Testing

@testable import LayModel
@testable import LayNumbers
@testable import LayRuntime
@testable import LaySolver

/// The bits are those of decimals of 120 digits, rounded once.
@Suite struct SineCosineTests {
  static let degrees: [(String, UInt64, UInt64)] = [
    ("1", 0x3f91_df0b_2b89_dd1e, 0x3fef_fec0_97f5_af8a),
    ("10", 0x3fc6_3a1a_7e0b_738a, 0x3fef_838b_8c81_1c17),
    ("22.5", 0x3fd8_7de2_a6ae_a963, 0x3fed_906b_cf32_8d46),
    ("30", 0x3fe0_0000_0000_0000, 0x3feb_b67a_e858_4caa),
    ("45", 0x3fe6_a09e_667f_3bcd, 0x3fe6_a09e_667f_3bcd),
    ("60", 0x3feb_b67a_e858_4caa, 0x3fe0_0000_0000_0000),
    ("89.999999", 0x3fef_ffff_ffff_ffff, 0x3e52_bd86_46c1_beed),
    ("100", 0x3fef_838b_8c81_1c17, 0xbfc6_3a1a_7e0b_738a),
    ("200.25", 0xbfd6_26c8_282f_1408, 0xbfee_05a9_d625_af0f),
    ("333", 0xbfdd_0e2e_2b44_de01, 0x3fec_8320_1d3d_2c6d),
    ("1000001", 0xbfef_697d_6938_b6c2, 0x3fc8_6c6d_dd76_624f),
  ]
  static let radians: [(String, UInt64, UInt64)] = [
    ("1", 0x3fea_ed54_8f09_0cee, 0x3fe1_4a28_0fb5_068c),
    ("0.001", 0x3f50_624d_a521_8a62, 0x3fef_fffe_f390_876c),
    ("1.5", 0x3fef_eb7a_9b2c_6d8b, 0x3fb2_1bd5_4fc5_f9a7),
    ("2", 0x3fed_18f6_ead1_b446, 0xbfda_a226_5753_7205),
    ("3.14159265358979", 0x3ced_2b62_ee2e_3111, 0xbff0_0000_0000_0000),
    ("10", 0xbfe1_689e_f5f3_4f52, 0xbfea_d9ac_890c_6b1f),
    ("22", 0xbf82_20a2_9f6e_b9f4, 0xbfef_ffad_d8d4_acda),
    ("1000000", 0xbfd6_664b_2568_d867, 0x3fed_f9df_9906_d32c),
    // Closer to a quarter turn than a double can say, and far more turns than a double can count.
    ("1.570796326794896619231321691639751442", 0x3ff0_0000_0000_0000, 0x3840_c5f8_2254_9125),
    ("123456789012345678901", 0x3fc2_3286_ac88_27ff, 0x3fef_acca_9701_c103),
  ]

  private func expect(_ parts: SineCosine, _ sine: UInt64, _ cosine: UInt64, _ angle: String) {
    #expect(parts.sine.double.bitPattern == sine, "sine of \(angle)")
    #expect(parts.cosine.double.bitPattern == cosine, "cosine of \(angle)")
    #expect(
      Rational(exactly: parts.sine.double) == parts.sine && Rational(exactly: parts.cosine.double) == parts.cosine)
  }

  @Test func degreesGiveTheNearestDoubles() throws {
    for (angle, sine, cosine) in SineCosineTests.degrees {
      let number = try #require(Rational(decimal: angle))
      expect(SineCosine(degrees: number), sine, cosine, angle)
      expect(SineCosine(degrees: -number), sine ^ 1 << 63, cosine, "-" + angle)
      expect(SineCosine(degrees: number + 720), sine, cosine, angle + " and two turns")
    }
  }

  @Test func radiansGiveTheNearestDoubles() throws {
    for (angle, sine, cosine) in SineCosineTests.radians {
      let number = try #require(Rational(decimal: angle))
      expect(SineCosine(radians: number), sine, cosine, angle)
      expect(SineCosine(radians: -number), sine ^ 1 << 63, cosine, "-" + angle)
    }
  }

  @Test func halvesAndWholesAreExact() {
    let half = Rational(1, 2)
    for (angle, sine) in [0: 0, 30: half, 90: 1, 150: half, 180: 0, 210: -half, 270: -1, 330: -half] {
      #expect(SineCosine(degrees: Rational(angle)).sine == sine)
      #expect(SineCosine(degrees: Rational(angle - 90)).cosine == sine)
    }
    #expect(SineCosine(radians: 0) == SineCosine(degrees: 0))
    for turns in -4...4 { #expect(ExactTransform.rotation(degrees: Rational(90 * turns)) == .quarterTurns(turns)) }
  }

  /// Squares of the parts add up to 1 but for what rounding leaves: 2⁻⁵³ of either.
  @Test func aTurnKeepsLengthsButForItsRounding() {
    let limit = Rational(exactly: 0x1p-52) ?? .zero
    for angle in -400...400 {
      let parts = SineCosine(degrees: Rational(angle) * Rational(37, 31))
      #expect((parts.sine * parts.sine + parts.cosine * parts.cosine - 1).magnitude <= limit)
    }
  }

  @Test func aViewTurnsAboutItsAnchorPoint() {
    let view = ExactRect(x: 10, y: 20, width: 40, height: 20)
    let turn = ExactTransform.rotation(degrees: 30)
    let (sine, cosine) = (turn.b, turn.a)
    // About its centre (30, 30) the box of 40x20 is 40·cos + 20·sin wide and 40·sin + 20·cos high.
    let middle = turn.frame(ofUntransformed: view, anchorPoint: .middle)
    #expect(middle.width == 40 * cosine + 20 * sine && middle.height == 40 * sine + 20 * cosine)
    #expect(middle.x + middle.width / 2 == 30 && middle.y + middle.height / 2 == 30)
    // About its top-left corner the lower left corner goes 20·sin to the left, and nothing goes up.
    let corner = turn.frame(ofUntransformed: view, anchorPoint: .zero)
    #expect(corner.x == 10 - 20 * sine && corner.y == 20)
    #expect(corner.width == middle.width && corner.height == middle.height)
  }
}
