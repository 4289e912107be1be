'use strict';
// Starts `layc lsp` for .lay files, with vscode-languageclient between it and the editor.
const { commands, env, Uri, window, workspace } = require('vscode');
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

async function activate(context) {
  context.subscriptions.push(
    commands.registerCommand('layc.restart', restart),
    commands.registerCommand('layc.showPreview', preview),
    window.onDidChangeTextEditorSelection(select),
    workspace.onDidChangeConfiguration((change) => change.affectsConfiguration('layc.path') && restart()),
  );
  await start();
}

module.exports = { activate, deactivate: stop };
