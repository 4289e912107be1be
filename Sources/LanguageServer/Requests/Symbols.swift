internal import LayIDE
internal import LayJSON

/// The requests for symbols of documents and workspaces.
enum SymbolRequests {
  /// `textDocument/documentSymbol`
  static func documentSymbols(_ session: inout Session, _ params: DocumentParams) throws(ResponseError) -> JSON {
    let snapshot = try session.snapshot(of: params.document)
    if !session.client.nestsSymbols {
      var found: [JSON] = []
      for symbol in snapshot.symbols() { collect(session, symbol, "", [], snapshot, .documentSymbol, into: &found) }
      return .array(found)
    }
    let map = session.map(snapshot)
    return .array(snapshot.symbols().map { SymbolRequests.symbol(session, $0, map) })
  }

  private static func symbol(_ session: Session, _ symbol: Symbol, _ map: PositionMap) -> JSON {
    .object([
      ("name", .string(symbol.name)), ("detail", .string(symbol.detail)),
      ("kind", .integer(number(session, of: symbol.kind, .documentSymbol))),
      ("range", session.range(symbol.range, map)),
      ("selectionRange", session.range(symbol.nameRange, map)),
      ("children", .array(symbol.children.map { SymbolRequests.symbol(session, $0, map) })),
    ])
  }

  /// `workspace/symbol`: returns the declarations in open files whose names contain the letters of the query in their order.
  static func workspaceSymbols(_ session: inout Session, _ params: WorkspaceSymbolParams) throws(ResponseError) -> JSON
  {
    let query = Array(params.query.lowercased().utf8)
    var found: [JSON] = []
    for uri in session.documents.keys.sorted() {
      let snapshot = try session.snapshot(of: uri)
      for symbol in snapshot.symbols() { collect(session, symbol, "", query, snapshot, .workspaceSymbol, into: &found) }
    }
    return .array(found)
  }

  private static func collect(
    _ session: Session, _ symbol: Symbol, _ container: String, _ query: [UInt8], _ snapshot: Snapshot,
    _ place: ClientWishes.Feature,
    into found: inout [JSON]
  ) {
    if symbol.name.lowercased().utf8.holds(query) {
      found.append(
        .object([
          ("name", .string(symbol.name)), ("kind", .integer(number(session, of: symbol.kind, place))),
          ("location", session.location(symbol.nameRange, of: snapshot)), ("containerName", .string(container)),
        ]))
    }
    for child in symbol.children { collect(session, child, symbol.name, query, snapshot, place, into: &found) }
  }

  /// Returns the `SymbolKind` of LSP.
  private static func number(_ session: Session, of kind: Symbol.Kind, _ place: ClientWishes.Feature) -> Int {
    switch kind {
    case .layout: 2
    case .component: 5
    case .view: 8
    case .guide: 11
    case .constraint: session.client.kind(24, else: 7, place)
    case .metric, .constant, .parameter: 14
    case .state: 10
    }
  }
}

extension String.UTF8View {
  /// True if it contains the letters of `query` in their order, possibly with others between them.
  fileprivate func holds(_ query: [UInt8]) -> Bool {
    var next = 0
    for byte in self where next < query.count && byte == query[next] { next += 1 }
    return next == query.count
  }
}
