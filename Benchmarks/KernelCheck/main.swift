// Checks of release builds that debug builds cannot show: layouts in use allocate no memory, and frames have the same bits as in
// other builds.
//
//     swift run -c release layc-kernel-check Tests/KernelTests/FrameBits.txt

internal import AllocationCounter
internal import Foundation
internal import LayWorkloads

/// Prints `allocations app resize 0` for each workload and each repeated operation. Returns the number of failures.
func checkAllocations() -> Int {
  guard allocation_count() >= 0 else {
    print("allocations cannot be counted on this system")
    return 0
  }
  let before = allocation_count()
  let isCounted = withExtendedLifetime([Int](repeating: 0, count: 1000)) { allocation_count() > before }
  if !isCounted { print("allocations are not counted") }
  var failures = isCounted ? 0 : 1
  for workload in Workload.layouts {
    let input = KernelInput(workload.system(views: 100))
    for kind in Steady.allCases {
      let count = kind.count(input) { allocation_count() }
      print("allocations \(workload.name) \(kind) \(count)")
      if count > kind.limit { failures += 1 }
    }
  }
  return failures
}

/// Compares the bits of frames with those in a file. Returns the number of differences.
func checkFrameBits(_ path: String) -> Int {
  guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
    print("\(path) cannot be read")
    return 1
  }
  let expected = text.split(separator: "\n").map(String.init)
  let found = FrameBits.lines()
  let different = zip(expected, found).filter { $0 != $1 }
  for (line, ours) in different { print("frame bits: \(ours), but \(line) in \(path)") }
  print("frame bits: \(found.count) lines compared, \(different.count) differ")
  return different.count + abs(expected.count - found.count)
}

var failures = checkAllocations()
for path in CommandLine.arguments.dropFirst() { failures += checkFrameBits(path) }
exit(failures == 0 ? 0 : 1)
