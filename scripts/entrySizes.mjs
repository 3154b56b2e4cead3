import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { inArea, manifestKey, onlyTagged } from './tagged.mjs';

const dist = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist');
/** What the build says of its files; missing where there is no build. */
export const BUILT = join(dist, '.vite/manifest.json');

/** Chunks that scripts/build/areaChunks.ts names; the entries they are made of are in no other. */
const PAGE = 'common';
const STOREFRONT = 'storefront';
const FIREBASE = 'firebase';
const LANDING = manifestKey(onlyTagged('landing-page'));
const MENU = manifestKey(onlyTagged('menu-page'));
/** Reads the catalogue without the SDK: what a visit has loaded by the time that it needs Firebase. */
const PUBLIC_READS = 'shopSoon';
/** What every visit shows once the page is there. */
const SOON = 'soon';
const FOOTER = manifestKey(onlyTagged('shop-footer'));
const ORDERS = 'orders';
/** Puts all the rest on screen. */
const PAGE_SCRIPT = 'index.html';
const BACK_OFFICE = 'office';
const DASHBOARD = manifestKey(onlyTagged('dashboard-page'));
const REPORTS = manifestKey(onlyTagged('reports-page'));

/**
 * What is loaded, what is there already and so not counted, and at most how many kB of brotli. `page` is the file that the
 * address is answered with, where the build has one for it: counted with the styles it names.
 */
export const ENTRIES = [
  { name: 'storefront, landing', load: [PAGE_SCRIPT, PAGE, STOREFRONT, LANDING], budgetKb: 115 },
  { name: 'storefront, menu', load: [PAGE_SCRIPT, PAGE, STOREFRONT, MENU], budgetKb: 115 },
  { name: 'landing, HTML and CSS', page: 'index.html', budgetKb: 12 },
  { name: 'menu, HTML and CSS', page: 'menu.html', budgetKb: 11.4 },
  {
    name: 'storefront, a moment later',
    load: [SOON, PUBLIC_READS, FOOTER],
    loaded: [PAGE_SCRIPT, PAGE, STOREFRONT, MENU],
    budgetKb: 22.8,
  },
  {
    name: 'Firebase, when needed',
    load: [FIREBASE],
    loaded: [PAGE, STOREFRONT, MENU, PUBLIC_READS],
    budgetKb: 53,
  },
  {
    name: 'back office, orders',
    load: [PAGE_SCRIPT, PAGE, BACK_OFFICE, ORDERS, FIREBASE],
    budgetKb: 180,
  },
  {
    name: 'back office, dashboard',
    load: [PAGE_SCRIPT, PAGE, BACK_OFFICE, DASHBOARD, FIREBASE],
    budgetKb: 203,
  },
  {
    name: 'back office, reports',
    load: [PAGE_SCRIPT, PAGE, BACK_OFFICE, REPORTS, FIREBASE],
    budgetKb: 201,
  },
];

/**
 * What an entry weighs, in bytes.
 *
 * @throws Error when the build lacks what the entry is made of
 */
export function sizeOfEntry(entry) {
  const { load, loaded = [], page } = entry;
  const present = scripts(loaded);
  const files = page ? pageAndStyles(page) : [...scripts(load)].filter(file => !present.has(file));
  return sum(files);
}

const sum = files =>
  files
    .map(sizes)
    .reduce(
      (all, one) => ({ raw: all.raw + one.raw, gzip: all.gzip + one.gzip, brotli: all.brotli + one.brotli }),
      { raw: 0, gzip: 0, brotli: 0 },
    );

/** Ten segments of 1,460 bytes: what a connection sends before it has to hear that anything arrived. */
const FIRST_FLIGHT = 14_600;
/** What servers say besides: the status, the date, the length, the type, the tag, that the connection stays. */
const SERVERS_OWN = 290;

/** What the menu is answered with, in bytes of gzip and with hosting's headers: it is to come without a wait. */
export function menuInFirstFlight() {
  const { hosting } = JSON.parse(readFileSync(join(dist, '..', 'firebase.json'), 'utf8'));
  const [{ headers }] = hosting.headers;
  const said = headers.reduce((sum, { key, value }) => sum + `${key}: ${value}\r\n`.length, SERVERS_OWN);
  return { bytes: sizeOfEntry({ page: 'menu.html' }).gzip + said, budget: FIRST_FLIGHT };
}

