import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import '@/app/rootStore/mirroredCollections';
import { makeRootReducer } from '@/app/rootStore/rootReducer';
import { parseCustomerOverlay } from '@/data/customer/customerDocument';
import { selectOrdersNewestFirst } from '@/data/order/orderRows';
import { parseProductionBatch } from '@/data/production/productionDocument';
import { parseRun } from '@/data/run/runDocument';
import { shopReads } from '@/data/shop/shopReads';
import { parseCustomerChange, UPDATE_CUSTOMER } from '@/domain/customer/customerChange';
import type { Product } from '@/domain/product/product';
import { parseLineChange, UPDATE_PRODUCTION_LINE } from '@/domain/production/lineChange';
import {
  CLOSE_RUN,
  DELETE_RUN,
  parseRunClosing,
  parseRunDeletion,
  parseRunSave,
  parseRunStart,
  SAVE_RUN,
  START_RUN,
} from '@/domain/run/runChanges';
import { parseStopRecord, RECORD_STOP } from '@/domain/run/stopRecord';
import { DEFAULT_SHOP } from '@/domain/shop/shop';
import type { ChangeLogEntry } from '@/domain/staff/changeLog';
import { CREATE_STAFF_NOTE, parseNewStaffNote } from '@/domain/staffNote/newStaffNote';
import {
  ADJUST_STOCK,
  CREATE_STOCK_ITEM,
  parseAdjustment,
  parseCreation,
  parseItemEdit,
  UPDATE_STOCK_ITEM,
} from '@/domain/stock/stockChangeSchemas';
import { dataCheckReducer, scanStopped } from '@/features/backOffice/dataCheck/dataCheckSlice';
import { putInCart } from '@/features/storefront/cart/cartSlice';
import { cataloguePrerendered } from '@/features/storefront/catalogue/catalogueSlice';
import type { CommandRecord, Json } from '@/services/outboxLog/commandRecord';
import { api } from '@/store/api/api';
import { connectivityChanged } from '@/store/connectivitySlice';
import { deviceFull } from '@/store/deviceSlice';
import { DEFAULT_OFFICE, type OfficePreferences } from '@/store/preferences/officePreferences';
import { officeChanged, themeChosen } from '@/store/preferences/preferencesSlice';
import { sessionChanged } from '@/store/session/session';
import type { CollectionName, MirrorRow } from '@/sync/mirror/collections';
import { mirrorReducer, previewRead, rowsRead } from '@/sync/mirror/mirrorSlice';
import { commandsQueued, outboxPaused } from '@/sync/outbox/outboxSlice';
import { aQueuedEdit } from '../support/edits';
import { aLine, aMovement, anOrderRow, aStockItem } from '../support/rows';
import { aQueuedOrder } from '../support/takenOrders';
import { isTest, sourceFiles } from './sourceFiles';

/*
 * Whatever a screen selects must be the same value until something it is made of changes: a new object that says the same
 * makes the screen render for nothing. Every exported selector of the source is found and asked.
 */

const UID = 'admin';
const OWNER = `back-office:${UID}`;
const NOW = Date.parse('2026-01-20T09:00:00Z');

const RUN = 'Run00000000000000001';
const overlay = (id: string) => parseCustomerOverlay({ id, data: { name: 'Asha Rao', notes: 'Pays late.' } });
const aBatch = (id: string) =>
  parseProductionBatch({ id, data: { product: 'Premium Water', quantity: 100 } });
const aRun = (id: string) =>
  parseRun({ id, data: { day: '2026-01-20', name: 'Lake View', driver: 'driver', state: 'out' } });
const anEntry = (command: string): ChangeLogEntry => ({
  ...{ id: `${command}-shop`, kind: 'settings', documentId: 'shop', action: 'updateShop', byName: 'Staff' },
  ...{ from: { deliveryFee: 1 }, to: { deliveryFee: 2 }, at: null },
});

