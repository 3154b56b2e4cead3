import { fileURLToPath } from 'node:url';
import { iconsUsed, isIconIndex } from './iconsUsed';

type ModuleInfo = {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
};
type Graph = { readonly getModuleInfo: (id: string) => ModuleInfo | null };

const source = (relative: string) => fileURLToPath(new URL(`../../src/${relative}`, import.meta.url));

/** All that runs once the page is on screen. */
const ENTRY = source('app/start/start.tsx');
/** Runs the packages of that first. */
const LIBRARIES = source('app/start/libraries.ts');
const STOREFRONT = source('app/StorefrontWing.tsx');
const BACK_OFFICE = source('app/BackOfficeWing.tsx');
/** The screens a visit to the shop begins with. */
const LANDING = source('features/storefront/landing/LandingPage.tsx');
const MENU = source('features/storefront/catalogue/MenuPage.tsx');
/** Shows the same products as the menu. */
const CART = source('features/storefront/cart/CartPage.tsx');

/** The screen a day in the back office is spent on. */
const ORDERS = source('features/backOffice/adminOrders/OrdersPage.tsx');
/** Its rows on a tablet, which it asks for itself. */
const ROWS = ['OrderResults.tsx', 'OrdersTable.tsx'].map(file =>
  source(`features/backOffice/adminOrders/${file}`),
);
/** Asks for all of that at once, and for the orders that the device has kept. */
const OPEN_ORDERS = source('features/backOffice/adminOrders/openOrders.ts');
/** What every list of the office is read with, from the device and from the server. */
const LISTS_KEPT = [
  'entities/replica/restoreCollection.ts',
  'entities/replica/syncCollection.ts',
  'services/keptLists/indexedDbKeptLists.ts',
].map(source);
/** What is done while there is no network, by anyone who is signed in. */
const OUTBOX = ['app/outbox/startOutbox.ts', 'services/outboxLog/openOutboxLog.ts'].map(source);
/** The rooms that are only looked at. */
const TO_LOOK_AT = [
  source('features/backOffice/dashboard/DashboardPage.tsx'),
  source('features/backOffice/reports/ReportsPage.tsx'),
];

/** What the first word with Firebase takes. */
const SESSIONS = [
  source('services/firebase/authSession.ts'),
  source('services/firebase/firestoreSession.ts'),
];

/** What a reading without the SDK needs of it all the same: which Firebase it is. */
const SETTINGS = source('services/firebase/firebaseSettings.ts');

/** Reads a product's document, as the shop does at once and a few rooms of the office later. */
const PRODUCTS = source('entities/product/productDocument.ts');

/** Names the parts that every visit shows a little later. */
const LAZY_PARTS = source('app/shell/lazyParts.ts');

/** What every visit loads once the first screen is there, in either wing. */
const SOON = [
  'app/afterFirstPaint.ts',
  'app/recording/startRecording.ts',
  'app/persistence/storedReaders.ts',
  'app/shell/ConnectionPill.tsx',
  'app/shell/DisplayChoices.tsx',
  'app/shell/openNotices.tsx',
  'shared/ui/Toasts.tsx',
].map(source);

/** The same of a visit to the shop alone. */
const SOON_IN_THE_SHOP = [
  'app/layouts/CartLink.tsx',
  'entities/cart/AddToCart.tsx',
  'services/firebase/publicReads.ts',
].map(source);

/** Every module that a walk from `root` along `next` comes to, itself included. */
function reach(root: string, next: (id: string) => readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...next(id));
  }
  return found;
}

