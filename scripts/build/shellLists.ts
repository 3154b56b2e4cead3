import type { Plugin, Rollup } from 'vite';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '../../src/i18n/languages.ts';
import type { ShellList } from '../../src/services/platform/shellLists.ts';
import { inArea, onlyTagged, tagged } from '../tagged.mjs';
import { type Graph, type IsIn, walks } from './moduleGraph.ts';

/** The labels of each language but English, which are in the pages' own code. */
const TRANSLATED = LANGUAGE_CODES.filter(code => code !== DEFAULT_LANGUAGE);
const labelsOf = (code: string) => onlyTagged(`labels-${code}`);

/**
 * Which modules each list of the offline shell is made of (ADR 6): all that its people may ever ask for, but for what the tags
 * and the folders of the areas say. So a new part of a screen is in its list by itself.
 */
export function shellModules(graph: Graph): {
  readonly visitor: IsIn;
  readonly customer: IsIn;
  readonly [language: string]: IsIn;
} {
  const { everPartOf } = walks(graph);
  const entry = onlyTagged('entry');
  /**
   * Asked for by few and hardly ever without a network: cached from the first use on. An invoice needs its engine, which is as
   * large as all the rest together; a session is saved when something is wrong, and replayed or looked at in DevTools by
   * developers.
   */
  const onDemand = [...tagged('on-demand'), ...TRANSLATED.map(labelsOf)];
  /** Asked for by staff alone, wherever that is written. */
  const staffOnly = tagged('staff-only');
  const [inShop, inOffice] = [inArea('shop'), inArea('office')];
  const ofStaff: IsIn = id => onDemand.includes(id) || staffOnly.includes(id) || inOffice(id);
  /** Asked for by whoever is signed in: by the shop, the outbox or Auth. */
  const customerOnly = tagged('customer-only');
  const shopArea = onlyTagged('shop-area');
  /** Of the office's, what drivers ask for: no more than their own pages and the way to them. */
  const driverOnly = tagged('driver-only');
  const toDrivers = [...driverOnly, ...tagged('driver')];
  return {
    visitor: everPartOf(entry, id => ofStaff(id) || customerOnly.includes(id)),
    customer: everPartOf(entry, ofStaff),
    staff: everPartOf(entry, id => [...onDemand, ...driverOnly, shopArea].includes(id)),
    driver: everPartOf(
      entry,
      id => id === shopArea || inShop(id) || (ofStaff(id) && !toDrivers.includes(id)),
    ),
    ...Object.fromEntries(TRANSLATED.map(code => [code, everPartOf(labelsOf(code))])),
  };
}

/** The one file that is no script and not everybody's. */
const STAFF_MANIFEST = 'back-office.webmanifest';

type Lists = {
  readonly plugin: Plugin;
  /** Of a file by its path in the build; none where it is kept from its first use on. */
  readonly listsOf: (url: string) => readonly ShellList[];
};

/** Tells which lists a file is in, once the app is built. */
export function shellLists(): Lists {
  const scripts = new Map<string, ShellList[]>();

  function add(list: ShellList, has: IsIn, bundle: Rollup.OutputBundle): void {
    const visit = (file: string) => {
      const chunk = bundle[file];
      const lists = scripts.get(file) ?? [];
      // Every device has what a visitor keeps.
      if (chunk?.type !== 'chunk' || lists.includes('visitor') || lists.includes(list)) return;
      scripts.set(file, [...lists, list]);
      for (const imported of chunk.imports) visit(imported);
    };
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk' && chunk.moduleIds.some(has)) visit(chunk.fileName);
    }
  }

  return {
    plugin: {
      name: 'shell-lists',
      apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
      generateBundle(_options, bundle) {
        const lists = shellModules(this);
        for (const [list, has] of Object.entries(lists)) add(list, has, bundle);
      },
    },
    listsOf(url) {
      if (url.endsWith('.js')) return scripts.get(url) ?? [];
      return url === STAFF_MANIFEST ? ['staff'] : ['visitor'];
    },
  };
}