const rows: { readonly [name in CollectionName]: readonly MirrorRow[] } = {
  orders: [anOrderRow(), anOrderRow({ id: 'A2', phone: '9876543210', userId: 'asha' })],
  inventory: [aStockItem(), aStockItem({ id: '2', pricePaise: null })],
  stockMovements: [aMovement()],
  customers: [overlay('asha'), overlay('ravi')],
  productionLines: [aLine(), aLine({ id: 'line-2', status: 'stopped' })],
  productionBatches: [aBatch('B1')],
  runs: [aRun(RUN)],
  changeLog: [anEntry('C0')],
  alertStates: [
    { id: 'lowStock.1', acknowledgedBy: UID, byName: '', at: null, snoozedUntil: null, lastCommandId: null },
  ],
};
const COLLECTIONS = Object.keys(rows) as CollectionName[];

const read = (collection: CollectionName, asOf: string, changed: readonly MirrorRow[]) =>
  rowsRead({
    ...{ uid: UID, collection, rows: changed },
    syncCursor: { complete: true, cursor: null, total: 2, latestOnly: false, syncedThrough: null, asOf },
  });

const command = (seq: number, fields: Partial<CommandRecord>): CommandRecord => ({
  ...aQueuedEdit().entry,
  ...{ seq, id: `other-${seq}` },
  ...fields,
});

const by = { id: UID, name: 'Admin User' };
const fields = {
  ...{
    name: 'Premium Water',
    sku: 'PRM',
    category: 'premium',
    size: '1L',
    pricePaise: 299,
    reorderPoint: 10,
  },
  ...{ description: '', image: '', archived: false },
};
const aCustomer = {
  name: 'Asha',
  contact: '',
  email: '',
  phone: '',
  status: 'active',
  type: 'retail',
  notes: '',
  hidden: false,
};
const aPlan = { day: '2026-01-20', slot: '', name: 'Lake View', driver: 'driver', driverName: 'Ravi' };
const aLineState = { status: 'running', startTime: null, estimatedCompletion: null };

const said = { by, ground: { updatedAt: null, builtOn: [] } };
const shelved = { commandId: 'Q1', ...said, productId: '1' };
const planned = { commandId: 'Q2', ...said, runId: RUN, name: 'Lake View' };

/** One of each command whose changes selectors show, read as a list reads it. */
const QUEUED: { readonly [name: string]: object } = {
  [CREATE_STAFF_NOTE]: parseNewStaffNote({ commandId: 'Q3', orderId: 'A1', text: 'Ring twice.', by }),
  [CREATE_STOCK_ITEM]: parseCreation({ ...shelved, productId: 'new', fields, inStock: 5 }),
  [UPDATE_STOCK_ITEM]: parseItemEdit({
    ...shelved,
    seen: fields,
    fields: { ...fields, name: 'Finest Water' },
  }),
  [ADJUST_STOCK]: parseAdjustment({
    ...{ ...shelved, label: 'Premium Water', kind: 'received', adjustment: { by: 5 }, reason: '' },
  }),
  [UPDATE_CUSTOMER]: parseCustomerChange({
    ...{ commandId: 'Q4', ...said, customerId: 'asha', title: 'Asha' },
    ...{ seen: aCustomer, fields: { ...aCustomer, notes: 'Late' } },
  }),
  [UPDATE_PRODUCTION_LINE]: parseLineChange({
    ...{ commandId: 'Q5', ...said, lineId: 'line-2', name: 'Line 2', action: 'start' },
    ...{ from: { ...aLineState, status: 'stopped' }, to: aLineState },
  }),
  [SAVE_RUN]: parseRunSave({ ...planned, runId: `${RUN.slice(0, -1)}9`, from: null, to: aPlan }),
  [START_RUN]: parseRunStart(planned),
  [DELETE_RUN]: parseRunDeletion({ ...planned, deleted: false }),
  [RECORD_STOP]: parseStopRecord({
    ...{ ...planned, orderId: 'A2', result: { kind: 'delivered', to: 'Asha', collected: null } },
  }),
};
const closing = parseRunClosing({ ...planned, cashPaise: 100, upiPaise: 0, reason: '', back: {} });
const refused = { at: '2026-01-15T09:00:00.000Z', code: 'refused', reason: { kind: 'gone' } };
const queued = [
  aQueuedEdit().entry,
  aQueuedEdit({ orderId: 'A2' }, { seq: 2, id: 'C2', status: 'failed', failure: refused }).entry,
  aQueuedOrder({}, { seq: 3 }).entry,
  ...Object.entries(QUEUED).map(([name, payload], place) =>
    command(10 + place, { name, payload: payload as Json }),
  ),
  command(30, { name: CLOSE_RUN, status: 'failed', failure: refused, payload: closing }),
];

