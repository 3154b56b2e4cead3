import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import '@/app/rootStore/mirroredCollections';
import { makeRootReducer } from '@/app/rootStore/rootReducer';
import { selectOrdersNewestFirst } from '@/data/order/orderRows';
import { dataCheckReducer, scanStopped } from '@/features/backOffice/dataCheck/dataCheckSlice';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { api } from '@/store/api/api';
import { connectivityChanged } from '@/store/connectivitySlice';
import { deviceFull } from '@/store/deviceSlice';
import { DEFAULT_OFFICE } from '@/store/preferences/officePreferences';
import { officeChanged, themeChosen } from '@/store/preferences/preferencesSlice';
import { sessionChanged } from '@/store/session/session';
import type { CollectionName, MirrorRow } from '@/sync/mirror/collections';
import { mirrorReducer, rowsRead } from '@/sync/mirror/mirrorSlice';
import { commandsQueued } from '@/sync/outbox/outboxSlice';
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

const rows: { readonly [name in CollectionName]: readonly MirrorRow[] } = {
  orders: [anOrderRow(), anOrderRow({ id: 'A2', phone: '9876543210', userId: 'asha' })],
  inventory: [aStockItem(), aStockItem({ id: '2', pricePaise: null })],
  stockMovements: [aMovement()],
  customers: [],
  productionLines: [aLine(), aLine({ id: 'line-2', status: 'stopped' })],
  productionBatches: [],
  runs: [],
  changeLog: [],
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

function openStore() {
  const { withStaff } = makeRootReducer((_slice, reducer) => reducer);
  const store = configureStore({
    reducer: withStaff({ mirror: mirrorReducer, dataCheck: dataCheckReducer }),
    middleware: defaults => defaults().concat(api.middleware),
  });
  store.dispatch(
    sessionChanged({ area: 'back-office', user: { id: UID, email: '', name: '', role: 'admin' } }),
  );
  for (const name of COLLECTIONS) store.dispatch(read(name, '2026-01-20T08:00:00.000Z', rows[name]));
  store.dispatch(commandsQueued([aQueuedEdit().entry, aQueuedOrder().entry]));
  return store;
}

type Store = ReturnType<typeof openStore>;
type Root = ReturnType<Store['getState']>;

/** What may happen while a screen is open, each by a name. */
const EVENTS = {
  offline: connectivityChanged(false),
  full: deviceFull(),
  theme: themeChosen({ theme: 'dark' }),
  density: officeChanged({ office: { ...DEFAULT_OFFICE, density: 'compact' } }),
  customersCommand: commandsQueued([command(90, { area: 'storefront', uid: 'asha', name: 'placeOrder' })]),
  ownNote: commandsQueued([command(91, { name: 'createStaffNote', payload: {} })]),
  scan: scanStopped(),
  session: sessionChanged({ area: 'storefront', user: null }),
  shopRead: api.util.upsertQueryEntries([
    { endpointName: 'getShop', arg: undefined, value: { deliveryFeePaise: 1, taxRate: 0 } },
  ] as never) as UnknownAction,
  ordersReadAgain: read('orders', '2026-01-20T09:00:00.000Z', rows.orders),
  orders: read('orders', '2026-01-20T08:00:00.000Z', [anOrderRow({ id: 'A3' })]),
  sale: read('inventory', '2026-01-20T08:00:00.000Z', [aStockItem({ inStock: 7 })]),
  inventory: read('inventory', '2026-01-20T08:00:00.000Z', [aStockItem({ id: '3' })]),
  stockMovements: read('stockMovements', '2026-01-20T08:00:00.000Z', [aMovement({ id: 'C3-1' })]),
  productionLines: read('productionLines', '2026-01-20T08:00:00.000Z', [aLine({ id: 'line-3' })]),
  changeLog: read('changeLog', '2026-01-20T08:00:00.000Z', [
    {
      id: 'C1-shop',
      kind: 'settings',
      documentId: 'shop',
      action: '',
      from: {},
      to: {},
      at: null,
      byName: '',
    },
  ]),
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
  selectCustomerOverlays: { of: [] },
  selectCustomers: { args: owned, of: ['orders'] },
  selectFull: { of: ['full'] },
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
  selectOverlaysWithChanges: { args: owned, of: [] },
  selectPause: { args: owned, of: [] },
  selectPreferences: { of: ['theme', 'density'] },
  selectProductionBatches: { of: [] },
  selectProductionLines: { of: ['productionLines'] },
  selectQueuedStock: { args: owned, of: [] },
  selectRunRows: { of: [] },
  selectRunsWithChanges: { args: owned, of: [] },
  selectQueuedStops: { args: owned, of: [] },
  selectRefusedClosings: { args: owned, of: [] },
  selectMirrored: { args: () => ['orders'], of: ['orders', 'ordersReadAgain'] },
  selectScan: { of: ['scan'] },
  selectSearchableCustomers: { args: owned, of: ['orders'] },
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
