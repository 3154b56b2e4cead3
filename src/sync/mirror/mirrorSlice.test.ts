import { expect, it } from 'vitest';
import '@/app/rootStore/mirroredCollections';
import { parseOrder } from '@/data/order/orderDocument';
import { MAX_MIRRORED_ROWS } from './collections';
import { type MirrorState, mirrorReducer, NO_MIRROR, rowsRead } from './mirrorSlice';
import type { SyncCursor } from './syncCursor';

const WHOLE: SyncCursor = {
  complete: true,
  cursor: ['A'],
  total: 10,
  latestOnly: false,
  syncedThrough: '2026-01-15T09:00:00.000Z',
  asOf: '2026-01-15T09:00:00.000Z',
};
const ordersFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, nth) => {
    const placed = new Date(Date.UTC(2026, 0, 1) + (first + nth) * 60_000).toISOString();
    return parseOrder({ id: `A${first + nth}`, data: { orderDate: placed } });
  });
const read = (state: MirrorState, rows: ReturnType<typeof ordersFrom>) =>
  mirrorReducer(state, rowsRead({ uid: 'admin', collection: 'orders', rows, syncCursor: WHOLE }));

it('says that it has the latest only from the first order on that it drops', () => {
  const full = read(NO_MIRROR, ordersFrom(0, MAX_MIRRORED_ROWS + 500));
  expect(full.of.orders?.syncCursor).toBe(WHOLE);

  const grown = read(full, ordersFrom(MAX_MIRRORED_ROWS + 500, 1));
  expect(Object.keys(grown.of.orders?.rows ?? {})).toHaveLength(MAX_MIRRORED_ROWS);
  expect(grown.of.orders?.rows.A0).toBeUndefined();
  expect(grown.of.orders?.syncCursor).toEqual({ ...WHOLE, latestOnly: true });

  // A reading knows only what it began with.
  expect(read(grown, ordersFrom(MAX_MIRRORED_ROWS + 501, 1)).of.orders?.syncCursor.latestOnly).toBe(true);
});

it('lets nobody change a row, in development: it throws where that is tried', () => {
  const row = read(NO_MIRROR, ordersFrom(0, 1)).of.orders?.rows.A0;
  const change = () => Object.assign(row ?? {}, { customerName: 'Asha' });
  expect(change).toThrow(TypeError);
});
