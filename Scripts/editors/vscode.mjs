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
    Object.assign(this, { id, server, options, asked: new Map() });
    clients.push(this);
  }

  send(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  start() {
    this.process = spawn(this.server.command, this.server.args, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.received = Buffer.alloc(0);
    this.process.stdout.on('data', (data) => this.receive(data));
    return new Promise((done, refuse) => {
      this.process.on('error', refuse);
      this.process.on('spawn', async () => {
        const params = { capabilities: {}, initializationOptions: this.options.initializationOptions };
        const { capabilities } = await this.sendRequest('initialize', params);
        assert(capabilities.textDocumentSync);
        log.push(`started for ${this.options.documentSelector.map((one) => one.language)}`);
        done();
      });
    });
  }

  // Settles the requests whose answers are complete.
  receive(data) {
    this.received = Buffer.concat([this.received, data]);
    for (;;) {
      const head = this.received.indexOf('\r\n\r\n') + 4;
      const size = Number(/Content-Length: (\d+)/.exec(this.received.subarray(0, head))?.[1]);
      if (head < 4 || this.received.length < head + size) return;
      const { id, result, error } = JSON.parse(this.received.subarray(head, head + size));
      this.received = this.received.subarray(head + size);
      const [done, refuse] = this.asked.get(id) ?? [];
      if (error) refuse?.(new Error(error.message)); else done?.(result);
    }
  }

  sendRequest(method, params) {
    const id = this.asked.size + 1;
    this.send({ id, method, params });
    return new Promise((done, refuse) => this.asked.set(id, [done, refuse]));
  }

  sendNotification(method, params) { this.send({ method, params }); }

  stop() {
    if (this.process.pid === undefined) return Promise.reject(new Error('it has never started'));
    this.sendRequest('shutdown');
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
  languages: {
    registerDocumentPasteEditProvider: (selector, provider, metadata) => {
      assert.equal(selector.language, 'lay');
      assert.deepEqual(metadata, { providedPasteEditKinds: ['text.layc'], pasteMimeTypes: ['text/plain'] });
      handlers.paste = provider.provideDocumentPasteEdits;
    },
  },
  DocumentDropOrPasteEditKind: { Text: { append: (name) => `text.${name}` } },
  DocumentPasteEdit: class { constructor(...parts) { this.parts = parts; } },
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

// Pasting: statements for code of UIKit in the one selection, nothing for other text or for a document that is not open.
const place = { start: { line: 1, character: 2 }, end: { line: 1, character: 14 } };
const paste = (text, uri = document.uri, ranges = [place]) =>
  handlers.paste({ uri }, ranges, { get: (type) => ({ asString: async () => (type === 'text/plain' ? text : '') }) });
const code = 'a.autoPinEdge(toSuperviewEdge: .bottom, withInset: 8)\na.autoSetDimension(.height, toSize: 44)';
const [edit] = await paste(code);
assert.deepEqual(edit.parts, ['a.bottom == superview.bottom - 8\n  a.height == 44', 'Paste as Statements', 'text.layc']);
for (const other of [paste('a.top == b.top'), paste(''), paste(code, 'file:///b.lay'), paste(code, uri, [place, place])]) {
  assert(!await other);
}
settings.path = 'no-layc';
await handlers.change({ affectsConfiguration: (name) => name in manifest.contributes.configuration.properties });
await extension.deactivate();
const [complaint] = log.splice(4, 1);
assert.deepEqual(log, ['started for lay,lay', 'left with 0', 'started for lay,lay', 'left with 0']);
assert.match(complaint, /no-layc lsp.*layc\.path/);