/** What a person has read and looked at last. */
const OFFICE: OfficePreferences = {
  ...DEFAULT_OFFICE,
  seen: [{ uid: UID, seenIds: ['lowStock.1'] }],
  orderFilters: [{ uid: UID, search: '?status=pending', day: '2026-01-15' }],
};
const product: Product = {
  ...{ id: '1', name: 'Premium Water', category: 'premium', size: '1L', image: '', description: '' },
  ...{ pricePaise: 299, inStock: 30, archived: false },
};
const inCart = {
  ...{ productId: '1', productName: 'Premium Water', size: '1L', image: '' },
  quantity: 2,
  pricePaise: 299,
};

const readAll = COLLECTIONS.map(name => read(name, '2026-01-20T08:00:00.000Z', rows[name]));
const readPreview = [previewRead({ uid: UID, rows: [anOrderRow()] })];

function openStore(mirrored: readonly UnknownAction[] = readAll) {
  const { withStaff } = makeRootReducer((_slice, reducer) => reducer);
  const store = configureStore({
    reducer: withStaff({ mirror: mirrorReducer, dataCheck: dataCheckReducer }),
    middleware: defaults => defaults().concat(api.middleware),
  });
  store.dispatch(
    sessionChanged({ area: 'back-office', user: { id: UID, email: '', name: '', role: 'admin' } }),
  );
  for (const action of mirrored) store.dispatch(action);
  store.dispatch(cataloguePrerendered({ products: [product], asOf: '2026-01-20T08:00:00.000Z' }));
  store.dispatch(commandsQueued(queued));
  store.dispatch(outboxPaused({ owner: { area: 'back-office', uid: UID }, pause: 'signInNeeded' }));
  store.dispatch(officeChanged({ office: OFFICE }));
  store.dispatch(putInCart({ line: inCart, ownerId: null }));
  return store;
}

type Store = ReturnType<typeof openStore>;
type Root = ReturnType<Store['getState']>;