function readGraph(graph: Graph) {
  const icons = iconsUsed(graph);
  const atOnce = (id: string) => {
    const imported = graph.getModuleInfo(id)?.importedIds ?? [];
    const index = imported.find(isIconIndex);
    return index === undefined
      ? imported
      : [...imported.filter(other => other !== index), ...icons(id, index)];
  };
  const ever = (id: string) => [...atOnce(id), ...(graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])];
  const entry = reach(ENTRY, atOnce);
  const [landing, menu] = [reach(LANDING, atOnce), reach(MENU, atOnce)];
  const cart = reach(CART, atOnce);
  const storefront = reach(STOREFRONT, atOnce);
  const backOffice = reach(BACK_OFFICE, atOnce);
  const [storefrontEver, backOfficeEver] = [reach(STOREFRONT, ever), reach(BACK_OFFICE, ever)];
  const orders = reach(ORDERS, atOnce);
  const otherRooms = (graph.getModuleInfo(BACK_OFFICE)?.dynamicallyImportedIds ?? [])
    .filter(room => ![ORDERS, OPEN_ORDERS].includes(room))
    .map(room => reach(room, atOnce));
  const toLookAt = TO_LOOK_AT.map(room => reach(room, atOnce));
  const lazyParts = (graph.getModuleInfo(LAZY_PARTS)?.dynamicallyImportedIds ?? []).map(part =>
    reach(part, atOnce),
  );
  const [soon, soonInTheShop] = [SOON, SOON_IN_THE_SHOP].map(
    roots => new Set(roots.flatMap(root => [...reach(root, atOnce)])),
  );
  const products = reach(PRODUCTS, atOnce);
  const [rows, listsKept, outbox] = [ROWS, LISTS_KEPT, OUTBOX].map(
    roots => new Set(roots.flatMap(root => [...reach(root, atOnce)])),
  );
  const isOfOrders = (id: string) =>
    ![storefrontEver, backOffice, ...otherRooms].some(others => others.has(id));
  const screens = [backOffice, orders, ...toLookAt];
  const onScreen = (id: string) => screens.some(screen => screen.has(id));
  const inTheOffice = (id: string) => onScreen(id) || otherRooms.some(room => room.has(id));
  const sessions = SESSIONS.map(session => reach(session, atOnce));
  const opensTheShop = (id: string) =>
    storefront.has(id) || (menu.has(id) && (landing.has(id) || cart.has(id)));
  return {
    isEntry: (id: string) => entry.has(id),
    isFirebase: (id: string) => sessions.some(session => session.has(id)),
    opensTheShop,
    opensBoth: (id: string) => opensTheShop(id) && (backOffice.has(id) || orders.has(id)),
    shownInBoth: (id: string) => opensTheShop(id) && backOfficeEver.has(id),
    listsBoth: (id: string) => menu.has(id) && backOfficeEver.has(id),
    opensRooms: (id: string) =>
      !lazyParts.some(part => part.has(id)) &&
      [
        backOffice.has(id),
        orders.has(id) || (rows?.has(id) && !storefrontEver.has(id)),
        otherRooms.some(room => room.has(id)),
      ].filter(Boolean).length > 1,
    opensForms: (id: string) => ![backOffice, ...toLookAt].some(room => room.has(id)),
    comesSoon: (id: string) => soon?.has(id) === true && !onScreen(id),
    comesSoonInTheShop: (id: string) => soonInTheShop?.has(id) === true && !inTheOffice(id),
    showsOrders: (id: string) => orders.has(id) && isOfOrders(id),
    showsRows: (id: string) => rows?.has(id) === true && isOfOrders(id),
    keepsLists: (id: string) => listsKept?.has(id) === true && !onScreen(id),
    keepsCommands: (id: string) => outbox?.has(id) === true && !onScreen(id),
    readsProducts: (id: string) => products.has(id),
    opensTheOffice: (id: string) => backOffice.has(id) && storefrontEver.has(id),
  };
}

type ChunkName =
  | 'stack'
  | 'schemas'
  | 'settings'
  | 'common'
  | 'bottles'
  | 'firebase'
  | 'lists'
  | 'storefront'
  | 'soon'
  | 'shopSoon'
  | 'products'
  | 'later'
  | 'orders'
  | 'rows'
  | 'kept'
  | 'outbox'
  | 'rooms'
  | 'forms';

/**
 * Names the chunk of a module that first screens load. Of both wings: `stack` for the packages of every first screen,
 * `common` for what else they open with, `schemas` for what reads documents and what the device keeps, `settings` for
 * which Firebase it is, `firebase` for the SDK's two halves, which every visit asks for together, `soon` for what every
 * visit shows a moment later, `outbox` for what is done without a network. Of the shop: `storefront` for what it always
 * opens with, `bottles` for what of it the office shows later, `lists` for what their lists need, `products` for what
 * reads a product, `shopSoon` for what it shows a moment later. Of the office: `later` for what it opens with and the shop
 * needs after its first screen, `rooms` for what its orders share with its other rooms, `forms` for what of that the rooms
 * that are only looked at do without, `orders` and `rows` for that room's own, `kept` for what its lists are read with.
 * Left to itself the bundler makes a chunk for each set of pages that share something, some hundred of a few hundred bytes
 * each, which compress badly and cost a request apiece. Null for the rest: the bundler keeps that apart, so that neither
 * wing loads the other's code.
 */
export function wingChunks(): (id: string, graph: Graph) => ChunkName | null {
  let read: ReturnType<typeof readGraph> | undefined;
  return (id, graph) => {
    read ??= readGraph(graph);
    // What the bundler itself needs to load packages: they are all in there.
    if (id.startsWith('\0rolldown')) return 'stack';
    // What main.ts loads the rest with.
    if (id.includes('vite/preload-helper')) return null;
    if (/[\\/]node_modules[\\/]valibot[\\/]/.test(id)) return 'schemas';
    if (id === LIBRARIES) return 'stack';
    if (read.isEntry(id)) return /[\\/]node_modules[\\/]/.test(id) ? 'stack' : 'common';
    if (id === SETTINGS) return 'settings';
    if (read.isFirebase(id)) return 'firebase';
    if (read.opensBoth(id)) return 'common';
    if (read.shownInBoth(id)) return 'bottles';
    if (read.listsBoth(id)) return 'lists';
    if (read.opensTheShop(id)) return 'storefront';
    if (read.readsProducts(id)) return 'products';
    if (read.comesSoonInTheShop(id)) return 'shopSoon';
    if (read.comesSoon(id)) return 'soon';
    if (read.opensTheOffice(id)) return 'later';
    if (read.showsOrders(id)) return 'orders';
    if (read.showsRows(id)) return 'rows';
    if (read.keepsCommands(id)) return 'outbox';
    if (read.keepsLists(id)) return 'kept';
    if (!read.opensRooms(id)) return null;
    return read.opensForms(id) ? 'forms' : 'rooms';
  };
}
