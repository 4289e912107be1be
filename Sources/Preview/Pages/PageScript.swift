/// The script that draws the boxes of a document at the sizes of its data.
let pageScript = """
  'use strict';
  const layc = (() => {
    const SVG = 'http://www.w3.org/2000/svg';
    const [bar, stage, about, proof] = ['layouts', 'stage', 'about', 'proof'].map((id) => document.getElementById(id));
    const state = { data: { layouts: [] }, layout: '', size: '', view: '' };

    function make(name, attributes, parent) {
      const element = document.createElementNS(SVG, name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      parent.append(element);
      return element;
    }

    const words = (size) => `${size.width}x${size.height}`;
    const layout = () => state.data.layouts.find((each) => each.name === state.layout) ?? state.data.layouts[0];
    const picture = () => layout()?.sizes.find((each) => words(each.size) === state.size) ?? layout()?.sizes[0];

    function draw() {
      const shown = picture();
      if (!shown) { stage.replaceChildren(); return; }
      state.layout = layout().name;
      state.size = words(shown.size);
      const { width, height } = shown.size;
      const svg = document.createElementNS(SVG, 'svg');
      svg.setAttribute('viewBox', `-1 -1 ${width + 2} ${height + 2}`);
      svg.setAttribute('width', width + 2);
      svg.setAttribute('height', height + 2);
      svg.setAttribute('role', 'img');
      svg.setAttribute('aria-label', `${state.layout} at ${state.size}`);
      const groups = new Map();
      for (const view of shown.views) {
        const parent = groups.get(view.path.slice(0, view.path.lastIndexOf('/'))) ?? svg;
        const { x, y } = view.frame;
        const group = make('g', { transform: `translate(${x} ${y})`, 'data-view': view.path }, parent);
        groups.set(view.path, group);
        if (!view.shown) { group.setAttribute('class', 'hidden'); continue; }
        const box = { width: Math.max(view.frame.width, 0), height: Math.max(view.frame.height, 0) };
        make('rect', { ...box, class: view.kind || 'root' }, group);
        if (box.height >= 14 && box.width >= 6 * view.name.length && view.kind) {
          make('text', { x: 4, y: 11 }, group).textContent = view.name;
        }
      }
      stage.replaceChildren(svg);
      mark();
    }

    function mark() {
      for (const each of stage.querySelectorAll('.selected')) each.classList.remove('selected');
      const view = picture()?.views.find((each) => each.path === state.view);
      stage.querySelector(`[data-view="${CSS.escape(state.view)}"]`)?.classList.add('selected');
      if (view) {
        const { x, y, width, height } = view.frame;
        about.textContent = `${view.path}${view.kind ? `: ${view.kind}` : ''}\\nx ${x}, y ${y}, width ${width}, height ${height}`;
      } else {
        about.textContent = 'Select a view.';
      }
    }

    function buttons() {
      const old = document.activeElement?.dataset?.size && document.activeElement.dataset;
      const focus = old && `${old.layout} ${old.size}`;
      bar.replaceChildren();
      for (const each of state.data.layouts) {
        for (const { size } of each.sizes) {
          const button = document.createElement('button');
          Object.assign(button.dataset, { layout: each.name, size: words(size) });
          button.textContent = `${each.name} ${words(size)}`;
          button.setAttribute('aria-pressed', each.name === state.layout && words(size) === state.size);
          button.addEventListener('click', () => {
            Object.assign(state, { layout: each.name, size: words(size) });
            show();
          });
          bar.append(button);
          if (focus === `${each.name} ${words(size)}`) button.focus();
        }
      }
    }

    function show() {
      draw();
      buttons();
      proof.textContent = layout()?.map ?? '';
    }

    stage.addEventListener('click', (event) => {
      const path = event.target.closest('[data-view]')?.dataset.view;
      if (path === undefined) return;
      state.view = path;
      mark();
      document.dispatchEvent(new CustomEvent('layc-select', { detail: { layout: state.layout, view: path } }));
    });

    return {
      /** Shows new data. */
      update(data) {
        const { scrollX, scrollY } = window;
        const { scrollLeft, scrollTop } = stage;
        // A proof comes after its frames: until then the one before it stays, greyed.
        for (const each of data.layouts) {
          const former = state.data.layouts.find((other) => other.name === each.name);
          each.map ??= former?.map;
        }
        proof.classList.toggle('former', !data.isProved);
        state.data = data;
        show();
        Object.assign(stage, { scrollLeft, scrollTop });
        window.scrollTo(scrollX, scrollY);
      },
      /** Selects a view, as an editor asks. */
      select(name, view) {
        if (name !== state.layout && state.data.layouts.some((each) => each.name === name)) {
          Object.assign(state, { layout: name, size: '' });
          show();
        }
        state.view = view;
        mark();
      },
      state,
    };
  })();

  """
