/**
 * Prints the compressed bytes of what each entry loads first, and fails over budget (DESIGN §9). Reads
 * `dist/`, so run `npm run build` before.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const dist = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const chunks = Object.values(manifest);

/** Chunks that scripts/build/wingChunks.ts names; the entries they are made of are in no other. */
const PAGE = 'common';
const STOREFRONT = 'storefront';
const FIREBASE = 'firebase';
const LANDING = 'src/features/storefront/landing/LandingPage.tsx';
const MENU = 'src/features/storefront/catalogue/MenuPage.tsx';
/** Reads the catalogue without the SDK: what a visit has loaded by the time that it needs Firebase. */
const PUBLIC_READS = 'src/services/firebase/publicReads.ts';
/** Puts all the rest on screen. */
const PAGE_SCRIPT = 'index.html';
const BACK_OFFICE = 'src/app/BackOfficeWing.tsx';
const ORDERS = 'src/features/backOffice/adminOrders/OrdersPage.tsx';

/** Each row: what is loaded, what is there already and so not counted, and at most how many kB of brotli. */
const ROWS = [
  { name: 'storefront, landing', load: [PAGE_SCRIPT, PAGE, STOREFRONT, LANDING], budgetKb: 115 },
  { name: 'storefront, menu', load: [PAGE_SCRIPT, PAGE, STOREFRONT, MENU], budgetKb: 115 },
  {
    name: 'Firebase, when needed',
    load: [FIREBASE],
    loaded: [PAGE, STOREFRONT, MENU, PUBLIC_READS],
    budgetKb: 53,
  },
  { name: 'back office, orders', load: [PAGE_SCRIPT, PAGE, BACK_OFFICE, ORDERS, FIREBASE], budgetKb: 180 },
];

/** The scripts a chunk needs, its own and those it imports at once; `keys`: of the manifest, or names of chunks. */
function scripts(keys) {
  const found = new Set();
  const visit = key => {
    const chunk = manifest[key] ?? chunks.find(({ name }) => name === key);
    if (!chunk) throw new Error(`The build has no ${key}; scripts/size.mjs names what the entries load.`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return found;
}

function sizes(file) {
  const bytes = readFileSync(join(dist, file));
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return { raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotli.length };
}

const kb = bytes => `${(bytes / 1000).toFixed(1)} kB`;
let over = false;

console.log(
  `${'entry'.padEnd(24)}${'brotli'.padStart(10)}${'gzip'.padStart(10)}${'raw'.padStart(10)}  budget`,
);
for (const { name, load, loaded = [], budgetKb } of ROWS) {
  const present = scripts(loaded);
  const files = [...scripts(load)].filter(file => !present.has(file));
  const sum = files
    .map(sizes)
    .reduce(
      (all, one) => ({ raw: all.raw + one.raw, gzip: all.gzip + one.gzip, brotli: all.brotli + one.brotli }),
      { raw: 0, gzip: 0, brotli: 0 },
    );
  const fits = sum.brotli <= budgetKb * 1000;
  over ||= !fits;
  console.log(
    `${name.padEnd(24)}${kb(sum.brotli).padStart(10)}${kb(sum.gzip).padStart(10)}${kb(sum.raw).padStart(10)}` +
      `  ${budgetKb} kB${fits ? '' : '  OVER BUDGET'}`,
  );
}
if (over) process.exit(1);
