internal import LayPlatform
internal import LayRendering

// The pages of the codes as files, for clients that follow links, such as editors.

/// Returns the folder for the pages, in the user's cache; nil if there is none.
func pageFolder(_ variable: (String) -> String?) -> String? {
  func folder(_ name: String) -> String? { variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil } }
  #if os(macOS)
    return folder("HOME").map { $0 + "/Library/Caches/layc/errors" }
  #else
    return (folder("XDG_CACHE_HOME") ?? folder("HOME").map { $0 + "/.cache" }).map { $0 + "/layc/errors" }
  #endif
}

/// Returns the path of the page about a code, and writes the page of this version there if necessary; nil if that fails or there
/// is no such page.
func pathOfPage(_ code: String, in folder: String?, _ makeDirectory: (String) -> Void, _ files: Files) -> String? {
  guard let folder, let page = errorPage(ofCode: code) else { return nil }
  let (path, text) = ("\(folder)/\(code).md", Array(page.utf8))
  let known = try? files.read(path).get()
  if known == text { return path }
  for slash in path.indices where path[slash] == "/" && slash != path.startIndex {
    let parent = String(path[..<slash])
    if files.kind(parent) == nil { makeDirectory(parent) }
  }
  guard case .success = files.write(path, text, known) else { return nil }
  return path
}
