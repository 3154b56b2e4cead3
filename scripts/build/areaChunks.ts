import { onlyTagged, tagged } from '../tagged.mjs';
import { type Graph, type IsIn, walks } from './moduleGraph.ts';
import { shellModules } from './shellLists.ts';

/** The modules with a tag, as a set. */
function ofTag(tag: string): IsIn {
  const ids = new Set(tagged(tag));
  return id => ids.has(id);
}

/**
 * The chunks that first screens load, and which modules are in each: a module is in the first that will have it. Left to
 * itself the bundler makes a chunk for each set of screens that share something, some hundred of a few hundred bytes each,
 * which compress badly and cost a request apiece. What none will have the bundler keeps apart, so that neither area loads the
 * other's code.
 */
function chunks(graph: Graph): readonly (readonly [name: string, has: IsIn])[] {
  const { partOf, everPartOf, timesAsked, later, comingWith } = walks(graph);
  const lists = shellModules(graph);
  const isValibot: IsIn = id => /[\\/]node_modules[\\/]valibot[\\/]/.test(id);
  const isPackage: IsIn = id => /[\\/]node_modules[\\/]/.test(id);
  /** All that runs once the page is on screen; it runs the packages of `libraries` first. */
  const start = onlyTagged('app-start');
  const [shopArea, officeArea] = [onlyTagged('shop-area'), onlyTagged('office-area')];
  const entry = partOf(start);
  // The screens a visit to the shop begins with, and the cart, which shows the same products as the menu.
  const [landing, menu, cart] = [
    partOf(onlyTagged('landing-page')),
    partOf(onlyTagged('menu-page')),
    partOf(onlyTagged('cart-page')),
  ];
  const shopLayout = partOf(shopArea);
  const shop: IsIn = id => shopLayout(id) || (menu(id) && (landing(id) || cart(id)));
  const [inShop, inOffice] = [everPartOf(shopArea), everPartOf(officeArea)];
  /** The screen a day in the back office is spent on; it asks for its rows itself. */
  const ordersPage = onlyTagged('orders-page');
  const [area, orders] = [partOf(officeArea), partOf(ordersPage)];
  /** The screens that are only looked at. */
  const [dashboard, reports] = [partOf(onlyTagged('dashboard-page')), partOf(onlyTagged('reports-page'))];
  const toLookAt: IsIn = id => dashboard(id) || reports(id);
  const ofMetrics: IsIn = id => isPackage(id) && dashboard(id) && !inShop(id) && !area(id) && !orders(id);
  const rows = partOf(...tagged('orders-rows'));
  const ofOtherPages = comingWith(officeArea)
    .filter(id => id.endsWith('.staffPage.ts'))
    .map(later)
    .filter(asked => !asked.includes(ordersPage));
  // A driver's pages are none of the office's: what they share with it makes no chunk of its pages heavier.
  const ofDrivers = tagged('driver-only');
  const otherPages = partOf(
    ...[...later(officeArea), ...ofOtherPages.flat()].filter(id => !ofDrivers.includes(id)),
  );
  /** On one of the office's screens whose weight is bounded (scripts/entrySizes.mjs). */
  const weighed: IsIn = id => area(id) || orders(id) || toLookAt(id);
  const ofOrders: IsIn = id => !inShop(id) && !area(id) && !otherPages(id);
  const lazyParts = partOf(...later(onlyTagged('later-parts')));
  const shared: IsIn = id =>
    !lazyParts(id) &&
    [area(id), orders(id) || (rows(id) && !inShop(id)), otherPages(id)].filter(Boolean).length > 1;
  const [soon, mirror, outbox] = [
    partOf(...tagged('soon')),
    partOf(...tagged('mirror')),
    partOf(...tagged('outbox')),
  ];
  const [readers, product] = [partOf(onlyTagged('stored-readers')), partOf(onlyTagged('product-document'))];
  const shopSoon = partOf(...tagged('shop-soon'));
  const [timesInShop, timesInAll] = [timesAsked(shopArea), timesAsked(start)];
  /** Of several of the shop's later screens and parts: of these alone, or of the office's as well. */
  const first: IsIn = id => landing(id) || menu(id) || weighed(id);
  const again: IsIn = id => inShop(id) && !inOffice(id) && !first(id) && timesInShop(id) > 1;
  const everywhere: IsIn = id =>
    inShop(id) && inOffice(id) && !first(id) && timesInAll(id) > (isPackage(id) ? 1 : 2);
  const [libraries, texts] = [ofTag('libraries'), ofTag('texts')];
  const [stock, ledger, sending] = [ofTag('stock'), ofTag('ledger'), ofTag('sending')];
  const orderForms = ofTag('order-forms');
  return [
    // Of both areas: the packages of every first screen, with what the bundler needs to load packages;
    ['stack', id => id.startsWith('\0rolldown') || libraries(id) || (entry(id) && isPackage(id))],
    // what Auth needs of ours before the libraries are there;
    ['early', ofTag('early')],
    // which Firebase it is, for a reading without the SDK too: loaded a moment after the first frame;
    ['settings', ofTag('settings')],
    // what else they open with;
    ['common', id => entry(id) || (shop(id) && (area(id) || orders(id)))],
    // what reads documents and what the device remembers, of whoever has been here before: the first frame waits for it;
    ['schemas', id => isValibot(id) || (readers(id) && !shop(id) && !weighed(id))],
    // the SDK's two halves, which every visit asks for together, with what the first word with Firebase takes;
    ['firebase', partOf(...tagged('firebase'))],
    // what the shop opens with and the office shows later; what the lists of both need.
    ['bottles', id => shop(id) && inOffice(id)],
    ['lists', id => menu(id) && inOffice(id)],
    // The shop's own: what it always opens with, what reads a product, what it shows a moment later.
    ['storefront', shop],
    ['products', id => product(id) && !texts(id)],
    ['shopSoon', id => shopSoon(id) && !weighed(id) && !otherPages(id)],
    // What every visit shows a moment later.
    ['soon', id => soon(id) && !weighed(id)],
    // What the office opens with and the shop needs after its first screen.
    ['later', id => area(id) && inShop(id)],
    // The office's own: the orders, their rows; what is done without a network and stored on the device, by anyone who is
    // signed in; what every list of the office is read with, from the device and from the server.
    ['orders', id => orders(id) && ofOrders(id)],
    ['rows', id => rows(id) && ofOrders(id)],
    // What both begin to listen with, and say of how fresh a list is.
    ['live', ofTag('live')],
    ['outbox', id => outbox(id) && !weighed(id)],
    ['mirror', id => mirror(id) && !weighed(id)],
    // What both areas check and show of what people write, beyond their first screens.
    ['texts', texts],
    // What both read orders with, which takes a slow processor a while to make: no list that was stored waits for it;
    ['parsers', ofTag('parsers')],
    // what both show of them; what staff have changed and is not sent yet, and how its figures are written.
    ['documents', ofTag('documents')],
    // What waits to be sent of orders and of stock, which a page for either reads together. With it the icons of the
    // dashboard: of it and the reports, of it and the inventory.
    ['edits', ofTag('edits')],
    ['stock', id => stock(id) || (ofMetrics(id) && !reports(id))],
    // How stock came to be what it is, and what it was; beside it what else is a figure of several screens.
    ['ledger', id => ledger(id) || (ofMetrics(id) && reports(id))],
    // What staff know of customers, with what waits to be sent of them.
    ['customers', ofTag('customers')],
    // A line of a history, and what leads to one; what is said of every change, where one is looked at.
    ['history', ofTag('history')],
    ['changes', ofTag('changes')],
    // What staff and drivers change of runs, to ask for it and to send it.
    ['runs', ofTag('runs')],
    ['runWrites', ofTag('run-writes')],
    // What the dashboard and a report draw with.
    ['charts', ofTag('charts')],
    // What is said of alerts and where they lead, in the bell and on the pages that show some.
    ['alerts', ofTag('alerts')],
    // Its layout, and what its pages share: with the shop's dialogs, with each other, without those that are only looked at.
    ['office', id => area(id)],
    ['later', id => shared(id) && inShop(id)],
    ['office', id => shared(id) && toLookAt(id)],
    ['forms', id => shared(id) && orders(id)],
    // What their lists share, which come with their rows.
    ['controls', shared],
    // What a page shows at once, of what comes a moment later everywhere.
    ['later', id => weighed(id) && (soon(id) || mirror(id) || outbox(id))],
    // What screens of the shop have in common, beyond its first: of anybody's, and of who is signed in, with what sends what
    // a customer has asked for; with the office, and not.
    ['visits', id => again(id) && lists.visitor(id)],
    ['orderings', id => again(id) || sending(id)],
    ['fields', id => everywhere(id) && lists.visitor(id)],
    ['sendings', id => orderForms(id) || (everywhere(id) && lists.customer(id))],
    // Small things: of the shop and of the reports alone, of what Auth is asked for but once or twice, of a forgotten
    // password, of an address at which there is nothing.
    ['facts', id => inShop(id) && reports(id) && !dashboard(id) && !area(id) && !orders(id)],
    ['account', ofTag('account')],
    ['reset', ofTag('reset')],
    ['lost', ofTag('not-found')],
  ];
}

/** Names the chunk of a module; null where that is the bundler's to find. */
export function areaChunks(): (id: string, graph: Graph) => string | null {
  let named: ReturnType<typeof chunks> | undefined;
  /** Where everything is: `main.ts` asks it whether staff have come. */
  const paths = onlyTagged('paths');
  return (id, graph) => {
    // What main.ts loads the rest with, and what it knows itself.
    if (id.includes('vite/preload-helper') || id === paths) return null;
    named ??= chunks(graph);
    return named.find(([, has]) => has(id))?.[0] ?? null;
  };
}
