import LayRuntime
import LaySolver
import Testing

/// The kernel on rows as layouts have them, larger than random ones are.
@Suite struct KernelScreensTests {
  /// `count` labels side by side that fill the width: each hugs at 250 and resists at 750, and all gaps are 8.
  private func labels(_ count: Int, _ hugging: inout [RowID]) -> LayoutKernel {
    var kernel = LayoutKernel()
    let positions = (0..<count).map { _ in kernel.makeVariable() }
    let widths = (0..<count).map { _ in kernel.makeVariable() }
    hugging = []
    for index in 0..<count {
      kernel.addTerm(positions[index], 1)
      if index > 0 {
        kernel.addTerm(positions[index - 1], -1)
        kernel.addTerm(widths[index - 1], -1)
      }
      kernel.addRow(.equal, constant: 8)
      let content = Double(20 + 7 * index % 31)
      kernel.addTerm(widths[index], 1)
      hugging.append(kernel.addRow(.lessOrEqual, constant: content, level: .optional(Priority(Float(100 + index)))))
      kernel.addTerm(widths[index], 1)
      kernel.addRow(.greaterOrEqual, constant: content, level: .optional(Priority(Float(700 - index))))
      kernel.addTerm(widths[index], 1)
      kernel.addRow(.greaterOrEqual, constant: 0)
    }
    kernel.addTerm(positions[count - 1], 1)
    kernel.addTerm(widths[count - 1], 1)
    kernel.addRow(.equal, constant: -8, width: 1)
    return kernel
  }

  private func values(_ kernel: borrowing LayoutKernel, _ count: Int) -> [Double] {
    (0..<2 * count).map { kernel.value(of: VariableID($0)) }
  }

  @Test func aLongRowOfLabelsIsTheSameAfterEditsAsWhenItIsBuilt() {
    let count = 100
    var (hugging, freshHugging): ([RowID], [RowID]) = ([], [])
    var kernel = labels(count, &hugging)
    let widths: [Double] = [3000, 5000, 1500, 850, 4000, 3000]
    for (step, width) in widths.enumerated() {
      // One label after the other gives up its hugging, which is the structure of the rows, and takes it back.
      if step > 0 { kernel.setLevel(.optional(Priority(Float(100 + step - 1))), of: hugging[step - 1]) }
      kernel.setLevel(.optional(Priority(1)), of: hugging[step])
      kernel.solve(width: width, height: 0)
      var fresh = labels(count, &freshHugging)
      fresh.setLevel(.optional(Priority(1)), of: freshHugging[step])
      fresh.solve(width: width, height: 0)
      let (ours, expected) = (values(kernel, count), values(fresh, count))
      #expect(ours == expected, "at \(width)")
    }
  }

  @Test func aDragThereAndBackEndsWhereItBegan() {
    let count = 100
    var hugging: [RowID] = []
    var kernel = labels(count, &hugging)
    kernel.solve(width: 900, height: 0)
    let first = values(kernel, count)
    for step in 0..<2000 { kernel.solve(width: 900 + Double(step % 1000) * 4, height: 0) }
    kernel.solve(width: 900, height: 0)
    let last = values(kernel, count)
    #expect(first == last)
  }

  @Test func withoutTheRuleThatFillsTheWidthLabelsAreAsWideAsTheirContent() {
    let count = 100
    var hugging: [RowID] = []
    var kernel = labels(count, &hugging)
    for width in [3000.0, 5000, 900, 4000] { kernel.solve(width: width, height: 0) }
    kernel.remove(RowID(4 * count))
    for width in [4000.0, 800] {
      let isSolved = kernel.solve(width: width, height: 0)
      let widths = values(kernel, count).suffix(count)
      #expect(isSolved && Array(widths) == (0..<count).map { Double(20 + 7 * $0 % 31) })
    }
  }
}
