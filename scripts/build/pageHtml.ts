import { NOT_STARTED } from '../../src/i18n/notStarted.ts';
import { BRAND } from '../../src/lib/brand.ts';

type Files = {
  /** The style sheet, and the scripts that a first frame takes: files of the build. */
  readonly sheet: string;
  readonly scripts: readonly string[];
};

type Rendered = Files & {
  /** The largest of `scripts`, named before the others: a slow line is given it while the page is still on its way. */
  readonly largest: string;
  /** The scripts that the app asks for a moment later. */
  readonly later: readonly string[];
  /** Of what is shown at first: within the page, or a file of the build. */
  readonly style: { readonly css: string } | { readonly file: string };
  readonly markup: string;
  /** What the shop is, as its settings have it; null where they do not say. */
  readonly description: string | null;
  /** What the page does by itself until the app has taken it over. */
  readonly preHydration: string;
  readonly catalogue: { readonly asOf: string | null; readonly products: readonly object[] };
  /** What the app will ask for first; null where it takes more than an address to ask for it. */
  readonly catalogueAddress: string | null;
};

/** What stands in a page, and what is to stand there. */
type Place = readonly [place: string, text: string];

/**
 * Links that a browser would fetch at once, before what the page shows. Their addresses are set later by `main.ts`; an empty
 * data URL stops the browser from looking for a default icon.
 */
const UNASKED: readonly Place[] = [
  ['<link rel="icon" href="', '<link rel="icon" href="data:," data-later="'],
  ['<link rel="manifest" href="', '<link rel="manifest" data-later="'],
];

/** Where index.html takes in the date of the catalogue, and the app. */
const CATALOGUE = '<!--catalogue-->';
const ROOT = '<div id="root"></div>';
/** The app's first script, as Vite writes it. */
const MAIN = /<script type="module"[^>]* src="([^"]+)"><\/script>/;

/** Replaces what must be there, one after the other. The texts are taken as they stand: `$` in them has no meaning. */
const filled = (source: string, places: readonly Place[]): string =>
  places.reduce((page, [place, text]) => {
    if (!page.includes(place)) throw new Error(`index.html has no ${place}`);
    return page.replace(place, () => text);
  }, source);

const links = (rel: string, scripts: readonly string[], more = ''): string =>
  scripts.map(file => `<link rel="${rel}"${more} href="/${file}">`).join('');

/** As JSON within a page: no `</script>` of a product's name ends it. */
const embedded = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const DESCRIPTION = /<meta name="description" content="[^"]*"[^>]*>/;

const descriptionTag = (text: string): string =>
  `<meta name="description" content="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}">`;

function titleOf(markup: string): string {
  const heading = /<h1[^>]*>([^<]*)</.exec(markup)?.[1];
  if (!heading) throw new Error('A rendered page has no heading.');
  return `<title>${heading} – ${BRAND}</title>`;
}

/** The scripts of the addresses that begin with a path, and whether they are sent for at once or after those that are. */
type PageScripts = {
  readonly path: string;
  readonly scripts: readonly string[];
  readonly atOnce?: true | undefined;
};

/**
 * Sends for the scripts of the address that the page was asked for at: for most of them when all are there that are sent for
 * at once. The libraries then have little left to come, and the line is never without something to carry.
 */
export const ADDRESS_SCRIPT =
  "{const ask=rel=>[...document.querySelectorAll('link[rel='+rel+']')]" +
  ".filter(link=>location.pathname.startsWith(link.dataset.path)&&(link.rel='modulepreload'));" +
  "const first=ask('first');let left=first.length;for(const link of first)link.onload=()=>--left||ask('second')}";

/**
 * Where the app's first script does not come after the page's reload either (index.html): the empty page becomes a link to itself,
 * in every language, as nothing is there that would know which.
 */
