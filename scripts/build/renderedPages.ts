import type { Plugin, ResolvedConfig, Rollup } from 'vite';
import type { FirebaseSettings } from '../../src/services/firebase/firebaseSettings.ts';
import { publicAddress } from '../../src/services/firebase/publicAddress.ts';
import { onlyTagged, tagged } from '../tagged.mjs';
import { drawings } from './brandedPage.ts';
import { buildSettings, googlesPartsIn } from './buildSettings.ts';
import { builtCatalogue } from './builtCatalogue.ts';
import { criticalCss } from './criticalCss.ts';
import { checkPolicy, scriptsWithin } from './hostingPolicy.ts';
import { minifyPage } from './minifyPage.ts';
import { emptyPage, PAGE_SCRIPT, renderedPage } from './pageHtml.ts';
import { PAGE_MODULES } from './pageModules.ts';
import { PLACEHOLDER_PRODUCTS } from './placeholderProducts.ts';
import { preHydrationScript } from './preHydrationScript.ts';
import { withRenderer } from './renderer.ts';

/** The screens that are rendered beforehand, and the module each is in. */
const PAGES = [
  { file: 'index.html', pathname: '/', screen: onlyTagged('landing-page') },
  { file: 'menu.html', pathname: '/menu', screen: onlyTagged('menu-page') },
] as const;

const APP = onlyTagged('app-start');

/** What every first frame of the shop consists of, besides its screen. */
const START = [APP, onlyTagged('shop-area')];

/** What its products are read and put into the cart with, a moment later. */
const NEXT = [...tagged('shop-soon'), onlyTagged('product-document')];

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
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (!chunk) throw new Error(`No chunk of the build has ${module} in it.`);
    visit(chunk.fileName);
  }
  return [...found];
}

const largestOf = (bundle: Rollup.OutputBundle, files: readonly string[]): string => {
  const size = (file: string) => {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' ? chunk.code.length : 0;
  };
  return files.reduce((largest, file) => (size(file) > size(largest) ? file : largest));
};

/** What the page of every other address loads, and what it names for those of the back office. */
function emptyPageScripts(bundle: Rollup.OutputBundle) {
  const scripts = scriptsOf(bundle, [APP]);
  const named = new Set(scripts);
  const pageScripts = PAGE_MODULES.map(({ path, modules, atOnce }) => {
    const others = scriptsOf(bundle, modules).filter(file => !named.has(file));
    for (const file of others) named.add(file);
    return { path, scripts: others, atOnce };
  });
  return { scripts, pageScripts };
}

function textOf(output: Rollup.OutputAsset | Rollup.OutputChunk | undefined, name: string): string {
  if (output?.type !== 'asset') throw new Error(`The build has no ${name}.`);
  return String(output.source);
}

/** The build's one style sheet: its file, and what is in it. */
function sheetOf(bundle: Rollup.OutputBundle): { file: string; css: string } {
  const [file, ...others] = Object.keys(bundle).filter(name => name.endsWith('.css'));
  if (!file || others.length > 0) throw new Error('The build has none or several style sheets, not one.');
  return { file, css: textOf(bundle[file], file) };
}

/** Where the page's catalogue is read from; of the local backend, on the page's own origin, wherever that will be. */
function catalogueAddress(settings: FirebaseSettings): string {
  const { origin, pathname, search } = new URL(publicAddress(settings, 'inventory'));
  return (settings.backend === 'local' ? '' : origin) + pathname + search;
}

/**
 * Takes the style sheet from what Vite loads with each script: the rendered pages carry what they show, and `loadFullStyleSheet`
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
      const source = minifyPage(textOf(page, 'index.html'));
      const sheet = sheetOf(bundle);
      const settings = buildSettings(config.mode);
      const parts = googlesPartsIn(config.mode);
      const emit = (fileName: string, html: string) => {
        if (page?.type === 'asset' && fileName === page.fileName) page.source = html;
        else this.emitFile({ type: 'asset', fileName, source: html });
      };
      /** A page without a catalogue shows where its products will be: it needs more than the policy allows within it. */
      const styleOf = (page: string, allowed: string, needed: string) => {
        if (needed === allowed) return { css: allowed };
        const reference = this.emitFile({
          type: 'asset',
          name: page.replace('.html', '.css'),
          source: needed,
        });
        return { file: this.getFileName(reference) };
      };
      emit('app.html', emptyPage(source, { sheet: sheet.file, ...emptyPageScripts(bundle) }));
      await withRenderer(config, async ({ renderPage, catalogueOf, descriptionOf }) => {
        const reading = builtCatalogue(settings);
        const catalogue = catalogueOf(reading);
        const description = descriptionOf(reading?.settings ?? null);
        const anyCatalogue = { asOf: new Date(0).toISOString(), products: PLACEHOLDER_PRODUCTS };
        const styles: string[] = [];
        const preHydration = await preHydrationScript(config.root);
        for (const { file, pathname, screen } of PAGES) {
          const markup = await renderPage(pathname, catalogue);
          const drawn = [drawings(), await renderPage(pathname, anyCatalogue)];
          const css = criticalCss(sheet.css, drawn.join(''));
          styles.push(css);
          const scripts = scriptsOf(bundle, [...START, screen]);
          const html = renderedPage(source, {
            sheet: sheet.file,
            scripts,
            largest: largestOf(bundle, scripts),
            later: scriptsOf(bundle, NEXT).filter(file => !scripts.includes(file)),
            style: styleOf(file, css, criticalCss(sheet.css, [...drawn, markup].join(''))),
            markup,
            description,
            preHydration,
            catalogue,
            // With App Check it is asked for with a token, which no page has ahead.
            catalogueAddress: parts.appCheck ? null : catalogueAddress(settings),
          });
          emit(file, html);
        }
        checkPolicy({ styles, scripts: [...scriptsWithin(source), preHydration, PAGE_SCRIPT], ...parts });
      });
    },
  };
}

/** The pages of the build, and the style they have of their own. */
export const pages = (): Plugin[] => [ownStyle(), renderedPages()];
