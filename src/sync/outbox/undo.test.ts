import { expect, it } from 'vitest';
import { UNDO_MS } from '@/lib/retryPolicy';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { isUndoable, undoLeftMs } from './undo';

const NOW = 1_000_000;
const failure = { code: 'network', reason: null, at: '2026-01-15T09:00:00.000Z' };

const record = (fields: Partial<CommandRecord>): CommandRecord => ({
  seq: 1,
  v: 1,
  id: 'C1',
  area: 'storefront',
  uid: 'asha',
  name: 'cancelOrder',
  payload: null,
  status: 'pending',
  queuedAt: '2026-01-15T09:00:00.000Z',
  tries: 0,
  nextTryAt: NOW + UNDO_MS,
  failure: null,
  outcomeUnknown: false,
  ...fields,
});

it.each([
  ['has its whole time at first', {}, true, UNDO_MS],
  ['has what is left of it', { nextTryAt: NOW + 1 }, true, 1],
  ['has none when that is over, though nobody has sent it yet', { nextTryAt: NOW }, true, 0],
  ['has none where the clock was set back', { nextTryAt: NOW + UNDO_MS + 1 }, true, 0],
  ['is not one that goes at once', { nextTryAt: null }, false, 0],
  ['is not one that was tried: that waits for its next try', { tries: 1, failure }, false, 0],
  ['is not one that waits for a sign-in', { failure }, false, 0],
  ['is not one that may have been sent', { outcomeUnknown: true }, false, 0],
  ['is not one under way', { status: 'sending' }, false, 0],
] as const)('what can be undone %s', (_what, fields, awaits, leftMs) => {
  expect(isUndoable(record(fields))).toBe(awaits);
  expect(undoLeftMs(record(fields), NOW)).toBe(leftMs);
});
