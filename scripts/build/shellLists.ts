import type { Plugin, Rollup } from 'vite';
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts';
import type { ShellList } from '../../src/services/platform/shellLists.ts';
import { type Graph, type IsIn, source, walks } from './moduleGraph.ts';

const MAIN = source('main.ts');
/** The labels of each language but English. */
const labelsOf = (code: string) => `i18n/${code}/translation.ts`;
const STOREFRONT = 'app/StorefrontWing.tsx';

/**
 * Asked for by few and hardly ever without a network: kept from the first use on. An invoice needs its engine, which is as large
 * as all the rest together; a session is saved when something is wrong, and replayed or looked at in DevTools by developers.
 */
const ON_USE = [
  'app/devTools/',
  'app/recording/sessionFile.ts',
  'app/recording/takeSession.ts',
  'app/replay/openReplay.tsx',
  'data/order/invoiceDocument.ts',
  'services/pdf/printPdf.ts',
  ...LANGUAGE_CODES.map(labelsOf),
];

/** Asked for by staff alone, wherever that is written. */
const OF_STAFF = [
  'app/BackOfficeWing.tsx',
  'features/backOffice/',
  'components/staffNote/',
  'data/staffNote/',
];

/** Asked for by whoever is signed in: by the shop, the sender or Auth. */
const OF_A_CUSTOMER = [
  'app/outbox/',
  'sync/outbox/',
  'app/recording/ProfileScreen.tsx',
  'app/start/beginAuth.ts',
  'components/session/DropDialog.tsx',
  'data/user/followEmail.ts',
  'features/storefront/order/',
  'features/storefront/myOrders/',
  'features/storefront/profile/',
  'services/firebase/accountCare.ts',
  'services/firebase/authSession.ts',
  'services/firebase/firestoreSession.ts',
  'services/firebase/sharedSession.ts',
  'services/firebase/signUp.ts',
  'services/cacheStore/',
  'services/outboxLog/',
];

const among = (paths: readonly string[]): IsIn => {
  const starts = paths.map(source);
  return id => starts.some(start => id.startsWith(start));
};

/**
 * Which modules each list of the offline shell is made of (ADR 6): all that its people may ever ask for, but for what is named
 * here. So a new part of a screen is in its list by itself.
 */
export function shellModules(graph: Graph): {
  readonly visitor: IsIn;
  readonly customer: IsIn;
  readonly [language: string]: IsIn;
} {
  const { everPartOf } = walks(graph);
  return {
    visitor: everPartOf(MAIN, among([...ON_USE, ...OF_STAFF, ...OF_A_CUSTOMER])),
    customer: everPartOf(MAIN, among([...ON_USE, ...OF_STAFF])),
    staff: everPartOf(MAIN, among([...ON_USE, STOREFRONT])),
    ...Object.fromEntries(LANGUAGE_CODES.map(code => [code, everPartOf(source(labelsOf(code)))])),
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
