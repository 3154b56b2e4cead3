import '@/app/rootStore/mirroredCollections';
import { expect } from 'vitest';
import { makeStore } from '@/app/rootStore/store';
import { announceArrivals } from '@/data/alert/announce';
import { announced, announcementsReducer, announcingBegan } from '@/data/alert/announcementsSlice';
import { ORDERS_MIRROR } from '@/data/order/orderMirror';
import { INVENTORY_MIRROR } from '@/data/stock/stockMirror';
import { createServices } from '@/store/services';
import { sessionChanged } from '@/store/session/session';
import { mirrorReducer } from '@/sync/mirror/mirrorSlice';
import { ADMIN } from '../support/shop';
import { openPageListeners } from './pageListeners';

/** Each mirrored document's version, by its path. */
export type Versions = ReadonlyMap<string, number>;

/** Staff's page without its screens: the store, the mirror of two collections, and what is announced. */
export async function openListener(env: { readonly [name: string]: string }) {
  const pageListeners = openPageListeners();
  const services = createServices({ env, pageUrl: 'http://localhost:4173/' });
  await services.auth['back-office'].signIn(ADMIN.email, ADMIN.password);
  const { store, ready } = makeStore({ services });
  await ready;
  store.injectReducers({ mirror: mirrorReducer, announcements: announcementsReducer });
  store.dispatch(
    sessionChanged({
      area: 'back-office',
      user: { id: ADMIN.uid, name: ADMIN.displayName, email: ADMIN.email, role: 'admin' },
    }),
  );

  /** By path: each version that came into the state, in its order. */
  const taken = new Map<string, number[]>();
  const told: string[] = [];

  /** An order's version stands in its instructions, a product's in its stock. */
  function versions(): Versions {
    const { orders, inventory } = store.getState().mirror.of;
    return new Map([
      ...Object.values(orders?.rows ?? {}).map(
        ({ id, specialInstructions }) => [`orders/${id}`, Number(specialInstructions)] as const,
      ),
      ...Object.values(inventory?.rows ?? {}).map(({ id, inStock }) => [`inventory/${id}`, inStock] as const),
    ]);
  }

  let known = store.getState().mirror.of;
  services.recorderPort.followers.push(action => {
    if (announced.match(action)) told.push(...action.payload.orderIds);
    const { of } = store.getState().mirror;
    if (of === known) return;
    for (const name of ['orders', 'inventory'] as const) {
      const before: { readonly [id: string]: object } = known[name]?.rows ?? {};
      for (const row of Object.values(of[name]?.rows ?? {})) {
        if (before[row.id] === row) continue;
        const path = `${name}/${row.id}`;
        const version = 'inStock' in row ? row.inStock : Number(row.specialInstructions);
        taken.set(path, [...(taken.get(path) ?? []), version]);
      }
    }
    known = of;
  });

  store.dispatch(announcingBegan({ uid: ADMIN.uid }));
  const stop = store.dispatch(announceArrivals());
  const queries = [ORDERS_MIRROR, INVENTORY_MIRROR].map(({ endpoint }) =>
    store.dispatch(endpoint.initiate(ADMIN.uid)),
  );
  const isLive = () =>
    [ORDERS_MIRROR, INVENTORY_MIRROR].every(
      ({ endpoint }) => endpoint.select(ADMIN.uid)(store.getState()).data?.live === true,
    );

  return {
    store,
    versions,
    /** Each version that came into the state, by its document's path. */
    taken: taken as ReadonlyMap<string, readonly number[]>,
    /** The orders that were announced. */
    told: told as readonly string[],
    isLive,
    /** As a page does that is not told. */
    poll() {
      for (const query of queries) void query.refetch();
    },
    async has(expected: Versions, failed: string) {
      const inOneLine = (all: Versions) => [...all].map(([path, version]) => `${path} ${version}`).sort();
      await expect
        .poll(() => ({ live: isLive(), has: inOneLine(versions()) }), {
          timeout: 60_000,
          interval: 2,
          message: failed,
        })
        .toEqual({ live: true, has: inOneLine(expected) });
    },
    async close() {
      for (const query of queries) query.unsubscribe();
      stop();
      await services.auth['back-office'].signOut();
      pageListeners.close();
    },
  };
}
