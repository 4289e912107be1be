internal import Foundation
internal import LayRuntime
internal import LaySolver
internal import LayWorkloads

/// Writes the systems and the resize scripts for other programs.
func writeFiles(_ subjects: [Subject], to folder: String) throws {
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  for subject in subjects {
    try write(subject.system.lcp, to: "\(folder)/\(subject.name)_\(subject.size).lcp")
  }
  try write(ResizeScript.drag.rsz, to: folder + "/drag.rsz")
  try write(ResizeScript.jump.rsz, to: folder + "/jump.rsz")
}

/// Writes a text file.
func write(_ text: String, to path: String) throws {
  try text.write(toFile: path, atomically: false, encoding: .utf8)
}

/// Returns the frames of a system at eight sizes: a line `at WIDTH HEIGHT`, then left, top, width and height of each view, to the
/// last digit. One kernel solves all sizes, so all but the first are resizes. Sizes without a solution are marked.
func frameDump(_ subject: Subject) -> String {
  var kernel = subject.input.makeKernel()
  var values = [Double](repeating: 0, count: subject.input.variableCount)
  var text = ""
  for size in ResizeScript.samples.sizes {
    text += "at \(shortest(size.width)) \(shortest(size.height))"
    var span = values.mutableSpan
    let isSolved = kernel.solve(width: size.width, height: size.height, into: &span)
    text += isSolved ? "\n" : " conflict\n"
    guard isSolved else { continue }
    for (index, variable) in subject.input.frames.enumerated() {
      text += shortest(values[Int(variable)]) + (index % 4 == 3 ? "\n" : " ")
    }
  }
  return text
}
