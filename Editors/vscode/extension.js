'use strict';
// Starts `layc lsp` for .lay files, with vscode-languageclient between it and the editor.
const { commands, window, workspace } = require('vscode');
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
  // One that has never started cannot be stopped.
  await running?.stop().catch(() => {});
}

async function restart() {
  await stop();
  await start();
}

async function activate(context) {
  context.subscriptions.push(
    commands.registerCommand('layc.restart', restart),
    workspace.onDidChangeConfiguration((change) => change.affectsConfiguration('layc.path') && restart()),
  );
  await start();
}

module.exports = { activate, deactivate: stop };
