// Plays Visual Studio Code: indents samples by the language configuration, and starts the extension with an editor and
// a client that are not real, but do start the server.
//
//     node vscode.mjs EXTENSION LAYC SAMPLE…
import assert from 'node:assert';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const [folder, layc, ...samples] = process.argv.slice(2);
const require = createRequire(path.join(folder, 'extension.js'));

// Indentation, and what is written at the beginning of a new line

const language = JSON.parse(fs.readFileSync(path.join(folder, 'language-configuration.json')));
const increase = new RegExp(language.indentationRules.increaseIndentPattern);
const decrease = new RegExp(language.indentationRules.decreaseIndentPattern);
const rules = language.onEnterRules.map(({ beforeText, afterText, action }) =>
  ({ before: new RegExp(beforeText), after: new RegExp(afterText ?? ''), action }));
const enter = (before, after) => rules.find((rule) => rule.before.test(before) && rule.after.test(after))?.action;
new RegExp(language.wordPattern);
for (const marker of Object.values(language.folding.markers)) new RegExp(marker);

function indented(before, line) {
  const rule = enter(before, '');
  const blanks = before.match(/^ */)[0].length;
  const steps = rule ? { none: 0, outdent: -1 }[rule.indent] : increase.test(before) ? 1 : 0;
  return blanks + 2 * steps - (decrease.test(line) ? 2 : 0);
}

for (const sample of samples) {
  let before;
  fs.readFileSync(sample, 'utf8').split('\n').forEach((line, index) => {
    if (line.trim() === '') return;
    const blanks = line.match(/^ */)[0].length;
    const wanted = before === undefined ? 0 : indented(before, line);
    assert.equal(wanted, blanks, `${sample}:${index + 1} would be indented by ${wanted}`);
    before = line;
  });
}
assert.equal(enter('  /// What it is.', '')?.appendText, '/// ');
assert.equal(enter('  // why', ' and how')?.appendText, '// ');
assert.equal(enter('  // why', ''), undefined);
assert.equal(enter('  a.top == 8', ''), undefined);

// The extension

const log = [];
const clients = [];
const settings = { path: layc, size: '320x480' };
const handlers = {};
const opened = [];

class Client {
  constructor(id, name, server, options) {
    Object.assign(this, { id, server, options });
    clients.push(this);
  }

  send(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  start() {
    this.process = spawn(this.server.command, this.server.args, { stdio: ['pipe', 'pipe', 'inherit'] });
    return new Promise((done, refuse) => {
      this.process.on('error', refuse);
      this.process.stdout.once('data', (data) => {
        assert.match(String(data), /"textDocumentSync"/);
        log.push(`started for ${this.options.documentSelector.map((one) => one.language)}`);
        done();
      });
      this.process.on('spawn', () => {
        const params = { capabilities: {}, initializationOptions: this.options.initializationOptions };
        this.send({ id: 1, method: 'initialize', params });
      });
    });
  }

  sendRequest(method, params) {
    this.send({ id: 3, method, params });
    return new Promise((done, refuse) => {
      this.process.stdout.on('data', (data) => {
        const [answer] = String(data).match(/\{"jsonrpc"[^\n]*?"id": ?3[^\n]*?\}\}/) ?? [];
        if (!answer) return;
        const { result, error } = JSON.parse(answer);
        if (error) refuse(new Error(error.message)); else done(result);
      });
    });
  }

  sendNotification(method, params) { this.send({ method, params }); }

  stop() {
    if (this.process.pid === undefined) return Promise.reject(new Error('it has never started'));
    this.send({ id: 2, method: 'shutdown' });
    this.send({ method: 'exit' });
    return new Promise((done) => this.process.on('exit', (status) => { log.push(`left with ${status}`); done(); }));
  }
}

const editor = {
  commands: { registerCommand: (name, action) => { handlers[name] = action; } },
  window: {
    showErrorMessage: (text) => log.push(text),
    onDidChangeTextEditorSelection: (action) => { handlers.select = action; },
  },
  env: { openExternal: async (uri) => { opened.push(uri); } },
  Uri: { parse: (text) => text },
  workspace: {
    getConfiguration: (section) => ({ get: (name) => (assert(name in settings, `${section}.${name}`), settings[name]) }),
    onDidChangeConfiguration: (action) => { handlers.change = action; },
  },
};
const modules = { vscode: editor, 'vscode-languageclient/node': { LanguageClient: Client } };
const Module = require('node:module');
const load = Module._load;
Module._load = (name, ...rest) => modules[name] ?? load(name, ...rest);

const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'package.json')));
const extension = require(path.resolve(folder, manifest.main));
await extension.activate({ subscriptions: [] });
const offered = manifest.contributes.commands.map(({ command }) => command);
assert.deepEqual(offered, Object.keys(handlers).filter((name) => name.startsWith('layc.')));
await handlers['layc.restart']();

// The preview: nothing without a document, then the address that the server gives, which follows the cursor.
await handlers['layc.showPreview']();
assert.deepEqual(opened, []);
const uri = 'file:///a/card.lay';
const document = { languageId: 'lay', uri: { toString: () => uri } };
editor.window.activeTextEditor = { document };
const client = clients.at(-1);
await handlers['layc.showPreview']();
assert.match(log.splice(3, 1)[0], /is not open/);
client.send({ method: 'textDocument/didOpen', params: {
  textDocument: { uri, languageId: 'lay', version: 1, text: 'layout Card(100x100) {\n  view a: View\n}\n' },
} });
await handlers['layc.showPreview']();
assert.match(opened[0], /^http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{32}\/1\/$/);
const events = await fetch(`${opened[0]}events`);
handlers.select({ textEditor: { document }, selections: [{ active: { line: 1, character: 8 } }] });
let heard = '';
for await (const piece of events.body) {
  heard += Buffer.from(piece);
  if (heard.includes('event: select')) break;
}
assert.match(heard, /"view": "Card\/a"/);
handlers.select({ textEditor: { document: { uri: 'file:///b.lay' } }, selections: [] });
settings.path = 'no-layc';
await handlers.change({ affectsConfiguration: (name) => name in manifest.contributes.configuration.properties });
await extension.deactivate();
const [complaint] = log.splice(4, 1);
assert.deepEqual(log, ['started for lay,lay', 'left with 0', 'started for lay,lay', 'left with 0']);
assert.match(complaint, /no-layc lsp.*layc\.path/);
