import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import '@/app/rootStore/mirroredCollections';
import { makeRootReducer } from '@/app/rootStore/rootReducer';
import type { Order } from '@/domain/order/order';
import { dataCheckReducer } from '@/features/backOffice/dataCheck/dataCheckSlice';
import type { CollectionName, MirrorRow } from '@/sync/mirror/collections';
import { mirrorReducer, rowsRead } from '@/sync/mirror/mirrorSlice';
import { aMovement, anOrderRow, aStockItem } from '../../../../test/support/rows';
import { prepareNews, selectNews } from './selectNews';

const UID = 'admin';
const NOW = Date.parse('2026-01-15T09:00:00Z');

/** Calls back whenever a rule looks at what an order holds. */
function watched(order: Order, onLook: () => void): Order {
  return new Proxy(order, {
    get(target, field, receiver) {
      if (field === 'orderedAt' || field === 'items' || field === 'quantities') onLook();
      return Reflect.get(target, field, receiver);
    },
  });
}

function openStore() {
  const { withStaff } = makeRootReducer((_slice, reducer) => reducer);
  const store = configureStore({
    reducer: withStaff({ mirror: mirrorReducer, dataCheck: dataCheckReducer }),
    middleware: defaults => defaults({ immutableCheck: false, serializableCheck: false }),
  });
  const read = (collection: CollectionName, ...rows: MirrorRow[]) =>
    store.dispatch(
      rowsRead({
        ...{ uid: UID, collection, rows },
        syncCursor: {
          complete: true,
          cursor: null,
          total: 2,
          latestOnly: false,
          syncedThrough: null,
          asOf: null,
        },
      }),
    );
  return { store, read };
}

/** A shop in which two products run low; how often its first order, which is of product 1 alone, was looked at. */
function lowShop() {
  const { store, read } = openStore();
  let looks = 0;
  const count = () => {
    looks += 1;
  };
  read('inventory', aStockItem(), aStockItem({ id: '2' }));
  read('stockMovements', aMovement(), aMovement({ id: 'C1-2', productId: '2' }));
  read('orders', watched(anOrderRow(), count));
  const looksDuring = (work: () => void): number => {
    const before = looks;
    work();
    return looks - before;
  };
  return { store, read, looksDuring };
}

describe('news that are prepared piece by piece', () => {
  it('are at hand afterwards: no order is looked at again', () => {
    const { store, looksDuring } = lowShop();
    const root = store.getState();
    const pieces = looksDuring(() => expect([...prepareNews(root, UID, NOW)].length).toBeGreaterThan(3));
    expect(pieces).toBeGreaterThan(0);
    expect(looksDuring(() => selectNews(root, UID, NOW))).toBe(0);
    expect(selectNews(root, UID, NOW)).toMatchObject({
      alerts: [{ id: expect.stringMatching(/^lowStock\.1/) }, { id: expect.stringMatching(/^lowStock\.2/) }],
      events: [{ id: 'placed.A1' }],
    });
  });

  it('are the same as those that are computed at once', () => {
    const { store } = lowShop();
    const atOnce = selectNews(store.getState(), UID, NOW);
    const again = lowShop().store.getState();
    for (const _piece of prepareNews(again, UID, NOW));
    expect(selectNews(again, UID, NOW)).toEqual(atOnce);
  });

  it('look for the fall of a product again only where something happened to it', () => {
    const { store, read, looksDuring } = lowShop();
    const looksToPrepare = () =>
      looksDuring(() => {
        for (const _piece of prepareNews(store.getState(), UID, NOW));
      });
    const first = looksToPrepare();
    const [item] = anOrderRow().items;
    const ofOther = anOrderRow({ id: 'A2', items: item ? [{ ...item, productId: '2' }] : [] });
    read('orders', ofOther);
    const ofOtherProduct = looksToPrepare();
    read('orders', anOrderRow({ id: 'A3' }));
    const ofSameProduct = looksToPrepare();
    expect(ofOtherProduct).toBeLessThan(first);
    expect(ofSameProduct).toBeGreaterThan(ofOtherProduct);
  });
});
