import { featureOf, LAYERS, layerOf } from '../test/safety/layers';
import { importsOf, isTest, sourceFiles, target } from '../test/safety/sourceFiles';

/** The layers that know nothing of the outside world; they stand beside the others. */
const PURE = ['ui', 'domain', 'i18n', 'lib'];

/** What each layer is, in a few words. A new layer is drawn without any. */
const WHAT: { readonly [layer: string]: string } = {
  app: 'store, layouts, start, service worker, recording',
  features: 'the pages; these have a slice or endpoints of their own:',
  components: 'React parts that several features share',
  data: 'per entity: reads and writes of Firestore',
  sync: 'the outbox and the cached lists; knows no entity',
  store: 'Redux foundations: api, session, preferences',
  services: 'the outside world: Firebase, storage, clock, PDF',
  domain: 'rules per entity, pure',
  ui: 'buttons, forms, dialogs, theme',
  i18n: 'texts, per language',
  lib: 'money, dates, text',
};

const files = () => sourceFiles('src').filter(file => !isTest(file));

/** Of the features those with a slice or endpoints of their own; so a page that only shows something changes no picture. */
const HAS_STATE = /(Slice|Api)\.ts$/;

/** The folders of each layer by name: `data` has `order`, `features` has `storefront/cart`. Languages are not drawn. */
function foldersOf(paths: readonly string[]): Map<string, string[]> {
  const folders = new Map<string, Set<string>>();
  for (const path of paths) {
    const layer = layerOf(path);
    if (layer === undefined || layer === 'i18n' || (layer === 'features' && !HAS_STATE.test(path))) continue;
    const name = layer === 'features' ? featureOf(path) : path.split('/').slice(2, -1)[0];
    if (name === undefined) continue;
    folders.set(layer, (folders.get(layer) ?? new Set()).add(name));
  }
  return new Map(Array.from(folders, ([layer, names]) => [layer, [...names].sort()]));
}

/** Which layers each layer's files really import. */
function arrows(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of files()) {
    const from = layerOf(file.path);
    if (from === undefined) continue;
    for (const specifier of importsOf(file)) {
      const to = layerOf(`${target(file, specifier)}/`);
      if (to !== undefined && to !== from) found.set(from, (found.get(from) ?? new Set()).add(to));
    }
  }
  return found;
}

/** Words in lines of at most so many characters. */
function lines(words: readonly string[], most: number): string[] {
  const broken: string[] = [];
  for (const word of words) {
    const last = broken.at(-1);
    if (last !== undefined && last.length + word.length + 3 <= most)
      broken[broken.length - 1] = `${last} · ${word}`;
    else broken.push(word);
  }
  return broken;
}

const STYLE =
  '<style>text{font-family:ui-sans-serif,system-ui,sans-serif;fill:#0e2a2f}.h{font-size:15px;font-weight:700}' +
  '.w{font-size:12px;fill:#47605f}.f{font-size:11.5px;fill:#0b5c6b}.b{fill:#f3f8f8;stroke:#71827f}' +
  '.p{fill:#fdf6e7;stroke:#b98a2f}.a{fill:none;stroke:#0b5c6b;stroke-width:1.6;marker-end:url(#m)}</style>' +
  '<marker id="m" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">' +
  '<path d="M0 0 8 4 0 8z" fill="#0b5c6b"/></marker>';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const HEAD = 42;
const LINE = 16;
const GAP = 26;
/** Where the left column begins: arrows that pass a layer by run beside it. */
const LEFT = 56;
const WIDE = 560;
const RIGHT = LEFT + WIDE + 44;
const NARROW = 250;

function drawn(layer: string, { x, y, width, height }: Box, folders: readonly string[], style: string) {
  const rows = folders.map(
    (line, at) => `<text x="${x + 14}" y="${y + HEAD + 14 + at * LINE}" class="f">${line}</text>`,
  );
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" class="${style}"/>` +
    `<text x="${x + 14}" y="${y + 20}" class="h">${layer}</text>` +
    `<text x="${x + 14}" y="${y + 37}" class="w">${WHAT[layer] ?? ''}</text>${rows.join('')}`
  );
}

/** The picture of ARCHITECTURE.md: the layers, their folders, and which of them import which, as SVG. */
export function architecturePicture(): string {
  const folders = foldersOf(files().map(({ path }) => path));
  const imports = arrows();
  const fromTop = Object.keys(LAYERS).reverse();
  const stack = fromTop.filter(layer => !PURE.includes(layer));
  const parts: string[] = [];

  const boxes = new Map<string, Box>();
  let y = 16;
  for (const layer of stack) {
    const rows = lines(folders.get(layer) ?? [], 92);
    const pure = PURE.filter(name => imports.get(layer)?.has(name));
    const height = HEAD + rows.length * LINE + (pure.length > 0 ? 22 : 10);
    const box = { x: LEFT, y, width: WIDE, height };
    boxes.set(layer, box);
    parts.push(drawn(layer, box, rows, 'b'));
    if (pure.length > 0) {
      const uses = `uses ${pure.join(', ')} →`;
      parts.push(
        `<text x="${LEFT + WIDE - 12}" y="${y + height - 8}" text-anchor="end" class="w">${uses}</text>`,
      );
    }
    y += height + GAP;
  }
  const bottom = y - GAP;

  // An arrow that follows from two others says nothing new.
  const reaches = (from: string, to: string): boolean =>
    stack.some(by => imports.get(from)?.has(by) && imports.get(by)?.has(to));
  let beside = 0;
  for (const [at, from] of stack.entries()) {
    for (const to of stack.slice(at + 1)) {
      const [above, below] = [boxes.get(from), boxes.get(to)];
      if (!above || !below || !imports.get(from)?.has(to) || reaches(from, to)) continue;
      if (to === stack[at + 1]) {
        parts.push(`<path d="M${LEFT + 40} ${above.y + above.height}V${below.y - 1}" class="a"/>`);
        continue;
      }
      const x = LEFT - 14 - (beside++ % 4) * 12;
      parts.push(
        `<path d="M${LEFT} ${above.y + above.height / 2}H${x}V${below.y + 20}H${LEFT - 1}" class="a"/>`,
      );
    }
  }

  let pureY = 16;
  for (const layer of PURE.filter(name => name in LAYERS)) {
    const rows = lines(folders.get(layer) ?? [], 36);
    const height = HEAD + rows.length * LINE + 28;
    const importsOfIt = PURE.filter(name => imports.get(layer)?.has(name));
    const uses = importsOfIt.length > 0 ? `uses ${importsOfIt.join(', ')}` : 'uses no other layer';
    parts.push(drawn(layer, { x: RIGHT, y: pureY, width: NARROW, height }, rows, 'p'));
    parts.push(`<text x="${RIGHT + 14}" y="${pureY + height - 9}" class="w">${uses}</text>`);
    pureY += height + GAP;
  }

  const height = Math.max(bottom, pureY - GAP) + 64;
  parts.push(
    `<path d="M${LEFT + 40} ${bottom}v23" class="a"/>`,
    `<rect x="${LEFT}" y="${bottom + 24}" width="${WIDE}" height="28" rx="8" class="b"/>`,
    `<text x="${LEFT + 14}" y="${bottom + 43}" class="w">Firebase Auth and Cloud Firestore, guarded by firestore.rules; in development local-firebase/</text>`,
  );
  const width = RIGHT + NARROW + 16;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<title>The layers of src, their folders, and which of them import which</title>${STYLE}` +
    `<rect width="${width}" height="${height}" fill="#ffffff"/>${parts.join('\n')}</svg>\n`
  );
}
