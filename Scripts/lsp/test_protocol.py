"""Drives `layc lsp` by a client that is not ours: pytest-lsp, whose types (lsprotocol) refuse what LSP does not know.

    LAYC=.build/release/layc python3 -m pytest -q -p no:cacheprovider Scripts/lsp

Every request is asked at places of every sample; what it has to answer there stands in the tests of the server.
"""
import asyncio
import os
import pathlib
import re

import pytest
import pytest_lsp
from lsprotocol import types as lsp
from pygls.exceptions import JsonRpcException
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

ROOT = pathlib.Path(__file__).resolve().parents[2]
LAYC = str((ROOT / os.environ.get("LAYC", ".build/release/layc")).resolve())
SAMPLES = sorted((ROOT / "Samples").glob("*.lay")) + sorted((ROOT / "Samples/Errors").glob("*.lay"))[::5]
PASTED = "a.autoPinEdge(.top, to: .bottom, of: b, withOffset: 8)"
BROKEN = "layout A(300x200) {\n  sizes 200x200 ... 600x600\n  view box\n  bx.width == 2\n}\n"


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[LAYC, "lsp"]), params=["visual-studio-code", "neovim", "emacs"])
async def client(request, lsp_client: LanguageClient):
    abilities = client_capabilities(request.param)
    # What such a client says that it does.
    for method in (
            lsp.WORKSPACE_CODE_LENS_REFRESH, lsp.WORKSPACE_INLAY_HINT_REFRESH, lsp.CLIENT_REGISTER_CAPABILITY):
        lsp_client.feature(method)(lambda *_: None)
    result = await lsp_client.initialize_session(lsp.InitializeParams(capabilities=abilities))
    lsp_client.abilities = result.capabilities
    lsp_client.shows = abilities.text_document.publish_diagnostics
    yield lsp_client
    await lsp_client.shutdown_session()


def opened(client, path, text=None, version=1):
    uri, text = path.as_uri(), path.read_text() if text is None else text
    client.text_document_did_open(lsp.DidOpenTextDocumentParams(lsp.TextDocumentItem(uri, "lay", version, text)))
    return lsp.TextDocumentIdentifier(uri), text


def places(text, step):
    """Every so manyth name or sign, in the units that the client counts."""
    for line, words in enumerate(text.splitlines()):
        for number, match in enumerate(re.finditer(r"\w+|[.@\[(=]", words)):
            if (line + number) % step == 0:
                yield lsp.Position(line, match.end())


async def of_document(client, document, text):
    """What is asked of a whole document."""
    whole = lsp.Range(lsp.Position(0, 0), lsp.Position(len(text.splitlines()), 0))
    await client.text_document_document_symbol_async(lsp.DocumentSymbolParams(document))
    await client.text_document_folding_range_async(lsp.FoldingRangeParams(document))
    await client.text_document_document_link_async(lsp.DocumentLinkParams(document))
    for colour in await client.text_document_document_color_async(lsp.DocumentColorParams(document)):
        shown = await client.text_document_color_presentation_async(
            lsp.ColorPresentationParams(document, colour.color, colour.range))
        assert shown
    tokens = await client.text_document_semantic_tokens_full_async(lsp.SemanticTokensParams(document))
    legend = client.abilities.semantic_tokens_provider.legend
    assert all(kind < len(legend.token_types) for kind in tokens.data[3::5]) and len(tokens.data) % 5 == 0
    same = await client.text_document_semantic_tokens_full_delta_async(
        lsp.SemanticTokensDeltaParams(document, tokens.result_id))
    assert list(same.edits) == []
    await client.text_document_semantic_tokens_range_async(lsp.SemanticTokensRangeParams(document, whole))
    options = lsp.FormattingOptions(2, True)
    await client.text_document_formatting_async(lsp.DocumentFormattingParams(document, options))
    await client.text_document_range_formatting_async(lsp.DocumentRangeFormattingParams(document, whole, options))
    await client.text_document_inlay_hint_async(lsp.InlayHintParams(document, whole))
    await client.text_document_code_action_async(
        lsp.CodeActionParams(document, whole, lsp.CodeActionContext(diagnostics=[])))
    if client.abilities.code_lens_provider:
        await client.text_document_code_lens_async(lsp.CodeLensParams(document))
    report = await client.text_document_diagnostic_async(lsp.DocumentDiagnosticParams(document))
    assert isinstance(report, lsp.RelatedFullDocumentDiagnosticReport)
    return report.items