const FAILURE_SCRIPT =
  "addEventListener('error',({target})=>{if(target.type==='module'&&" +
  "(!navigator.onLine||performance.getEntriesByType('navigation')[0]?.type==='reload'))" +
  `document.getElementById('root').innerHTML='<a href="">${NOT_STARTED.map(({ heading }) => heading).join(' · ')}</a>'},true)`;

/** Ever the same: hosting's policy names its hash. */
export const PAGE_SCRIPT = ADDRESS_SCRIPT + FAILURE_SCRIPT;

/** The shapes of the bottles, which a screen that shows one takes out of their template (`BottleArt.tsx`). */
const SHAPES = /<svg id="bottle-shapes".*?<\/svg>/s;

/**
 * The page of every address that nothing is rendered for: most show no bottle, so the shapes are in a template. It names what
 * some addresses need as well, which the app would ask for one after the other.
 */
export function emptyPage(
  source: string,
  { sheet, scripts, pageScripts }: Files & { readonly pageScripts: readonly PageScripts[] },
): string {
  const first = links('modulepreload', scripts);
  const named = pageScripts.map(({ path, scripts, atOnce }) =>
    links(atOnce ? 'first' : 'second', scripts, ` data-path="${path}"`),
  );
  // A script waits for the sheets before it, and this one is there before the libraries are.
  const head = `${first}${named.join('')}<script>${PAGE_SCRIPT}</script><link rel="stylesheet" href="/${sheet}">`;
  const drawn = source.replace(SHAPES, '<template id="bottle-shapes-template">$&</template>');
  return filled(drawn, [[CATALOGUE, ''], ['</title>', `</title>${head}`], ...UNASKED]);
}

/**
 * A page that shows its screen before any script of the app has come. It names the app's files for its own script, which asks
 * for them once it has been painted (`preHydration.ts`), the one that begins the app last, and what comes next for the app (`main.ts`). The style sheet is named for
 * the app to load, and for who has no scripts.
 */
export function renderedPage(
  source: string,
  {
    sheet,
    scripts,
    largest,
    later,
    style,
    markup,
    description,
    preHydration,
    catalogue,
    catalogueAddress,
  }: Rendered,
): string {
  const [described] = DESCRIPTION.exec(source) ?? [];
  if (described === undefined) throw new Error('index.html has no description.');
  const title = /<title>[^<]*<\/title>/.exec(source)?.[0] ?? '<title>';
  // First what begins on the line while the rest of the page arrives; then the style, which is most of the head.
  const head = [
    titleOf(markup),
    catalogueAddress === null
      ? ''
      : `<link rel="preload" as="fetch" crossorigin href="${catalogueAddress.replaceAll('&', '&amp;')}">`,
    links('app', [largest]),
  ].join('');
  const styles = [
    'css' in style ? `<style>${style.css}</style>` : `<link rel="stylesheet" href="/${style.file}">`,
    `<meta name="whole-style" content="/${sheet}">`,
    `<noscript><link rel="stylesheet" href="/${sheet}"></noscript>`,
  ].join('');
  const asOf = `<meta name="catalogue" content="${catalogue.asOf ?? ''}">`;
  const data = `<script type="application/json" id="catalogue">${embedded(catalogue)}</script>`;
  const [shapes = ''] = SHAPES.exec(source) ?? [];
  const [tag, main = ''] = MAIN.exec(source) ?? [];
  if (tag === undefined) throw new Error('index.html has no script of the app.');
  const begin = main.slice(1);
  const others = scripts.filter(file => file !== begin && file !== largest);
  const named = [links('app', [...others, begin]), links('later', later)].join('');
  // On a slow line names, prices and buttons come before the drawings, and before what only scripts read.
  const body = `<div id="root">${markup}</div>${shapes}${data}${named}<script>${preHydration}</script>`;
  return filled(source.replace(SHAPES, ''), [
    [title, head],
    [described, description === null ? described : descriptionTag(description)],
    [CATALOGUE, asOf],
    ['</head>', `${styles}</head>`],
    [ROOT, body],
    [tag, ''],
    ...UNASKED,
  ]);
}