/** What may happen while a screen is open, each by a name. */
const EVENTS = {
  offline: connectivityChanged(false),
  full: deviceFull(),
  theme: themeChosen({ theme: 'dark' }),
  density: officeChanged({ office: { ...OFFICE, density: 'compact' } }),
  customersCommand: commandsQueued([command(90, { area: 'storefront', uid: 'asha', name: 'placeOrder' })]),
  ownNote: commandsQueued([command(91, { name: 'createStaffNote', payload: {} })]),
  scan: scanStopped(),
  session: sessionChanged({ area: 'storefront', user: null }),
  shopRead: shopReads.util.upsertQueryEntries([
    {
      endpointName: 'getShop',
      arg: null,
      value: { items: [{ ...DEFAULT_SHOP, deliveryFeePaise: 1 }], asOf: '2026-01-20T08:00:00.000Z' },
    },
  ]),
  ordersReadAgain: read('orders', '2026-01-20T09:00:00.000Z', rows.orders),
  orders: read('orders', '2026-01-20T08:00:00.000Z', [anOrderRow({ id: 'A3' })]),
  sale: read('inventory', '2026-01-20T08:00:00.000Z', [aStockItem({ inStock: 7 })]),
  inventory: read('inventory', '2026-01-20T08:00:00.000Z', [aStockItem({ id: '3' })]),
  stockMovements: read('stockMovements', '2026-01-20T08:00:00.000Z', [aMovement({ id: 'C3-1' })]),
  productionLines: read('productionLines', '2026-01-20T08:00:00.000Z', [aLine({ id: 'line-3' })]),
  changeLog: read('changeLog', '2026-01-20T08:00:00.000Z', [anEntry('C1')]),
  customers: read('customers', '2026-01-20T08:00:00.000Z', [overlay('nila')]),
  productionBatches: read('productionBatches', '2026-01-20T08:00:00.000Z', [aBatch('B2')]),
  runs: read('runs', '2026-01-20T08:00:00.000Z', [aRun('R3')]),
  alertStates: read('alertStates', '2026-01-20T08:00:00.000Z', [
    { id: 'x', acknowledgedBy: UID, byName: '', at: null, snoozedUntil: null, lastCommandId: null },
  ]),
} as const;
type Event = keyof typeof EVENTS;

type Known = {
  /** What it is called with beside the state; none by default. */
  readonly args?: (root: Root) => readonly unknown[];
  /** What it is made of. After everything else it must say the very same. */
  readonly of: readonly Event[];
};

const owned = () => [OWNER];
const ALERTS = [
  'ownNote',
  'orders',
  'inventory',
  'sale',
  'stockMovements',
  'productionLines',
  'alertStates',
] as const;

const KNOWN: { readonly [selector: string]: Known } = {
  selectAlertStates: { of: ['alertStates'] },
  selectAlerts: { args: () => [UID, NOW], of: ALERTS },
  selectCart: { of: [] },
  selectCatalogueSnapshot: { of: [] },
  selectChanges: { of: ['changeLog'] },
  selectCommand: { args: () => ['C1'], of: [] },
  selectCustomerOverlays: { of: ['customers'] },
  selectCustomers: { args: owned, of: ['orders', 'customers'] },
  selectFull: { of: ['full'] },
  selectIsRead: { args: owned, of: [] },
  selectLanguage: { of: [] },
  selectLinesWithChanges: { args: owned, of: ['productionLines'] },
  selectNews: { args: () => [UID, NOW], of: ALERTS },
  selectOffice: { of: ['density'] },
  selectOnline: { of: ['offline'] },
  selectOrderFilters: { args: () => [UID, '2026-01-15'], of: [] },
  selectOrderRows: { of: ['orders'] },
  selectOrdersPreview: { of: [] },
  selectOrdersNewestFirst: { of: ['orders'] },
  selectOrdersWithEdits: { args: root => [OWNER, selectOrdersNewestFirst(root)], of: ['orders'] },
  selectOutbox: { of: ['customersCommand', 'ownNote'] },
  selectOwnEvents: { args: owned, of: [] },
  selectOverlaysWithChanges: { args: owned, of: ['customers'] },
  selectPause: { args: owned, of: [] },
  selectPreferences: { of: ['theme', 'density'] },
  selectProductionBatches: { of: ['productionBatches'] },
  selectProductionLines: { of: ['productionLines'] },
  selectQueuedEdits: { args: owned, of: [] },
  selectQueuedStock: { args: owned, of: [] },
  selectRunRows: { of: ['runs'] },
  selectRunsWithChanges: { args: owned, of: ['runs'] },
  selectQueuedStops: { args: owned, of: [] },
  selectRefusedClosings: { args: owned, of: [] },
  selectMirrored: { args: () => ['orders'], of: ['orders', 'ordersReadAgain'] },
  selectScan: { of: ['scan'] },
  selectSearchableCustomers: { args: owned, of: ['orders', 'customers'] },
  selectReadIds: { args: () => [UID], of: [] },
  selectSession: { args: () => ['back-office'], of: [] },
  selectFailedEdits: { args: owned, of: [] },
  // Of what products are called: a sale, which changes their stock, leaves it as it was.
  selectShelf: { of: ['inventory'] },
  selectStockItems: { of: ['inventory', 'sale'] },
  selectStockMovements: { of: ['stockMovements'] },
  selectStockRows: { args: owned, of: ['inventory', 'sale', 'stockMovements'] },
  selectTakenOrders: { args: owned, of: [] },
  selectTheme: { of: ['theme'] },
  selectWaiting: { args: owned, of: ['ownNote'] },
};