async def of_place(client, document, place):
    """What is asked of a place."""
    await client.text_document_completion_async(lsp.CompletionParams(document, place))
    await client.text_document_signature_help_async(lsp.SignatureHelpParams(document, place))
    hover = await client.text_document_hover_async(lsp.HoverParams(document, place))
    assert hover is None or hover.contents.value
    found = await client.text_document_definition_async(lsp.DefinitionParams(document, place))
    uses = await client.text_document_references_async(
        lsp.ReferenceParams(lsp.ReferenceContext(include_declaration=True), document, place))
    assert bool(uses) or not found
    await client.text_document_document_highlight_async(lsp.DocumentHighlightParams(document, place))
    await client.text_document_selection_range_async(lsp.SelectionRangeParams(document, [place]))
    await client.text_document_on_type_formatting_async(
        lsp.DocumentOnTypeFormattingParams(document, place, "}", lsp.FormattingOptions(2, True)))
    pasted = await client.protocol.send_request_async("layc/paste", {
        "textDocument": {"uri": document.uri}, "text": PASTED,
        "position": {"line": place.line, "character": place.character}})
    assert pasted is None or [edit.newText for edit in pasted.edits] == [pasted.text]
    try:
        await client.text_document_prepare_rename_async(lsp.PrepareRenameParams(document, place))
        await client.text_document_rename_async(lsp.RenameParams(document, place, "brandNew"))
    except JsonRpcException as refused:
        assert refused.code in (lsp.LSPErrorCodes.RequestFailed, lsp.ErrorCodes.InvalidParams), refused


@pytest.mark.asyncio
async def test_every_request_of_every_sample(client):
    for path in SAMPLES:
        document, text = opened(client, path)
        items = await of_document(client, document, text)
        assert items or path.parent.name != "Errors", path
        for place in places(text, 37):
            await of_place(client, document, place)
        client.text_document_did_close(lsp.DidCloseTextDocumentParams(document))
    found = await client.workspace_symbol_async(lsp.WorkspaceSymbolParams("title"))
    assert found == []


@pytest.mark.asyncio
async def test_a_diagnostic_has_what_the_editor_shows(client):
    document, _ = opened(client, ROOT / "Samples/New.lay", BROKEN)
    report = await client.text_document_diagnostic_async(lsp.DocumentDiagnosticParams(document))
    (item,) = report.items
    assert item.code == "L0201" and item.severity == lsp.DiagnosticSeverity.Error and item.source == "layc"
    if client.shows.code_description_support:
        assert pathlib.Path(item.code_description.href.removeprefix("file://")).read_text().startswith("# L0201")
    else:
        assert item.code_description is None
    if client.shows.related_information:
        assert item.related_information[0].location.range.start.line == 2
    else:
        assert item.related_information is None and "\nline 3: " in item.message
    actions = await client.text_document_code_action_async(
        lsp.CodeActionParams(document, item.range, lsp.CodeActionContext(diagnostics=[item])))
    assert any(action.title.startswith("change 'bx' to 'box'") for action in actions)
    again = await client.text_document_diagnostic_async(
        lsp.DocumentDiagnosticParams(document, previous_result_id=report.result_id))
    assert isinstance(again, lsp.RelatedUnchangedDocumentDiagnosticReport)


@pytest.mark.asyncio
async def test_who_does_not_ask_is_told(client):
    document, text = opened(client, ROOT / "Samples/New.lay", BROKEN)
    await client.wait_for_notification(lsp.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    assert [item.code for item in client.diagnostics[document.uri]] == ["L0201"]
    line = text.splitlines().index("  bx.width == 2")
    place = lsp.Range(lsp.Position(line, 2), lsp.Position(line, 4))
    client.text_document_did_change(lsp.DidChangeTextDocumentParams(
        lsp.VersionedTextDocumentIdentifier(2, document.uri), [lsp.TextDocumentContentChangePartial(place, "box")]))
    for _ in range(200):
        if "L0502" in (item.code for item in client.diagnostics[document.uri]):
            return
        await asyncio.sleep(0.05)
    pytest.fail(f"what is proved does not come: {client.diagnostics[document.uri]}")


@pytest.mark.asyncio
async def test_what_is_wrong_is_refused(client):
    nowhere = lsp.TextDocumentIdentifier("file:///nowhere.lay")
    with pytest.raises(JsonRpcException) as refused:
        await client.text_document_hover_async(lsp.HoverParams(nowhere, lsp.Position(0, 0)))
    assert refused.value.code == lsp.ErrorCodes.InvalidParams
    with pytest.raises(JsonRpcException) as refused:
        await client.protocol.send_request_async("textDocument/fly", None)
    assert refused.value.code == lsp.ErrorCodes.MethodNotFound
