internal import LayRuntime
internal import LaySolver

/// The bits of frames as lines that all builds must agree on: debug and release, native and wasm32.
///
///     app 100 375x667 0f3a91…   a kernel of its own, solved at this size
///     app 100 drag 77ab02…      one kernel through a drag there and back, every step of it
///     app 100 edits 19c4d0…     the same kernel through changes of constants
public struct FrameBits {
  /// Returns the lines of every feasible workload, with about 10 and 100 views.
  public static func lines() -> [String] {
    var lines: [String] = []
    for workload in Workload.layouts {
      for count in [10, 100] { append(KernelInput(workload.system(views: count)), "\(workload.name) \(count)", &lines) }
    }
    return lines
  }

  private static func append(_ input: KernelInput, _ name: String, _ lines: inout [String]) {
    for size in ResizeScript.samples.sizes {
      var kernel = input.makeKernel()
      var digest = Digest()
      kernel.addFrames(of: input, at: size, to: &digest)
      lines.append("\(name) \(Int(size.width))x\(Int(size.height)) \(digest.text)")
    }
    var kernel = input.makeKernel()
    var digest = Digest()
    for size in ResizeScript.drag.sizes { kernel.addFrames(of: input, at: size, to: &digest) }
    lines.append("\(name) drag \(digest.text)")
    digest = Digest()
    for row in stride(from: 0, to: input.rowCount, by: input.rowCount / 8 + 1) {
      input.setConstant(input.constants[row] + 0.5, of: row, in: &kernel)
      kernel.addFrames(of: input, at: .init(500, 900), to: &digest)
    }
    lines.append("\(name) edits \(digest.text)")
  }
}

/// The 64-bit hash FNV-1a of the bytes of numbers.
private struct Digest {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ bits: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      hash = (hash ^ (bits >> UInt64(shift)) & 0xff) &* 0x100_0000_01b3
    }
  }

  var text: String { String(hash, radix: 16) }
}

extension LayoutKernel {
  /// Solves, and adds the values of all frames; for a size without a solution only a zero.
  fileprivate mutating func addFrames(of input: KernelInput, at size: ResizeScript.Size, to digest: inout Digest) {
    guard solve(width: size.width, height: size.height) else { return digest.add(0) }
    for variable in input.frames where variable >= 0 {
      digest.add(value(of: VariableID(Int(variable))).bitPattern)
    }
  }
}
