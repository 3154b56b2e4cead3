import { createSelector } from '@reduxjs/toolkit';
import { selectOrdersNewestFirst } from '@/data/order/orderRows';
import { selectOrdersWithEdits } from '@/data/order/queuedEdits';
import { selectProductionLines } from '@/data/production/productionMirror';
import { readQueuedChanges } from '@/data/staff/queuedChanges';
import { selectStockItems, selectStockMovements } from '@/data/stock/stockRows';
import type { AlertState } from '@/domain/alert/alert';
import { ALERT_COLLECTIONS, type Alert, type AlertWithStatus, mostSevereFirst } from '@/domain/alert/alert';
import { parseAlertUpdate, UPDATE_ALERT_STATE } from '@/domain/alert/alertUpdate';
import { dateAlerts, priceAlerts } from '@/domain/alert/dataAlerts';
import { lineAlerts } from '@/domain/alert/lineAlerts';
import { orderAlerts } from '@/domain/alert/orderAlerts';
import { eachStockAlert, stockAlerts } from '@/domain/alert/stockAlerts';
import { recentMemo } from '@/lib/recentMemo';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { selectOnline } from '@/store/connectivitySlice';
import type { RootState } from '@/store/rootState';
import { type CollectionName, definitionOf } from '@/sync/mirror/collections';
import { type MirrorRoot, rowsSelector, selectMirrored } from '@/sync/mirror/mirrorSelectors';
import { commandsSelector } from '@/sync/outbox/commandsSelector';
import { ownerKey, selectWaiting } from '@/sync/outbox/outboxSlice';
import { type QueuedUpdate, withAlertStatus } from './alertStatus';
import { outboxAlerts, readingAlerts } from './deviceAlerts';

type Root = MirrorRoot &
  Parameters<typeof selectOrdersWithEdits>[0] &
  Parameters<typeof selectOnline>[0] &
  Pick<RootState, 'api'>;

export const selectAlertStates = rowsSelector('alertStates');

const ownerOf = (uid: string): string => ownerKey({ area: 'back-office', uid });
const NONE: readonly never[] = [];

const isWhole = (root: Root, name: CollectionName) => selectMirrored(root, name)?.syncCursor.complete;

/** The rows of a collection once it has been read whole: of a part of them nothing is to be concluded. */
const whole =
  <Row>(name: CollectionName, rows: (root: Root) => readonly Row[]) =>
  (root: Root): readonly Row[] =>
    isWhole(root, name) ? rows(root) : NONE;

const selectItems = whole('inventory', selectStockItems);
const selectMovements = whole('stockMovements', selectStockMovements);
const selectLines = whole('productionLines', selectProductionLines);
const selectStoredOrders = whole('orders', selectOrdersNewestFirst);
const selectOrders = (root: Root, uid: string) =>
  selectOrdersWithEdits(root, ownerOf(uid), selectStoredOrders(root)).orders;

/** Whether the moment when stock fell can be computed: with part of the history missing it would be wrong. */
const knowsStock = (root: Root) =>
  isWhole(root, 'inventory') && isWhole(root, 'stockMovements') && isWhole(root, 'orders');

/** Uses the orders as the server has them: a pending edit has not moved any stock yet. */
const selectStockAlerts = createSelector(
  [knowsStock, selectItems, selectStoredOrders, selectMovements],
  (known, items, orders, movements) => (known ? stockAlerts(items, orders, movements) : NONE),
);

const selectDataAlerts = createSelector([selectItems, selectStoredOrders], (items, orders) => [
  ...priceAlerts(items),
  ...dateAlerts(orders),
]);

const selectLineAlerts = createSelector([selectLines], lineAlerts);

const orderAlertsAt = recentMemo(orderAlerts);

/** What could not be read though there is a connection, and since when, as one text: the same one is the same value. */
function failedReadings(root: Root, uid: string): string {
  if (!selectOnline(root)) return '';
  // Its error stays while a reading is tried again, and goes when one has succeeded.
  return ALERT_COLLECTIONS.filter(
    name => definitionOf(name).endpoint.select(uid)(root).error !== undefined,
  ).join();
}

/** Whether what alerts are computed from is there, all but what could not be read: of that there is an alert. */
export function areAlertsReady(root: Root, uid: string): boolean {
  const failed = failedReadings(root, uid).split(',');
  return ALERT_COLLECTIONS.every(name => isWhole(root, name) || failed.includes(name));
}

const deviceAlertsAt = recentMemo(
  (
    waiting: readonly CommandRecord[],
    failed: string,
    readAt: string | null,
    nowMs: number,
  ): readonly Alert[] => [
    ...outboxAlerts(waiting, nowMs),
    ...readingAlerts(
      ALERT_COLLECTIONS.filter(name => failed.split(',').includes(name)),
      readAt,
    ),
  ],
);

const selectOwnUpdates = commandsSelector(UPDATE_ALERT_STATE);
const selectUpdates = createSelector(
  [
    (root: Root, uid: string) => selectOwnUpdates(root, ownerOf(uid)),
    (_root: Root, uid: string) => ownerOf(uid),
  ],
  (entries, owner) =>
    readQueuedChanges(entries, owner, { name: UPDATE_ALERT_STATE, parse: parseAlertUpdate }),
);

const alertStatusesAt = recentMemo(
  (
    stock: readonly Alert[],
    orders: readonly Alert[],
    lines: readonly Alert[],
    data: readonly Alert[],
    device: readonly Alert[],
    states: readonly AlertState[],
    updates: readonly QueuedUpdate[],
    nowMs: number,
  ): readonly AlertWithStatus[] =>
    mostSevereFirst(
      withAlertStatus([...stock, ...orders, ...lines, ...data, ...device], states, updates, nowMs),
    ),
);

/**
 * Every alert there is, the gravest first, with what staff have said of it: for the dashboard, the bell and the page
 * alike. `uid`: of whoever is signed in; `nowMs`: the device's clock, in milliseconds since the epoch.
 */
export const selectAlerts = (root: Root, uid: string, nowMs: number): readonly AlertWithStatus[] => {
  const failed = failedReadings(root, uid);
  return alertStatusesAt(
    selectStockAlerts(root),
    orderAlertsAt(selectOrders(root, uid), nowMs),
    selectLineAlerts(root),
    selectDataAlerts(root),
    deviceAlertsAt(
      selectWaiting(root, ownerOf(uid)),
      failed,
      // Null while no reading fails: the time changes with every reading, and would defeat the memo.
      failed === '' ? null : (selectMirrored(root, 'orders')?.syncCursor.asOf ?? null),
      nowMs,
    ),
    selectAlertStates(root),
    selectUpdates(root, uid),
    nowMs,
  );
};

/**
 * Computes piece by piece what `selectAlerts` remembers, and then has at once: of 20,000 orders all of it is long for one
 * task. What nothing has happened to is remembered already.
 */
export function* prepareAlerts(root: Root, uid: string, nowMs: number): Generator<unknown> {
  if (knowsStock(root)) {
    yield* eachStockAlert(selectItems(root), selectStoredOrders(root), selectMovements(root));
  }
  yield selectDataAlerts(root);
  yield orderAlertsAt(selectOrders(root, uid), nowMs);
}
