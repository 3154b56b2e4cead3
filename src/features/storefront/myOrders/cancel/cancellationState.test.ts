import { expect, it } from 'vitest';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { cancellationState } from './cancellationState';

const entry = (fields: Partial<CommandRecord>): CommandRecord => ({
  seq: 1,
  v: 1,
  id: 'C1',
  area: 'storefront',
  uid: 'asha',
  name: 'cancelOrder',
  payload: { orderId: 'A1' },
  status: 'pending',
  queuedAt: '2026-01-15T09:00:00.000Z',
  tries: 0,
  nextTryAt: null,
  failure: null,
  outcomeUnknown: false,
  ...fields,
});
const failure = {
  code: 'refused',
  reason: { kind: 'tooLate', status: 'shipped' },
  at: '2026-01-15T09:00:00.000Z',
};
const PENDING = { status: 'pending', statusTimes: {} } as const;
const times = { cancelled: '2026-01-15T09:00:00.000Z' };

it.each([
  ['nothing without a command', PENDING, [], null],
  ['nothing of another order', PENDING, [entry({ payload: { orderId: 'B1' } })], null],
  ['nothing of another command', PENDING, [entry({ name: 'placeOrder' })], null],
  ['nothing of one that cannot be read', PENDING, [entry({ payload: null })], null],
  ['that it waits', PENDING, [entry({})], 'waiting'],
  ['that it can be undone', PENDING, [entry({ nextTryAt: 1 })], 'undoable'],
  [
    'that it waits behind what has failed',
    PENDING,
    [entry({ seq: 0, name: 'placeOrder', tries: 1, failure }), entry({ nextTryAt: 1 })],
    'waiting',
  ],
  ['that it is being sent', PENDING, [entry({ status: 'sending' })], 'sending'],
  [
    'that it still waits while it is tried again',
    PENDING,
    [entry({ status: 'sending', tries: 1, failure })],
    'waiting',
  ],
  [
    'that it still waits while it is tried again without a network, where tries are not counted',
    PENDING,
    [entry({ status: 'sending', failure })],
    'waiting',
  ],
  ['that it was refused', PENDING, [entry({ status: 'failed', failure })], 'refused'],
  ['that it is done, before the list knows', PENDING, [entry({ status: 'done' })], 'done'],
  ['nothing once the list knows', { ...PENDING, status: 'cancelled' }, [entry({ status: 'done' })], null],
  [
    'nothing where staff opened it again',
    { ...PENDING, statusTimes: times },
    [entry({ status: 'done' })],
    null,
  ],
  ['nothing of one that was given up', PENDING, [entry({ status: 'discarded' })], null],
  [
    'what the last of two says',
    PENDING,
    [entry({ status: 'failed', failure }), entry({ id: 'C2' })],
    'waiting',
  ],
] as const)('says %s', (_what, order, entries, kind) => {
  expect(cancellationState({ id: 'A1', ...order }, entries)?.kind ?? null).toBe(kind);
});