/**
 * What a phone keeps to start without a network: of which lists, and in at most how many files and kB of gzip. The names of
 * files hold a hash of what is in them, so any change of any file moves these sums by some 100 bytes.
 */
export const SHELLS = [
  { name: 'kept for a visitor', lists: ['visitor'], files: 42, budgetKb: 241 },
  { name: 'kept for a customer', lists: ['visitor', 'customer'], files: 61, budgetKb: 366.3 },
  { name: 'kept for a driver', lists: ['visitor', 'driver'], files: 97, budgetKb: 409 },
  { name: 'kept for staff', lists: ['visitor', 'staff'], files: 225, budgetKb: 632.4 },
];

/** A file in the worker's lists, as the build writes it there; a visitor's are in none by name. */
const KEPT_FILE = /\{(?:"lists":\[([^\]]+)\],)?"revision":[^,]+,"url":"([^"]+)"\}/g;

/**
 * What a phone with these lists keeps: how many files, and their bytes.
 *
 * @throws Error when the worker has no such lists
 */
export function sizeOfShell({ lists }) {
  const worker = readFileSync(join(dist, 'serviceWorker.js'), 'utf8');
  const files = [...worker.matchAll(KEPT_FILE)]
    .filter(([, of = '"visitor"']) => lists.some(list => of.includes(`"${list}"`)))
    .map(([, , url]) => url);
  if (files.length === 0) throw new Error(`The worker keeps nothing for ${lists.join(' and ')}.`);
  return { files: files.length, ...sum(files) };
}

/** What the back office alone is made of. */
const OFFICE_ONLY = ['office', 'forms', 'orders', 'rows', 'mirror'];
/** Keeps lists for both, and is asked for by either. */
const KEPT = 'outbox';
const inShop = inArea('shop');

/**
 * The screens and parts of the shop that load code of the back office: there should be none.
 *
 * @throws Error when the build has no such screens
 */
export function findBackOfficeCodeInShop() {
  const screens = Object.keys(readManifest()).filter(key => inShop(join(dist, '..', key)));
  if (screens.length === 0) throw new Error('The build has no screen of the shop.');
  const office = new Set(OFFICE_ONLY.map(fileOf));
  return [...screens, STOREFRONT, PUBLIC_READS, KEPT].filter(key =>
    [...scripts([key])].some(file => office.has(file)),
  );
}

const readManifest = () => JSON.parse(readFileSync(BUILT, 'utf8'));

/** A chunk by its key in the manifest or by its name. */
function chunkOf(manifest, key) {
  const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
  if (!chunk) throw new Error(`The build has no ${key}; scripts/entrySizes.mjs names what the entries load.`);
  return chunk;
}

const fileOf = key => chunkOf(readManifest(), key).file;

/** The scripts a chunk needs, its own and those it imports at once; `keys`: of the manifest, or names of chunks. */
function scripts(keys) {
  const manifest = readManifest();
  const found = new Set();
  const visit = key => {
    const chunk = chunkOf(manifest, key);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return found;
}

/** A page that has no file of its own is answered with the app's. */
function pageAndStyles(page) {
  const file = existsSync(join(dist, page)) ? page : 'index.html';
  const html = readFileSync(join(dist, file), 'utf8');
  return [file, ...stylesOf(html)];
}

/** The style sheets a page waits for before it shows anything; those without scripts are others. */
export function stylesOf(html) {
  return [...html.replace(/<noscript>.*?<\/noscript>/gs, '').matchAll(/<link\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter(tag => /\brel="stylesheet"/.test(tag) && !/\bmedia="print"/.test(tag))
    .flatMap(tag => /\bhref="\/([^"]+)"/.exec(tag)?.[1] ?? []);
}

function sizes(file) {
  const bytes = readFileSync(join(dist, file));
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return { raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotli.length };
}
