import { BRAND } from '../../src/shared/brand.ts';

type Files = {
  /** The style sheet, and the scripts that a first frame takes: files of the build. */
  readonly sheet: string;
  readonly scripts: readonly string[];
};

type Rendered = Files & {
  /** The scripts that the app asks for a moment later. */
  readonly later: readonly string[];
  readonly css: string;
  readonly markup: string;
  /** What the page does by itself until the app has taken it over. */
  readonly early: string;
  readonly catalogue: object;
  /** What the app will ask for first. */
  readonly catalogueAddress: string;
};

/**
 * What a browser asks for by itself as soon as a page is there, before that is on the screen and in its way. It has its
 * address from the app (`main.ts`); until then an icon of no bytes, or a browser would look for one where there is none.
 */
const UNASKED: readonly (readonly [string, string])[] = [
  ['<link rel="icon" href="', '<link rel="icon" href="data:," data-later="'],
  ['<link rel="manifest" href="', '<link rel="manifest" data-later="'],
];
/** Where index.html takes in the catalogue, and the app. */
const CATALOGUE = '<!--catalogue-->';
const ROOT = '<div id="root"></div>';
/** The app's first script, as Vite writes it. */
const MAIN = /<script type="module"[^>]* src="([^"]+)"><\/script>/;

/** Replaces what must be there. The text is taken as it stands: `$` in it has no meaning. */
function replaced(page: string, place: string, text: string): string {
  if (!page.includes(place)) throw new Error(`index.html has no ${place}`);
  return page.replace(place, () => text);
}

const links = (rel: string, scripts: readonly string[], more = ''): string =>
  scripts.map(file => `<link rel="${rel}"${more} href="/${file}">`).join('');

/** As JSON within a page: no `</script>` of a product's name ends it. */
const embedded = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

function titleOf(markup: string): string {
  const heading = /<h1[^>]*>([^<]*)</.exec(markup)?.[1];
  if (!heading) throw new Error('A rendered page has no heading.');
  return `<title>${heading} – ${BRAND}</title>`;
}

/** The scripts of the addresses that begin with a path. */
type Room = { readonly path: string; readonly scripts: readonly string[] };

/** Sends for the scripts of the address that the page was asked for at. Ever the same: hosting's policy names its hash. */
export const ROOM_SCRIPT =
  "for(const link of document.querySelectorAll('link[rel=room]'))" +
  "if(location.pathname.startsWith(link.dataset.path))link.rel='modulepreload'";

/** The moulds of the bottles, which a screen that shows one brings out (`BottleArt.tsx`). */
const MOULDS = /<svg id="moulds".*?<\/svg>/s;

/**
 * The page of every address that nothing is rendered for: most show no bottle, so the moulds are set aside. It names what some addresses need besides, which the app would
 * ask for one after the other.
 */
export function emptyPage(
  source: string,
  { sheet, scripts, rooms }: Files & { readonly rooms: readonly Room[] },
): string {
  const named = rooms.map(({ path, scripts }) => links('room', scripts, ` data-path="${path}"`)).join('');
  const style = `<link rel="stylesheet" href="/${sheet}">`;
  const drawn = source.replace(MOULDS, '<template id="moulds-aside">$&</template>');
  return replaced(
    replaced(drawn, CATALOGUE, ''),
    '</title>',
    `</title>${style}${links('modulepreload', scripts)}${named}<script>${ROOM_SCRIPT}</script>`,
  );
}

/**
 * A page that shows its screen before any script of the app has come. It names the app's files for its own script, which asks
 * for them once it has been painted (`early.ts`), and what comes next for the app (`main.ts`). The style sheet is named for
 * the app to load, and for who has no scripts.
 */
export function renderedPage(
  source: string,
  { sheet, scripts, later, css, markup, early, catalogue, catalogueAddress }: Rendered,
): string {
  const title = /<title>[^<]*<\/title>/.exec(source)?.[0] ?? '<title>';
  const head = [
    titleOf(markup),
    `<style>${css}</style>`,
    `<meta name="whole-style" content="/${sheet}">`,
    `<noscript><link rel="stylesheet" href="/${sheet}"></noscript>`,
    `<link rel="preload" as="fetch" crossorigin href="${catalogueAddress.replaceAll('&', '&amp;')}">`,
  ].join('');
  const data = `<script type="application/json" id="catalogue">${embedded(catalogue)}</script>`;
  const [tag, main = ''] = MAIN.exec(source) ?? [];
  if (tag === undefined) throw new Error('index.html has no script of the app.');
  const first = [...new Set([main.slice(1), ...scripts])];
  const named = [links('app', first), links('later', later)].join('');
  const body = `<div id="root">${markup}</div>${named}<script>${early}</script>`;
  const places = [[title, head], [CATALOGUE, data], [ROOT, body], [tag, ''], ...UNASKED] as const;
  return places.reduce((page, [place, text]) => replaced(page, place, text), source);
}
