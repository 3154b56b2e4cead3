import { type Graph, type IsIn, source, walks } from './moduleGraph.ts';
import { shellModules } from './shellLists.ts';

/** All that runs once the page is on screen. */
const ENTRY = source('app/start/start.tsx');
/** Runs the packages of that first. */
const LIBRARIES = source('app/start/libraries.ts');
const STOREFRONT = source('app/StorefrontWing.tsx');
const BACK_OFFICE = source('app/BackOfficeWing.tsx');
/** The screens a visit to the shop begins with. */
const LANDING = source('features/storefront/landing/LandingPage.tsx');
const MENU = source('features/storefront/menu/MenuPage.tsx');
/** Shows the same products as the menu. */
const CART = source('features/storefront/cart/CartPage.tsx');

/** The screen a day in the back office is spent on. */
const ORDERS = source('features/backOffice/adminOrders/OrdersPage.tsx');
/** Its rows on a tablet, which it asks for itself. */
const ROWS = [
  'features/backOffice/adminOrders/list/OrderResults.tsx',
  'features/backOffice/adminOrders/list/OrdersTable.tsx',
].map(source);
/** What every list of the office is read with, from the device and from the server. */
const REPLICA = [
  'data/order/openOrderList.ts',
  'sync/mirror/restoreCollection.ts',
  'sync/mirror/syncCollection.ts',
].map(source);
/** What is done without a network and kept on the device, by anyone who is signed in. */
const OUTBOX = [
  'sync/outbox/startOutbox.ts',
  'services/outboxLog/openOutboxLog.ts',
  'services/cacheStore/indexedDbKeptLists.ts',
].map(source);
/** What both wings check and show of what people write, beyond their first screens. */
const OF_TEXTS = [
  'lib/text/inSentence.ts',
  'lib/text/invisible.ts',
  'lib/text/plainText.ts',
  'lib/text/sharedText.ts',
  'lib/text/textLimits.ts',
  'lib/text/textSchemas.ts',
  'ui/Clamped.tsx',
  'ui/list/EmptyState.tsx',
].map(source);
/** What both read and show of orders. */
const OF_ORDERS = [
  'domain/order/cancellation.ts',
  'domain/order/newOrderSchema.ts',
  'data/order/orderDocument.ts',
  'domain/order/pricing.ts',
  'components/order/StatusBadge.tsx',
  'lib/plainData.ts',
].map(source);
/** What staff have changed and is not sent yet, whatever it is of; how its figures are written. */
const OF_CHANGES = [
  'sync/outbox/commandsSelector.ts',
  'data/staff/queuedChanges.ts',
  'domain/staff/staffChange.ts',
  'lib/time/instants.ts',
  'lib/number/numbers.ts',
].map(source);
/** What waits to be sent of orders and of stock, which a room for either reads together. */
const OF_EDITS = [
  'domain/order/orderEdit.ts',
  'domain/order/editProblem.ts',
  'domain/order/orderEditSchema.ts',
  'data/order/queuedEdits.ts',
  'domain/order/staffOrder.ts',
  'data/order/unreadOrders.ts',
].map(source);
const OF_STOCK = [
  'domain/stock/stockProblem.ts',
  'domain/stock/stockChanges.ts',
  'domain/stock/itemFields.ts',
  'domain/stock/stockChangeSchemas.ts',
  'data/stock/queuedStock.ts',
  'domain/stock/stockItem.ts',
].map(source);
/** How stock came to be what it is, and what it was; beside it what else is a figure of several screens. */
const OF_LEDGER = [
  'domain/metrics/productionRate.ts',
  'domain/metrics/stockFigures.ts',
  'domain/metrics/stockThen.ts',
  'domain/stock/stockLedger.ts',
  'lib/groupBy.ts',
].map(source);
/** What staff know of customers, with what waits to be sent of them. */
const OF_CUSTOMERS = [
  'data/customer/queuedCustomers.ts',
  'domain/customer/customerChange.ts',
  'domain/customer/customerOverlay.ts',
  'domain/customer/deriveCustomers.ts',
].map(source);
/** What is said of alerts and where they lead, in the bell and in the rooms that show some. */
const OF_ALERTS = [
  'domain/alert/alertUpdate.ts',
  'components/alert/severityLooks.ts',
  'lib/addresses.ts',
  'i18n/en/alerts.ts',
].map(source);
/** What the dashboard and a report draw with. */
const OF_CHARTS = ['ui/BarChart.tsx', 'ui/list/Tabs.tsx'].map(source);
/** The rooms that are only looked at. */
const DASHBOARD = source('features/backOffice/dashboard/DashboardPage.tsx');
const REPORTS = source('features/backOffice/reports/ReportsPage.tsx');

