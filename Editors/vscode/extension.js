'use strict';
// Starts `layc lsp` for .lay files, with vscode-languageclient between it and the editor.
const {
  commands, DocumentDropOrPasteEditKind, DocumentPasteEdit, env, languages, Uri, window, workspace,
} = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

let client;

async function start() {
  const settings = workspace.getConfiguration('layc');
  const command = settings.get('path');
  // Without a `transport`: standard input and output, and no argument that says so.
  client = new LanguageClient('layc', 'layc', { command, args: ['lsp'] }, {
    documentSelector: [{ scheme: 'file', language: 'lay' }, { scheme: 'untitled', language: 'lay' }],
    initializationOptions: { size: settings.get('size') },
    synchronize: { configurationSection: 'layc' },
  });
  try {
    await client.start();
  } catch (problem) {
    window.showErrorMessage(`layc: '${command} lsp' does not start (${problem.message}); 'layc.path' says where layc is`);
  }
}

async function stop() {
  const running = client;
  client = undefined;
  previewed.clear();
  // One that has never started cannot be stopped.
  await running?.stop().catch(() => {});
}

async function restart() {
  await stop();
  await start();
}

// The documents with a preview, which follows the cursor.
const previewed = new Set();

async function preview() {
  const document = window.activeTextEditor?.document;
  if (document?.languageId !== 'lay') return;
  const uri = document.uri.toString();
  try {
    const order = { command: 'layc.preview', arguments: [{ uri, open: false }] };
    const { url } = await client.sendRequest('workspace/executeCommand', order);
    previewed.add(uri);
    await env.openExternal(Uri.parse(url));
  } catch (problem) {
    window.showErrorMessage(`layc: ${problem.message}`);
  }
}

function select({ textEditor: { document }, selections }) {
  const uri = document.uri.toString();
  if (!client || !previewed.has(uri)) return;
  const { line, character } = selections[0].active;
  client.sendNotification('layc/select', { textDocument: { uri }, position: { line, character } });
}

// Pasted code of UIKit becomes statements; "Paste As…" has the text as it is. The editor asks from 1.97 on.
function pasting() {
  const kind = DocumentDropOrPasteEditKind.Text.append('layc');
  const provider = {
    async provideDocumentPasteEdits(document, ranges, data, context, token) {
      const text = await data.get('text/plain')?.asString();
      if (!client || !text || ranges.length !== 1) return;
      const place = ({ line, character }) => ({ line, character });
      const range = { start: place(ranges[0].start), end: place(ranges[0].end) };
      const params = { textDocument: { uri: document.uri.toString() }, range, text };
      // What fails is pasted as it is.
      const translation = await client.sendRequest('layc/paste', params, token).catch(() => null);
      return translation && [new DocumentPasteEdit(translation.text, 'Paste as Statements', kind)];
    },
  };
  const metadata = { providedPasteEditKinds: [kind], pasteMimeTypes: ['text/plain'] };
  return languages.registerDocumentPasteEditProvider({ language: 'lay' }, provider, metadata);
}

async function activate(context) {
  if (languages.registerDocumentPasteEditProvider) context.subscriptions.push(pasting());
  context.subscriptions.push(
    commands.registerCommand('layc.restart', restart),
    commands.registerCommand('layc.showPreview', preview),
    window.onDidChangeTextEditorSelection(select),
    workspace.onDidChangeConfiguration((change) => change.affectsConfiguration('layc.path') && restart()),
  );
  await start();
}

module.exports = { activate, deactivate: stop };
