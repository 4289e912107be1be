// The compiler and the runtime behind four C functions, for a host with nothing but memory: a browser page, Node, a device.
//
// The host writes its files into a buffer, the first one being the file to lay out and the others what it may import:
//
//     u32 number of files, then for each: u32 length, path; u32 length, text
//
// and reads from the output, after `layc_eval` has returned its length:
//
//     u32 number of errors, then for each: u32 length, code and message; u32 number of layouts; for each: u32 length, name; u32 number of views;
//     for each view: u32 length, path; f64 x, y, width, height
//
// All numbers are little endian; paths, names and texts are UTF-8.

import LayCompiler
import LayDiagnostics
import LayRuntime

/// Lays the files out at the size and returns the length of the output.
@c(layc_eval)
func evaluate(_ input: UnsafeRawPointer, _ count: UInt32, _ width: Double, _ height: Double) -> UInt32 {
  var reader = Reader(input: [UInt8](UnsafeRawBufferPointer(start: input, count: Int(count))))
  var files: [(path: String, text: [UInt8])] = []
  for _ in 0..<reader.number() { files.append((reader.text(), reader.bytes())) }
  output = []
  guard let main = files.first else { return 0 }
  var options = CompileOptions()
  options.findConflicts = { program, environment in program.conflicts(in: environment) }
  let compilation = compile(path: main.path, bytes: main.text, options: options) { path in
    for file in files where file.path == path { return file.text }
    return nil
  }
  let errors = compilation.diagnostics.filter { $0.severity == .error }
  write(UInt32(errors.count))
  for error in errors { write("\(error.code.id): \(error.message)") }
  write(UInt32(compilation.layouts.count))
  for layout in compilation.layouts { write(layout, width: width, height: height) }
  return UInt32(output.count)
}

func write(_ compiled: CompiledLayout, width: Double, height: Double) {
  var layout = Layout(compiled.program)
  layout.resize(width: width, height: height)
  write(compiled.name)
  let views = compiled.program.views.indices.filter { compiled.program.views[$0].role == .view }
  write(UInt32(views.count))
  for index in views {
    let frame = layout.frame(of: ViewID(index))
    write(compiled.sources.paths[index])
    for number in [frame.x, frame.y, frame.width, frame.height] { write(number.bitPattern) }
  }
}

func write(_ text: String) {
  let bytes = Array(text.utf8)
  write(UInt32(bytes.count))
  output += bytes
}

func write(_ number: some FixedWidthInteger) {
  for shift in stride(from: 0, to: number.bitWidth, by: 8) {
    output.append(UInt8(truncatingIfNeeded: number >> shift))
  }
}

/// Reads the host's buffer; what is missing is zero or empty.
struct Reader {
  var input: [UInt8]
  var offset = 0

  mutating func number() -> Int {
    var result = 0
    for shift in stride(from: 0, to: 32, by: 8) where offset < input.count {
      result |= Int(input[offset]) << shift
      offset += 1
    }
    return result
  }

  mutating func bytes() -> [UInt8] {
    let count = number()
    let end = min(input.count, offset + count)
    defer { offset = end }
    return Array(input[offset..<end])
  }

  mutating func text() -> String { String(decoding: bytes(), as: UTF8.self) }
}