/** What a customer has asked for is sent with. */
const OF_SENDING = [
  'features/storefront/order/placeOrderCommand.ts',
  'features/storefront/order/orderApi.ts',
  'features/storefront/myOrders/cancel/cancelOrderCommand.ts',
  'features/storefront/myOrders/cancel/cancelOrderApi.ts',
  'features/storefront/profile/saveProfileCommand.ts',
  'features/storefront/profile/profileApi.ts',
].map(source);
/** What Auth is asked for but once or twice. */
const OF_AN_ACCOUNT = [
  'data/user/followEmail.ts',
  'data/user/storedProfile.ts',
  'services/firebase/accountCare.ts',
  'services/firebase/sharedSession.ts',
  'services/firebase/signUp.ts',
].map(source);
const OF_A_RESET = [
  'components/session/ForgottenPassword.tsx',
  'components/session/ResetDialog.tsx',
  'components/session/useCoolDown.ts',
].map(source);
/** An address at which there is nothing. */
const LOST = ['app/errors/NotFoundPage.tsx', 'app/errors/ShopNotFoundPage.tsx'].map(source);

/** What the first word with Firebase takes. */
const SESSIONS = [
  'app/start/beginAuth.ts',
  'services/firebase/authSession.ts',
  'services/firebase/firestoreSession.ts',
].map(source);

/**
 * What a reading without the SDK needs of it all the same: which Firebase it is; and what Auth needs of ours: it begins before
 * the libraries are there.
 */
const SETTINGS = [
  'services/firebase/firebaseSettings.ts',
  'services/firebase/deadline.ts',
  'services/firebase/toAppError.ts',
  'services/platform/keyValueStorage.ts',
].map(source);

/** Reads what the device remembers, of whoever has been here before: the first frame waits for it. */
const READERS = source('app/persistence/storedReaders.ts');

/** Where everything is: `main.ts` asks it whether staff have come. */
const PATHS = source('lib/paths.ts');

/** Reads a product's document, as the shop does at once and a few rooms of the office later. */
const PRODUCTS = source('data/product/productDocument.ts');

/** Names the parts that every visit shows a little later. */
const LAZY_PARTS = source('app/shell/lazyParts.ts');

/** What every visit loads once the first screen is there, in either wing. */
const SOON = [
  'app/start/afterFirstPaint.ts',
  'app/recording/startRecording.ts',
  'app/shell/ConnectionPill.tsx',
  'app/shell/DisplayChoices.tsx',
  'app/shell/openNotices.tsx',
  'ui/toast/Toasts.tsx',
].map(source);

/** The same of a visit to the shop alone. */
const SOON_IN_THE_SHOP = [
  'app/shell/CartLink.tsx',
  'features/storefront/cart/AddToCart.tsx',
  'services/firebase/publicReads.ts',
].map(source);

/**
 * The chunks that first screens load, and which modules are in each: a module is in the first that will have it. Left to
 * itself the bundler makes a chunk for each set of screens that share something, some hundred of a few hundred bytes each,
 * which compress badly and cost a request apiece. What none will have the bundler keeps apart, so that neither wing loads the
 * other's code.
 */
