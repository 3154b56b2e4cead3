import { BRAND } from '../../src/shared/brand.ts';

type Files = {
  /** The style sheet, and the scripts that a first frame takes: files of the build. */
  readonly sheet: string;
  readonly scripts: readonly string[];
};

type Rendered = Files & {
  readonly css: string;
  readonly markup: string;
  /** What the page does by itself until the app has taken it over. */
  readonly early: string;
  readonly catalogue: object;
  /** What the app will ask for first. */
  readonly catalogueAddress: string;
};

/** Where index.html takes in the catalogue, and the app. */
const CATALOGUE = '<!--catalogue-->';
const ROOT = '<div id="root"></div>';

/** Replaces what must be there. The text is taken as it stands: `$` in it has no meaning. */
function replaced(page: string, place: string, text: string): string {
  if (!page.includes(place)) throw new Error(`index.html has no ${place}`);
  return page.replace(place, () => text);
}

const preloads = (scripts: readonly string[]): string =>
  scripts.map(file => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');

/** As JSON within a page: no `</script>` of a product's name ends it. */
const embedded = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

function titleOf(markup: string): string {
  const heading = /<h1[^>]*>([^<]*)</.exec(markup)?.[1];
  if (!heading) throw new Error('A rendered page has no heading.');
  return `<title>${heading} – ${BRAND}</title>`;
}

/** The page of every address that nothing is rendered for. */
export function emptyPage(source: string, { sheet, scripts }: Files): string {
  const style = `<link rel="stylesheet" crossorigin href="/${sheet}">`;
  return replaced(replaced(source, CATALOGUE, ''), '</title>', `</title>${style}${preloads(scripts)}`);
}

/**
 * A page that shows its screen before any script has run. The scripts are named after the markup, which goes first, in the
 * order in which they are needed; the style sheet is named for the app to load, and for who has no scripts.
 */
export function renderedPage(
  source: string,
  { sheet, scripts, css, markup, early, catalogue, catalogueAddress }: Rendered,
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
  const style = `<link rel="preload" as="style" href="/${sheet}">`;
  const body = `<div id="root">${markup}</div><script>${early}</script>${preloads(scripts)}${style}`;
  return replaced(replaced(replaced(source, title, head), CATALOGUE, data), ROOT, body);
}
