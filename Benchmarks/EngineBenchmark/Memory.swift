internal import Foundation
internal import LayRuntime
internal import LaySolver
internal import LayWorkloads

/// Returns the resident memory in KiB; nil if the system does not report it.
func residentMemory() -> Double? {
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
  let words = text.split(separator: " ")
  return words.count > 1 ? Double(words[1]).map { $0 * 4 } : nil
}

/// Returns the memory per view, in KiB, that this process needs for a system. It builds and solves the system and resizes it to
/// eight sizes. Memory that is freed meanwhile remains counted.
func memoryOfThisProcess(_ subject: Subject) -> Double? {
  let input = subject.input
  var values = [Double](repeating: 0, count: input.variableCount)
  // The first reading loads code for the measurement, which does not belong to the kernel.
  guard residentMemory() != nil, let before = residentMemory() else { return nil }
  var kernel = input.makeKernel()
  for size in [Protocol.coldSize] + ResizeScript.samples.sizes {
    var span = values.mutableSpan
    _ = kernel.solve(width: size.width, height: size.height, into: &span)
  }
  guard let after = residentMemory(), kernel.value(of: VariableID(0)).isFinite else { return nil }
  return (after - before) / Double(subject.system.viewCount)
}

/// Returns the same for a fresh process. Its blocks of 64 KiB and more are mapped and unmapped, so that memory that was freed
/// before the kernel is built does not hide the kernel's.
func memoryOfFreshProcess(_ subject: Subject) -> Double? {
  let output = outputOfProcess(
    executablePath(), subject.arguments + ["--memory-child"], environment: ["MALLOC_MMAP_THRESHOLD_": "65536"])
  return output.flatMap { Double($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
}

private func executablePath() -> String {
  let own = "/proc/self/exe"
  return (try? FileManager.default.destinationOfSymbolicLink(atPath: own)) ?? CommandLine.arguments[0]
}

/// Returns the output of a process; nil if it cannot be started or fails. Its standard error is shown on request.
func outputOfProcess(
  _ path: String, _ arguments: [String], environment: [String: String] = [:], showErrors: Bool = false
) -> String? {
  let process = Process()
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  process.executableURL = URL(fileURLWithPath: path)
  process.arguments = arguments
  let pipe = Pipe()
  process.standardOutput = pipe
  if !showErrors { process.standardError = FileHandle.nullDevice }
  guard (try? process.run()) != nil else { return nil }
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
}
