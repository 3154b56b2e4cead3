import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { ADDRESS_SCRIPT, emptyPage, renderedPage } from '../../scripts/build/pageHtml';

const source = readFileSync('index.html', 'utf8');
// The build has put these there by then.
const whole = source
  .replace('</head>', '<link rel="manifest" href="/manifest.webmanifest"></head>')
  .replace('<!--drawings-->', '<svg id="bottle-shapes"><path id="jar"/></svg>');
const files = { sheet: 'assets/style.css', scripts: ['assets/a.js', 'assets/b.js'] };
const largest = 'assets/b.js';
const rendered = (
  name: string,
  style: { css: string } | { file: string } = { css: 'h1{color:red}' },
  description: string | null = null,
) =>
  renderedPage(whole, {
    ...files,
    largest,
    later: ['assets/c.js'],
    style,
    preHydration: 'count()',
    markup: '<h1 class="x">Our menu</h1><p>$& costs $1</p>',
    description,
    catalogue: { asOf: '2026-11-26T00:00:00.000Z', products: [{ name }] },
    catalogueAddress: '/v1/inventory?key=local&pageSize=300',
  });

describe('a rendered page', () => {
  const page = rendered('Water');
  it.each([
    ['its title', '<title>Our menu – Eawa</title>'],
    ['its style', '<style>h1{color:red}</style>'],
    ['what it shows, as it stands', '<div id="root"><h1 class="x">Our menu</h1><p>$& costs $1</p></div>'],
    ['what it does by itself, before which all that it asks for is named', '"><script>count()</script>'],
    ['what comes after these', '<link rel="later" href="/assets/c.js">'],
    [
      'the scripts to come, the one that begins the app last',
      '<link rel="app" href="/assets/a.js"><link rel="app" href="/src/main.ts">',
    ],
    [
      'the sheet for who has no scripts',
      '<noscript><link rel="stylesheet" href="/assets/style.css"></noscript>',
    ],
    [
      'the reading that begins with it',
      'as="fetch" crossorigin href="/v1/inventory?key=local&amp;pageSize=300"',
    ],
  ])('has %s', (_what, text) => expect(page).toContain(text));

  it('waits for a file of the style that the policy does not allow within it', () => {
    const waiting = rendered('Water', { file: 'assets/menu.css' });
    expect(waiting).toContain('<link rel="stylesheet" href="/assets/menu.css"><meta name="whole-style"');
    expect(waiting).not.toContain('<style>');
  });

  it('describes the shop in its own words, where it has some', () => {
    const description = 'Eawa, Pune: Water for "homes" & <offices>.';
    const own = rendered('Water', { css: '' }, description);
    expect(own.match(/<meta name="description" content="[^"]*">/g)).toEqual([
      '<meta name="description" content="Eawa, Pune: Water for &quot;homes&quot; &amp; &lt;offices>.">',
    ]);
    expect(page).toContain('<meta name="description" content="%BRAND%: bottled water, delivered');
  });

  it('asks for no script before it is painted', () => {
    expect(page).not.toMatch(/<script[^>]* src|rel="modulepreload"/);
  });

  it('leaves a browser nothing to ask for by itself: the app says where the icon and the manifest are', () => {
    expect(page).toContain('<link rel="manifest" data-later="/manifest.webmanifest">');
    expect(page).toContain('<link rel="icon" href="data:," data-later="/icon.svg"');
  });

  it('has its list before the drawings and the catalogue, and these before the script that reads them', () => {
    const order = ['<h1', '<svg id="bottle-shapes"', 'id="catalogue"', '<script>count()'];
    const places = order.map(text => page.indexOf(text));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
    expect(page.split('<svg id="bottle-shapes"')).toHaveLength(2);
  });

  it('names the date of its catalogue before the script that compares it with the device’s', () => {
    const [head = ''] = page.split('<h1');
    expect(head).toContain('<meta name="catalogue" content="2026-11-26T00:00:00.000Z">');
    expect(head.indexOf('<meta name="catalogue"')).toBeLessThan(head.indexOf('<script>'));
  });

  it('names its largest script once, and what is read of it, before the script that may ask for it and before the style', () => {
    const order = ['as="fetch"', '<link rel="app" href="/assets/b.js">', '<script>', '<style>', '<h1'];
    const places = order.map(text => page.indexOf(text));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
    expect(page.split('/assets/b.js')).toHaveLength(2);
  });

  it('is not ended by the name of a product', () => {
    const name = '</script><script>alert(1)</script>';
    const data = /<script type="application\/json" id="catalogue">(.*?)<\/script>/s.exec(rendered(name))?.[1];
    expect(JSON.parse(data ?? '')).toMatchObject({ products: [{ name }] });
  });
});

describe('the empty page', () => {
  it('has the whole style and no catalogue', () => {
    const page = emptyPage(whole, { ...files, pageScripts: [] });
    expect(page).toContain('<link rel="stylesheet" href="/assets/style.css">');
    expect(page).toContain('<div id="root"></div>');
    expect(page).not.toContain('<!--catalogue-->');
  });

  it('sets aside the shapes of the bottles, which most screens do without', () => {
    expect(emptyPage(whole, { ...files, pageScripts: [] })).toContain(
      '<template id="bottle-shapes-template"><svg id="bottle-shapes"><path id="jar"/></svg></template>',
    );
  });

  it('sends for the scripts of the address it was asked for at, most of them after what goes first, and for no other’s', () => {
    const pageScripts = [
      { path: '/admin', scripts: ['assets/auth.js', 'assets/keys.js'], atOnce: true as const },
      { path: '/admin', scripts: ['assets/office.js'] },
      { path: '/admin/orders', scripts: ['assets/rows.js', 'assets/list.js'] },
    ];
    const first = ['/assets/a.js', '/assets/b.js'];
    const sentFor = (pathname: string) => {
      const window = new Window({ url: `http://localhost${pathname}` });
      window.document.write(emptyPage(whole, { ...files, pageScripts }));
      new Function('document', 'location', ADDRESS_SCRIPT)(window.document, window.location);
      const sent = () =>
        [...window.document.querySelectorAll('link[rel=modulepreload]')].map(link =>
          link.getAttribute('href'),
        );
      const arrives = (file: string) => {
        window.document.querySelector(`link[href="${file}"]`)?.dispatchEvent(new window.Event('load'));
        return sent();
      };
      return [sent(), arrives('/assets/keys.js'), arrives('/assets/auth.js')];
    };
    const withAuth = [...first, '/assets/auth.js', '/assets/keys.js'];
    expect(sentFor('/cart')).toEqual([first, first, first]);
    expect(sentFor('/admin')).toEqual([withAuth, withAuth, [...withAuth, '/assets/office.js']]);
    expect(sentFor('/admin/orders')).toEqual([
      withAuth,
      withAuth,
      [...withAuth, '/assets/office.js', '/assets/rows.js', '/assets/list.js'],
    ]);
  });
});
