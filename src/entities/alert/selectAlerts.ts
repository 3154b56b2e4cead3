import { createSelector } from '@reduxjs/toolkit';
import { selectOnline } from '@/entities/connectivity/connectivitySlice';
import { selectOrdersWithEdits } from '@/entities/order/queuedEdits';
import { ownerKey, selectOutbox } from '@/entities/outbox/outboxSlice';
import type { CollectionName } from '@/entities/replica/collections';
import { ENDPOINT_OF } from '@/entities/replica/replicaApi';
import {
  type ReplicaRoot,
  selectAlertStates,
  selectOrdersNewestFirst,
  selectProductionLines,
  selectReplicated,
  selectStockItems,
  selectStockMovements,
} from '@/entities/replica/replicaSelectors';
import { readQueuedChanges } from '@/entities/staff/queuedChanges';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { latestMemo } from '@/shared/redux/latestMemo';
import { type Alert, gravestFirst, type StandingAlert } from './alert';
import type { AlertState } from './alertState';
import { parseAlertUpdate, UPDATE_ALERT_STATE } from './alertUpdate';
import { dateAlerts, priceAlerts } from './dataAlerts';
import { outboxAlerts, readingAlerts } from './deviceAlerts';
import { lineAlerts } from './lineAlerts';
import { orderAlerts } from './orderAlerts';
import { type QueuedUpdate, withStandings } from './standing';
import { stockAlerts } from './stockAlerts';

/** What alerts are computed from. */
export const ALERT_COLLECTIONS = [
  'orders',
  'inventory',
  'stockMovements',
  'productionLines',
  'alertStates',
] as const satisfies readonly CollectionName[];

type Root = ReplicaRoot &
  Parameters<typeof selectOrdersWithEdits>[0] &
  Parameters<typeof selectOnline>[0] &
  Parameters<ReturnType<(typeof ENDPOINT_OF)['orders']['select']>>[0];

const ownerOf = (uid: string): string => ownerKey({ wing: 'back-office', uid });
const NONE: readonly never[] = [];

/** The rows of a collection once it has been read whole: of a part of them nothing is to be concluded. */
const whole =
  <Row>(name: CollectionName, rows: (root: Root) => readonly Row[]) =>
  (root: Root): readonly Row[] =>
    selectReplicated(root, name)?.mark.filled ? rows(root) : NONE;

const selectItems = whole('inventory', selectStockItems);
const selectMovements = whole('stockMovements', selectStockMovements);
const selectLines = whole('productionLines', selectProductionLines);
const selectStoredOrders = whole('orders', selectOrdersNewestFirst);
const selectOrders = (root: Root, uid: string) =>
  selectOrdersWithEdits(root, ownerOf(uid), selectStoredOrders(root)).orders;

/** Whether the moment that stock fell can be told: where a part of its history is missing, it would be another one. */
const knowsStock = (root: Root): boolean =>
  (['inventory', 'stockMovements', 'orders'] as const).every(
    name => selectReplicated(root, name)?.mark.filled,
  );

/** By the orders as the server has them: an edit that still waits has moved nothing. */
const selectStockAlerts = createSelector(
  [knowsStock, selectItems, selectStoredOrders, selectMovements],
  (known, items, orders, movements) => (known ? stockAlerts(items, orders, movements) : NONE),
);

const selectDataAlerts = createSelector([selectItems, selectStoredOrders], (items, orders) => [
  ...priceAlerts(items),
  ...dateAlerts(orders),
]);

const selectLineAlerts = createSelector([selectLines], lineAlerts);

const orderAlertsAt = latestMemo(orderAlerts);

/** What could not be read though there is a connection, and since when, as one text: the same one is the same value. */
function failedReadings(root: Root, uid: string): string {
  if (!selectOnline(root)) return '';
  return ALERT_COLLECTIONS.filter(name => ENDPOINT_OF[name].select(uid)(root).isError).join();
}

const deviceAlertsAt = latestMemo(
  (
    entries: readonly CommandRecord[],
    owner: string,
    failed: string,
    readAt: string | null,
    nowMs: number,
  ): readonly Alert[] => [
    ...outboxAlerts(
      entries.filter(entry => ownerKey(entry) === owner),
      nowMs,
    ),
    ...readingAlerts(
      ALERT_COLLECTIONS.filter(name => failed.split(',').includes(name)),
      readAt,
    ),
  ],
);

const selectUpdates = createSelector(
  [(root: Root) => selectOutbox(root).entries, (_root: Root, uid: string) => ownerOf(uid)],
  (entries, owner) =>
    readQueuedChanges(entries, owner, { name: UPDATE_ALERT_STATE, parse: parseAlertUpdate }),
);

const standingsAt = latestMemo(
  (
    stock: readonly Alert[],
    orders: readonly Alert[],
    lines: readonly Alert[],
    data: readonly Alert[],
    device: readonly Alert[],
    states: readonly AlertState[],
    updates: readonly QueuedUpdate[],
    nowMs: number,
  ): readonly StandingAlert[] =>
    gravestFirst(withStandings([...stock, ...orders, ...lines, ...data, ...device], states, updates, nowMs)),
);

/**
 * Every alert there is, the gravest first, with what staff have said of it: for the dashboard, the bell and the room
 * alike. `uid`: of whoever is signed in; `nowMs`: the device's clock, in milliseconds since the epoch.
 */
export const selectAlerts = (root: Root, uid: string, nowMs: number): readonly StandingAlert[] =>
  standingsAt(
    selectStockAlerts(root),
    orderAlertsAt(selectOrders(root, uid), nowMs),
    selectLineAlerts(root),
    selectDataAlerts(root),
    deviceAlertsAt(
      selectOutbox(root).entries,
      ownerOf(uid),
      failedReadings(root, uid),
      selectReplicated(root, 'orders')?.mark.asOf ?? null,
      nowMs,
    ),
    selectAlertStates(root),
    selectUpdates(root, uid),
    nowMs,
  );
