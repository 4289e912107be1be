/// The script that connects a page with its preview.
///
/// The page has `layc.update(data)`, which shows new data and keeps scroll, size and selection, and `layc.select(layout, view)`.
/// When a user clicks a view, the page dispatches the event `layc-select` on its document, with both in `detail`.
let liveScript = """
  'use strict';
  (() => {
    const status = document.createElement('div');
    status.id = 'layc-status';
    status.setAttribute('role', 'status');
    status.hidden = true;
    document.body.prepend(status);
    const words = { problems: '', connection: '' };

    function show() {
      const text = [words.connection, words.problems].filter(Boolean).join('\\n');
      status.textContent = text;
      status.hidden = text === '';
      document.documentElement.classList.toggle('layc-stale', text !== '');
    }

    const source = new EventSource('events');
    source.onopen = () => { words.connection = ''; show(); };
    source.onerror = () => { words.connection = 'The preview does not answer; trying again.'; show(); };
    source.addEventListener('data', (event) => layc.update(JSON.parse(event.data)));
    source.addEventListener('problems', (event) => { words.problems = JSON.parse(event.data).text; show(); });
    source.addEventListener('select', (event) => {
      const { layout, view } = JSON.parse(event.data);
      layc.select(layout, view);
    });
    source.addEventListener('bye', () => {
      source.close();
      words.connection = 'The preview has ended.';
      show();
    });
    document.addEventListener('layc-select', (event) => {
      const { layout, view } = event.detail;
      fetch('click', {
        method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ layout, view }),
      }).catch(() => {});
    });
  })();

  """