function chunks(graph: Graph): readonly (readonly [name: string, has: IsIn])[] {
  const { partOf, everPartOf, timesAsked, later, comingWith } = walks(graph);
  const lists = shellModules(graph);
  const isValibot: IsIn = id => /[\\/]node_modules[\\/]valibot[\\/]/.test(id);
  const isPackage: IsIn = id => /[\\/]node_modules[\\/]/.test(id);
  const entry = partOf(ENTRY);
  const [landing, menu, cart] = [partOf(LANDING), partOf(MENU), partOf(CART)];
  const shopLayout = partOf(STOREFRONT);
  const shop: IsIn = id => shopLayout(id) || (menu(id) && (landing(id) || cart(id)));
  const [inShop, inOffice] = [everPartOf(STOREFRONT), everPartOf(BACK_OFFICE)];
  const [wing, orders] = [partOf(BACK_OFFICE), partOf(ORDERS)];
  const [dashboard, reports] = [partOf(DASHBOARD), partOf(REPORTS)];
  const toLookAt: IsIn = id => dashboard(id) || reports(id);
  const ofFigures: IsIn = id => isPackage(id) && dashboard(id) && !inShop(id) && !wing(id) && !orders(id);
  const rows = partOf(...ROWS);
  const ofOtherPages = comingWith(BACK_OFFICE)
    .filter(id => id.endsWith('.staffPage.ts'))
    .map(later)
    .filter(asked => !asked.includes(ORDERS));
  const otherRooms = partOf(...later(BACK_OFFICE), ...ofOtherPages.flat());
  /** On one of the office's screens whose weight is bounded (scripts/entrySizes.mjs). */
  const weighed: IsIn = id => wing(id) || orders(id) || toLookAt(id);
  const ofOrders: IsIn = id => !inShop(id) && !wing(id) && !otherRooms(id);
  const lazyParts = partOf(...later(LAZY_PARTS));
  const shared: IsIn = id =>
    !lazyParts(id) &&
    [wing(id), orders(id) || (rows(id) && !inShop(id)), otherRooms(id)].filter(Boolean).length > 1;
  const [soon, replica, outbox] = [partOf(...SOON), partOf(...REPLICA), partOf(...OUTBOX)];
  const [readers, product] = [partOf(READERS), partOf(PRODUCTS)];
  const shopSoon = partOf(...SOON_IN_THE_SHOP);
  const [timesInShop, timesInAll] = [timesAsked(STOREFRONT), timesAsked(ENTRY)];
  /** Of several of the shop's later screens and parts: of these alone, or of the office's as well. */
  const first: IsIn = id => landing(id) || menu(id) || weighed(id);
  const again: IsIn = id => inShop(id) && !inOffice(id) && !first(id) && timesInShop(id) > 1;
  const everywhere: IsIn = id =>
    inShop(id) && inOffice(id) && !first(id) && timesInAll(id) > (isPackage(id) ? 1 : 2);
  return [
    // Of both wings: the packages of every first screen, with what the bundler needs to load packages;
    ['stack', id => id.startsWith('\0rolldown') || id === LIBRARIES || (entry(id) && isPackage(id))],
    // what every word with Firebase takes; what else they open with;
    ['settings', id => SETTINGS.includes(id)],
    ['common', id => entry(id) || (shop(id) && (wing(id) || orders(id)))],
    // what reads documents and what the device keeps;
    ['schemas', id => isValibot(id) || (readers(id) && !shop(id) && !weighed(id))],
    // the SDK's two halves, which every visit asks for together;
    ['firebase', partOf(...SESSIONS)],
    // what the shop opens with and the office shows later; what the lists of both need.
    ['bottles', id => shop(id) && inOffice(id)],
    ['lists', id => menu(id) && inOffice(id)],
    // The shop's own: what it always opens with, what reads a product, what it shows a moment later.
    ['storefront', shop],
    ['products', id => product(id) && !OF_TEXTS.includes(id)],
    ['shopSoon', id => shopSoon(id) && !weighed(id) && !otherRooms(id)],
    // What every visit shows a moment later.
    ['soon', id => soon(id) && !weighed(id)],
    // What the office opens with and the shop needs after its first screen.
    ['later', id => wing(id) && inShop(id)],
    // The office's own: the orders, their rows, what is done without a network, what its lists are read with.
    ['orders', id => orders(id) && ofOrders(id)],
    ['rows', id => rows(id) && ofOrders(id)],
    ['outbox', id => outbox(id) && !weighed(id)],
    ['replica', id => replica(id) && !weighed(id)],
    ['texts', id => OF_TEXTS.includes(id)],
    ['documents', id => OF_ORDERS.includes(id) || OF_CHANGES.includes(id)],
    ['edits', id => OF_EDITS.includes(id)],
    // With them the icons of the dashboard: of it and the reports, of it and the inventory.
    ['stock', id => OF_STOCK.includes(id) || (ofFigures(id) && !reports(id))],
    ['ledger', id => OF_LEDGER.includes(id) || (ofFigures(id) && reports(id))],
    ['customers', id => OF_CUSTOMERS.includes(id)],
    ['charts', id => OF_CHARTS.includes(id)],
    ['alerts', id => OF_ALERTS.includes(id)],
    // Its layout, and what its rooms share: with the shop's dialogs, with each other, without those that are only looked at.
    ['rooms', id => wing(id)],
    ['later', id => shared(id) && inShop(id)],
    ['rooms', id => shared(id) && toLookAt(id)],
    ['forms', shared],
    // What a room shows at once, of what comes a moment later everywhere.
    ['later', id => weighed(id) && (soon(id) || replica(id) || outbox(id))],
    // What screens of the shop have in common, beyond its first: of anybody's, and of who is signed in; with the office, and not.
    ['visits', id => again(id) && lists.visitor(id)],
    ['orderings', id => again(id) || OF_SENDING.includes(id)],
    ['fields', id => everywhere(id) && lists.visitor(id)],
    ['sendings', id => everywhere(id) && lists.customer(id)],
    // Small things of the shop and of the reports alone, of an account, of a forgotten password, of an address that is none.
    ['facts', id => inShop(id) && reports(id) && !dashboard(id) && !wing(id) && !orders(id)],
    ['account', id => OF_AN_ACCOUNT.includes(id)],
    ['reset', id => OF_A_RESET.includes(id)],
    ['lost', id => LOST.includes(id)],
  ];
}

/** Names the chunk of a module; null where that is the bundler's to find. */
export function wingChunks(): (id: string, graph: Graph) => string | null {
  let named: ReturnType<typeof chunks> | undefined;
  return (id, graph) => {
    // What main.ts loads the rest with, and what it knows itself.
    if (id.includes('vite/preload-helper') || id === PATHS) return null;
    named ??= chunks(graph);
    return named.find(([, has]) => has(id))?.[0] ?? null;
  };
}
