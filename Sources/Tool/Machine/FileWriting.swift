// Writing files so that no text is lost: unsafe code as in POSIX.swift, and for the same reason.

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Writes `bytes` to a descriptor; tests put a full disk in its place.
typealias ByteWriter = (_ descriptor: Int32, _ bytes: [UInt8]) -> Sink.Failure?

/// Puts `bytes` in the place of the file at `path`, all of them or none, if its bytes are still `expected` (nil for no file).
///
/// The bytes are written to a draft beside the file, which then takes its name, so that the file is whole at every moment. A
/// file of several links or of another owner is written in place, with its old bytes beside it until that is done. Symbolic
/// links, mode and owner are kept. Signals wait until drafts are gone.
func replaceFile(
  _ path: String, _ bytes: [UInt8], over expected: [UInt8]?, write: @escaping ByteWriter = writeAll
)
  -> Result<Void, FileProblem>
{
  do throws(FileProblem) {
    return .success(
      try withoutSignals { () throws(FileProblem) in
        try FileReplacement(path, bytes, expected, write).run()
      })
  } catch {
    return .failure(error)
  }
}

/// Runs `body` while signals wait: none ends the process with a draft left beside a file.
private func withoutSignals(_ body: () throws(FileProblem) -> Void) throws(FileProblem) {
  var all = sigset_t()
  var before = sigset_t()
  unsafe sigfillset(&all)
  unsafe pthread_sigmask(SIG_BLOCK, &all, &before)
  defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
  try body()
}

/// One replacement of a file.
private struct FileReplacement {
  let bytes: [UInt8]
  let expected: [UInt8]?
  let write: ByteWriter
  /// The path behind symbolic links.
  let target: String
  /// The status of the file; nil where there is none.
  let status: stat?

  init(_ path: String, _ bytes: [UInt8], _ expected: [UInt8]?, _ write: @escaping ByteWriter) throws(FileProblem) {
    (self.bytes, self.expected, self.write) = (bytes, expected, write)
    var found = stat()
    status = unsafe stat(path, &found) == 0 ? found : nil
    target = status == nil ? path : resolvedPath(path)
    guard let status else { return }
    // The directory alone decides about new names: a file that is protected against writing has to be asked.
    if unsafe access(path, W_OK) != 0 { throw .system(lastError) }
    if status.st_mode & S_IFMT != S_IFREG { throw .notRegular }
  }

  func run() throws(FileProblem) {
    if let status, status.st_nlink > 1 || status.st_uid != geteuid() { return try writeInPlace() }
    if try !writeByRenaming() { try writeInPlace() }
  }

  /// Throws if the file no longer holds ``expected``.
  private func compare() throws(FileProblem) {
    switch (readFile(target), expected) {
    case (.success(let now), .some(let expected)) where now == expected: break
    case (.failure(.missing), .none): break
    case (.failure(.system(let words)), _): throw .system(words)
    default: throw .changed
    }
  }
}

// MARK: - A new file in the place of the old one

extension FileReplacement {
  /// Writes a draft and gives it the name of the file; false if it cannot be of the group of the file.
  private func writeByRenaming() throws(FileProblem) -> Bool {
    let slash = target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex
    var draft = try Draft(template: "\(target[..<slash]).layc-XXXXXX")
    defer { draft.remove() }
    if let status {
      guard draft.belongs(toGroup: status.st_gid) else { return false }
    }
    if let failure = write(draft.descriptor, bytes) { throw .system(words(of: failure)) }
    try check(fchmod(draft.descriptor, status.map { $0.st_mode & 0o7777 } ?? 0o644))
    try check(fsync(draft.descriptor))
    try compare()
    try check(unsafe rename(draft.path, target))
    draft.isNamed = true
    return true
  }
}

/// A file beside another one, which is removed unless it gets a name of its own.
private struct Draft {
  let descriptor: Int32
  let path: String
  /// Whether it has taken a name that stays.
  var isNamed = false

  init(template: String) throws(FileProblem) {
    var name = Array(template.utf8CString)
    descriptor = unsafe mkstemp(&name)
    guard descriptor >= 0 else { throw .system(lastError) }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Whether it is of the group, or could be given to it.
  func belongs(toGroup group: gid_t) -> Bool {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return false }
    return status.st_gid == group || fchown(descriptor, uid_t.max, group) == 0
  }

  func remove() {
    close(descriptor)
    if !isNamed { unsafe unlink(path) }
  }
}

// MARK: - The same file with other bytes

extension FileReplacement {
  /// Writes over the bytes of the file, which stand beside it until that is done.
  private func writeInPlace() throws(FileProblem) {
    let file = unsafe open(target, O_RDWR | O_CLOEXEC)
    guard file >= 0 else { throw .system(lastError) }
    defer { close(file) }
    guard let old = expected else { throw .changed }
    var copy = try Draft(template: "\(target).old-XXXXXX")
    defer { copy.remove() }
    if let failure = writeAll(copy.descriptor, old) { throw .system(words(of: failure)) }
    try check(fsync(copy.descriptor))
    try compare()
    do throws(FileProblem) {
      try overwrite(file, old.count)
    } catch {
      guard writeBack(old, to: file) else {
        copy.isNamed = true
        throw .halfWritten(error.words, copy: copy.path)
      }
      throw error
    }
  }

  /// What is longer than the old text is written first: where there is no room for it, nothing was overwritten.
  private func overwrite(_ file: Int32, _ count: Int) throws(FileProblem) {
    let common = min(count, bytes.count)
    for part in [common..<bytes.count, 0..<common] where !part.isEmpty {
      try check(lseek(file, off_t(part.lowerBound), SEEK_SET) < 0 ? -1 : 0)
      if let failure = write(file, Array(bytes[part])) { throw .system(words(of: failure)) }
    }
    try check(ftruncate(file, off_t(bytes.count)))
    try check(fsync(file))
  }

  private func writeBack(_ old: [UInt8], to file: Int32) -> Bool {
    lseek(file, 0, SEEK_SET) == 0 && writeAll(file, old) == nil && ftruncate(file, off_t(old.count)) == 0
      && fsync(file) == 0
  }

  private func check(_ status: Int32) throws(FileProblem) {
    if status != 0 { throw .system(lastError) }
  }

  private func words(of failure: Sink.Failure) -> String {
    switch failure {
    case .closed: "nobody reads it"
    case .system(let words): words
    }
  }
}
