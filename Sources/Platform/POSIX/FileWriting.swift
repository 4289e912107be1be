// Writing files without losing text: unsafe code as in POSIX.swift, and for the same reason.

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Writes `bytes` to a descriptor; tests replace it to simulate a full disk.
typealias ByteWriter = (_ descriptor: Int32, _ bytes: [UInt8]) -> Sink.Failure?

/// Replaces the contents of the file at `path` by `bytes`, completely or not at all, if they are still `expected`. If that is
/// nil, there must be no file.
///
/// The bytes are written to a draft beside the file, which is then renamed, so that the file is complete at every moment. A file
/// with several links or of another owner is written in place, with a copy of its old bytes beside it until that is done.
/// Symbolic links, mode and owner are kept. Signals are blocked until drafts are gone.
func replaceFile(
  _ path: String, _ bytes: [UInt8], over expected: [UInt8]?, write: @escaping ByteWriter = writeAll
)
  -> Result<Void, FileProblem>
{
  do throws(FileProblem) {
    return .success(
      try withoutSignals { () throws(FileProblem) in
        try FileReplacement(path, bytes, expected, write).replace()
      })
  } catch {
    return .failure(error)
  }
}

/// Runs `body` with signals blocked, so that none ends the process while there is a draft.
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
  /// The path with symbolic links resolved.
  let target: String
  /// The status of the file; nil if it does not exist.
  let status: stat?

  init(_ path: String, _ bytes: [UInt8], _ expected: [UInt8]?, _ write: @escaping ByteWriter) throws(FileProblem) {
    (self.bytes, self.expected, self.write) = (bytes, expected, write)
    var found = stat()
    status = unsafe stat(path, &found) == 0 ? found : nil
    target = status == nil ? path : resolvedPath(path)
    guard let status else { return }
    // Renaming needs only permission for the directory, so the file's own write protection is checked.
    if unsafe access(path, W_OK) != 0 { throw .system(lastError) }
    if status.st_mode & S_IFMT != S_IFREG { throw .notRegular }
  }

  func replace() throws(FileProblem) {
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

// MARK: - Replacing by renaming

extension FileReplacement {
  /// Writes a draft and renames it to the file; false if it cannot have the file's group.
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

/// A temporary file, which is removed unless it was renamed.
private struct Draft {
  let descriptor: Int32
  let path: String
  /// True if it has a permanent name.
  var isNamed = false

  init(template: String) throws(FileProblem) {
    var name = Array(template.utf8CString)
    descriptor = unsafe mkstemp(&name)
    guard descriptor >= 0 else { throw .system(lastError) }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// True if it has the group, or could be given it.
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

// MARK: - Writing in place

extension FileReplacement {
  /// Overwrites the bytes of the file, with a copy of the old ones beside it until that is done.
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

  /// Writes bytes beyond the old length first: if there is no room for them, nothing was overwritten.
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
    case .closed: "its reader has closed it"
    case .system(let words): words
    }
  }
}
