import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, loadEnv, type Plugin, type ResolvedConfig, type Rollup } from 'vite';
import { readFirebaseSettings } from '../../src/services/firebase/firebaseSettings.ts';
import { publicAddress } from '../../src/services/firebase/publicAddress.ts';
import { BRAND } from '../../src/shared/brand.ts';
import { builtCatalogue } from './builtCatalogue.ts';
import { criticalCss } from './criticalCss.ts';
import { STAND_INS } from './standIns.ts';

type Renderer = typeof import('../../src/app/start/renderPage.tsx');

/** The screens that are rendered beforehand, and the chunk each is in. */
const PAGES = [
  { file: 'index.html', pathname: '/', screen: 'LandingPage' },
  { file: 'menu.html', pathname: '/menu', screen: 'MenuPage' },
] as const;

/** What every first frame of the shop consists of, besides its screen. */
const START = ['start', 'StorefrontWing'];
const RENDERER = 'src/app/start/renderPage.tsx';
const HOSTING = 'firebase.json';

/** Builds the app for Node, with the plugins this very build has been given, and works with it. */
async function withRenderer(
  { inlineConfig, root }: ResolvedConfig,
  work: (renderer: Renderer) => Promise<void>,
): Promise<void> {
  const outDir = mkdtempSync(join(tmpdir(), 'renderer-'));
  try {
    await build({
      ...inlineConfig,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: {
        ssr: join(root, RENDERER),
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        minify: false,
        // Required, for an import would be one of the runner's that has loaded this configuration.
        rolldownOptions: { output: { format: 'cjs', entryFileNames: 'renderPage.cjs' } },
      },
    });
    await work(createRequire(import.meta.url)(join(outDir, 'renderPage.cjs')));
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

/**
 * Takes the style sheet from what Vite loads with each script: the rendered pages carry what they show, and `wholeStyle`
 * loads the rest. What app.html needs is written into it here.
 */
function ownStyle(): Plugin {
  return {
    name: 'own-style',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk') output.viteMetadata?.importedCss.clear();
        }
      },
    },
  };
}

/** A text as JSON within a page: no `</script>` of a product's name ends it. */
const embedded = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The files of the chunks that hold these modules, with all that they import at once. */
function scriptsOf(bundle: Rollup.OutputBundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter(output => output.type === 'chunk');
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) visit(imported);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some(id => id.endsWith(`/${module}.tsx`)));
    if (!chunk) throw new Error(`No chunk of the build has ${module}.tsx in it.`);
    visit(chunk.fileName);
  }
  return [...found];
}

function textOf(output: Rollup.OutputAsset | Rollup.OutputChunk | undefined, name: string): string {
  if (output?.type !== 'asset') throw new Error(`The build has no ${name}.`);
  return String(output.source);
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Lets hosting's policy know the style and the script that the pages carry. A build that changes one of them says so. */
function allow(css: string, page: string, warn: (message: string) => void): void {
  const script = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';
  const hosting = readFileSync(HOSTING, 'utf8');
  const allowed = hosting
    .replace(/style-src [^;]*/, `style-src 'self' ${hashOf(css)}`)
    .replace(/script-src [^;]*/, `script-src 'self' ${hashOf(script)}`);
  if (allowed === hosting) return;
  writeFileSync(HOSTING, allowed);
  warn(`${HOSTING} now names the style and the script of the pages as this build has them.`);
}

const titleOf = (markup: string): string => {
  const heading = /<h1[^>]*>([^<]*)</.exec(markup)?.[1];
  if (!heading) throw new Error('A rendered page has no heading.');
  return `${heading} – ${BRAND}`;
};

const ROOT = '<div id="root"></div>';

/** The pages of the build, and the style they have of their own. */
export const pages = (): Plugin[] => [ownStyle(), renderedPages()];

/**
 * Makes three pages of index.html. The landing page and the menu are rendered: they show what they have to show before
 * any script has run, with the few styles that takes. `app.html` is empty, for every other address.
 */
function renderedPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'rendered-pages',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    enforce: 'post',
    configResolved: resolved => {
      config = resolved;
    },
    async generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      const source = textOf(page, 'index.html');
      const sheets = Object.keys(bundle).filter(file => file.endsWith('.css'));
      const [sheet] = sheets;
      if (!sheet || sheets.length > 1)
        throw new Error(`The build has ${sheets.length} style sheets, not one.`);
      const style = `/${sheet}`;
      const wholeCss = textOf(bundle[sheet], sheet);

      const preloads = (modules: readonly string[]) =>
        scriptsOf(bundle, modules)
          .map(file => `<link rel="modulepreload" crossorigin href="/${file}">`)
          .join('');
      const settings = readFirebaseSettings({
        env: loadEnv(config.mode, config.envDir || process.cwd()),
        pageUrl: 'http://localhost/',
      });
      await withRenderer(config, async ({ renderPage, catalogueOf }) => {
        const catalogue = catalogueOf(builtCatalogue(settings));
        const standIns = { ...catalogue, asOf: new Date(0).toISOString(), products: STAND_INS };
        const everything = await Promise.all(
          PAGES.flatMap(({ pathname }) =>
            [standIns, catalogueOf(null)].map(shown => renderPage(pathname, shown)),
          ),
        );
        const css = criticalCss(wholeCss, everything.join(''));
        allow(css, source, message => this.warn(message));

        const { pathname, search, origin } = new URL(publicAddress(settings, 'inventory'));
        const read = (settings.backend === 'local' ? '' : origin) + pathname + search;

        for (const { file, pathname: address, screen } of PAGES) {
          const markup = await renderPage(address, catalogue);
          const head = [
            `<style>${css}</style>`,
            `<meta name="whole-style" content="${style}">`,
            `<noscript><link rel="stylesheet" href="${style}"></noscript>`,
            `<link rel="preload" as="fetch" crossorigin href="${read.replaceAll('&', '&amp;')}">`,
          ].join('');
          const html = source
            .replace('</title>', found => `${found}${head}`)
            .replace(/<title>[^<]*<\/title>/, () => `<title>${titleOf(markup)}</title>`)
            .replace(
              '<!--catalogue-->',
              () => `<script type="application/json" id="catalogue">${embedded(catalogue)}</script>`,
            )
            .replace(ROOT, () => `<div id="root">${markup}</div>${preloads([...START, screen])}`);
          if (page?.type === 'asset' && file === page.fileName) page.source = html;
          else this.emitFile({ type: 'asset', fileName: file, source: html });
        }
      });
      const head = `<link rel="stylesheet" crossorigin href="${style}">${preloads(['start'])}`;
      this.emitFile({
        type: 'asset',
        fileName: 'app.html',
        source: source.replace('</title>', found => found + head).replace('<!--catalogue-->', ''),
      });
    },
  };
}
