/// The script that connects a page with its preview.
///
/// The page has `layc` with `update(data)`, which shows new data and keeps scroll, size and selection, `fail(text)`, which shows a
/// message above the last data in grey, `select(path)`, and `onselect`, which is called with each view that a user selects.
let liveScript = """
  'use strict';
  (() => {
    // The page of the first layout of a document is `…/1/`.
    const number = Number(location.pathname.split('/').at(-2));
    const words = { problems: '', connection: '' };
    let shown;

    const post = (body) => fetch('../message', {
      method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
    }).catch(() => {});

    function show() {
      const text = [words.connection, words.problems].filter(Boolean).join('\\n');
      if (text) layc.fail(text); else if (shown) layc.update(shown.data);
    }

    // Links to the other layouts of the document.
    function link(layouts) {
      const list = document.createElement('nav');
      list.id = 'layouts';
      list.setAttribute('aria-label', 'Layouts');
      for (const [index, { name }] of layouts.length > 1 ? layouts.entries() : []) {
        const link = document.createElement('a');
        link.textContent = name;
        link.href = `../${index + 1}/`;
        if (index === number - 1) link.setAttribute('aria-current', 'page');
        list.append(link, ' ');
      }
      const old = document.getElementById('layouts');
      if (old) old.replaceWith(list); else document.body.prepend(list);
    }

    const source = new EventSource('../events');
    source.onopen = () => { words.connection = ''; };
    source.onerror = () => { words.connection = 'The preview does not answer; trying again.'; show(); };
    source.addEventListener('data', (event) => {
      const { layouts } = JSON.parse(event.data);
      const own = layouts[number - 1];
      words.problems = own ? '' : `The file has no layout number ${number} now.`;
      shown = own ?? shown;
      show();
      link(layouts);
    });
    source.addEventListener('problems', (event) => { words.problems = JSON.parse(event.data).text; show(); });
    source.addEventListener('select', (event) => {
      const { layout, view } = JSON.parse(event.data);
      if (layout === shown?.name) layc.select(view);
    });
    source.addEventListener('bye', () => {
      source.close();
      words.connection = 'The preview has ended.';
      show();
    });

    layc.onselect = (view) => { if (view && shown) post({ layout: shown.name, view: view.path }); };

    // Frames come before proofs at few sizes: at the one that is shown too, if the preview knows it.
    let size = '';
    setInterval(() => {
      const state = new URLSearchParams(location.hash.slice(1));
      const now = state.get('w') && state.get('h') ? `${state.get('w')}x${state.get('h')}` : '';
      if (now !== size && now) post({ size: now });
      size = now;
    }, 200);
  })();

  """

/// The script of a page without data yet, which loads the page again once there are some.
let waitingScript = """
  'use strict';
  window.layc = {
    update() { location.reload(); },
    fail(text) { document.getElementById('message').textContent = text; },
    select() {},
    onselect: null,
  };

  """