/** Whether a value says something that could be told wrongly: an empty list is the same as any other. */
function isFilled(value: unknown): boolean {
  if (value instanceof Map || value instanceof Set) return value.size > 0;
  if (Array.isArray(value) || typeof value === 'string') return value.length > 0;
  if (typeof value !== 'object' || value === null) return typeof value === 'boolean';
  return Object.values(value).some(isFilled);
}

type Selector = (root: Root, ...args: readonly unknown[]) => unknown;

const EXPORTS_SELECTOR = /export (?:const|function) (?:\{[^}]*)?\bselect[A-Z]/;

async function exportedSelectors(): Promise<ReadonlyMap<string, Selector>> {
  const files = sourceFiles('src').filter(file => !isTest(file) && EXPORTS_SELECTOR.test(file.text));
  const found = new Map<string, Selector>();
  for (const { path } of files) {
    const module: { readonly [name: string]: unknown } = await import(/* @vite-ignore */ `../../${path}`);
    for (const [name, value] of Object.entries(module)) {
      if (/^select[A-Z]/.test(name) && typeof value === 'function') found.set(name, value as Selector);
    }
  }
  return found;
}

const selectors = await exportedSelectors();

it.each(Object.entries(EVENTS))('%s is heard by the state (guard for the next tests)', (_event, action) => {
  const store = openStore();
  const before = store.getState();
  store.dispatch(action);
  expect(store.getState()).not.toBe(before);
});

describe('every selector of the source', () => {
  it('is known here, with what it is called with', () => {
    expect([...selectors.keys()].sort()).toEqual(Object.keys(KNOWN).sort());
  });

  for (const [name, select] of selectors) {
    const { args = () => [], of } = KNOWN[name] ?? { of: [] };
    const valueIn = (root: Root) => select(root, ...args(root));

    it(`${name} says the same value for the same state`, () => {
      const root = openStore().getState();
      expect(valueIn(root)).toBe(valueIn(root));
      expect(valueIn({ ...root })).toBe(valueIn(root));
    });

    it(`${name} is asked of something`, () => {
      // The preview is gone once everything is read.
      const root = openStore(name === 'selectOrdersPreview' ? readPreview : readAll).getState();
      expect(isFilled(valueIn(root))).toBe(true);
      expect(valueIn({ ...root })).toBe(valueIn(root));
    });

    it(`${name} says another value only for what it is made of`, () => {
      const store = openStore();
      const movedBy = Object.entries(EVENTS).flatMap(([event, action]) => {
        const before = valueIn(store.getState());
        store.dispatch(action);
        return valueIn(store.getState()) === before ? [] : [event];
      });
      expect(movedBy.filter(event => !of.some(known => known === event))).toEqual([]);
    });
  }

  it('that depends on the time serves two screens whose minutes begin apart', () => {
    const root = openStore().getState();
    for (const name of ['selectAlerts', 'selectNews']) {
      const select = selectors.get(name);
      const [first, second] = [select?.(root, UID, NOW), select?.(root, UID, NOW + 1000)];
      expect(first).toBeDefined();
      expect(select?.(root, UID, NOW)).toBe(first);
      expect(select?.(root, UID, NOW + 1000)).toBe(second);
    }
  });
});
