import LayOracle
import LayRuntime
import LaySolver
import Testing

/// Systems as large as a screen, with the arithmetic of their frames.
@Suite struct EngineScreensTests {
  /// A view's sizes, which are not negative, and its content with hugging and compression.
  private static func view(
    _ name: String, _ width: Int, _ height: Int, hug: Int, keep: Int, in model: inout EngineModel
  ) {
    model.add("\(name).w >= 0")
    model.add("\(name).h >= 0")
    for (side, length) in [("w", width), ("h", height)] {
      model.add("\(name).\(side) <= \(length) @ \(hug)")
      model.add("\(name).\(side) >= \(length) @ \(keep)")
    }
  }

  /// 20 keys in 5 rows below a display of 60, margins of 16, gaps of 8 and of 12 below the display.
  private static var calculator: EngineModel {
    var model = EngineModel("d.x == 16", "d.x + d.w == W - 16", "d.y == 20")
    view("d", 100, 60, hug: 251, keep: 750, in: &model)
    for key in 0..<20 {
      let (row, column) = (key / 4, key % 4)
      let name = "k\(key)"
      view(name, 30, 40, hug: 250, keep: 750, in: &model)
      model.add(column == 0 ? "\(name).x == 16" : "\(name).x - k\(key - 1).x - k\(key - 1).w == 8")
      if column == 3 { model.add("\(name).x + \(name).w == W - 16") }
      if column > 0 {
        model.add("\(name).w == k\(key - 1).w")
        model.add("\(name).y == k\(key - 1).y")
        model.add("\(name).h == k\(key - 1).h")
      } else if row == 0 {
        model.add("\(name).y - d.y - d.h == 12")
      } else {
        model.add("\(name).y - k\(key - 4).y - k\(key - 4).h == 8")
        model.add("\(name).h == k\(key - 4).h")
      }
    }
    model.add("k16.y + k16.h == H - 16")
    return model
  }

  @Test func aCalculatorSharesTheRoomAmongItsKeys() {
    var model = Self.calculator
    for (width, height) in [(375, 667), (320, 480), (1024, 1366)] as [(Rational, Rational)] {
      let (keyWidth, keyHeight) = ((width - 32 - 3 * 8) / 4, (height - 20 - 60 - 12 - 4 * 8 - 16) / 5)
      let values = model.values("d.w", "k0.w", "k19.x", "k19.y", "k19.h", width: width, height: height)
      #expect(values == [width - 32, keyWidth, width - 16 - keyWidth, height - 16 - keyHeight, keyHeight])
      #expect(model.undecided().isEmpty)
    }
    // The display keeps its 60 at 750 against 20 keys that would rather be 40 at 750 as well: 20 errors outweigh 1.
    #expect(model.values("d.h", "k0.h", width: 320, height: 300) == [20, 40])
    #expect(model.values("d.h", "k0.h", width: 320, height: 280) == [0, 40])
    #expect(model.values("d.h", "k0.h", width: 320, height: 180) == [0, 20])
    // The gaps alone are 80: seven rows that place things, and that none of the six heights is negative.
    #expect(model.conflict(width: 320, height: 80).isEmpty)
    #expect(model.conflict(width: 320, height: 79).count == 13)
  }

  /// 40 rows of a label and a switch, 44 apart; a label gives way to its switch where both do not fit.
  private static var settings: EngineModel {
    var model = EngineModel()
    for row in 0..<40 {
      let (label, toggle) = ("l\(row)", "s\(row)")
      view(label, 60 + row * 37 % 90, 20, hug: 251, keep: 740, in: &model)
      view(toggle, 51, 31, hug: 750, keep: 750, in: &model)
      model.add("\(label).x == 16")
      model.add("\(toggle).x + \(toggle).w == W - 16")
      model.add("\(toggle).x >= \(label).x + \(label).w + 8")
      model.add("\(label).y + 1/2*\(label).h == \(toggle).y + 1/2*\(toggle).h")
      model.add(row == 0 ? "\(toggle).y == 20" : "\(toggle).y - s\(row - 1).y - s\(row - 1).h == 13")
    }
    return model
  }

  @Test func aListOfSettingsCutsItsLabels() {
    var model = Self.settings
    for width in [375, 180, 120, 98] {
      guard case .optimal = model.engine.solve(width: Rational(width), height: 0) else {
        Issue.record("rows fit from 16 + 8 + 51 + 16 on")
        continue
      }
      for row in 0..<40 {
        let label = min(60 + row * 37 % 90, width - 16 - 8 - 51 - 16)
        let values = ["l\(row).w", "s\(row).x", "s\(row).y", "l\(row).y"].map { name in
          model.engine.value(of: model.variable(name))
        }
        #expect(
          values == [
            Rational(label), Rational(width - 67), Rational(20 + 44 * row), 20 + 44 * Rational(row) + Rational(11, 2),
          ])
      }
      #expect(model.undecided().isEmpty)
    }
  }

  /// SEMANTICS §2.14: contents of 50 and 100 in 310 with a gap of 10, proportional at 999 and 998.
  @Test func theFirstProportionWinsOverTheSecond() {
    var model = EngineModel(
      "a.x == 0", "b.x - a.x - a.w == 10", "b.x + b.w == W", "a.w == 50/160*W @ 999", "b.w == 100/160*W @ 998")
    #expect(model.values("a.w", "b.w", width: 310) == [Rational(775, 8), Rational(1625, 8)])
  }

  /// SEMANTICS §1.8: a mask with all three parts flexible, as rows.
  @Test func aMaskIsTwoRows() {
    var model = EngineModel("v.x == 10/100*W", "v.w == 30/100*W")
    #expect(model.values("v.x", "v.w", width: 200) == [20, 60])
  }
}
