import { describe, expect, it } from 'vitest';
import { aQueuedEdit } from '../../../test/support/edits';
import { outboxSlice, selectIsHeldUp } from './outboxSlice';

const failure = { code: 'unknown', reason: 'offline', at: '2026-01-15T09:00:00.000Z' };
const first = aQueuedEdit({ commandId: 'C1' }, { seq: 1 }).entry;
const second = aQueuedEdit({ commandId: 'C2' }, { seq: 2 }).entry;

describe('selectIsHeldUp', () => {
  it.each([
    ['nothing has been tried', {}, {}, false],
    ['its own try failed', {}, { failure }, true],
    ['its own try is on its way again', {}, { failure, status: 'sending' }, false],
    ['one before it waits for another try', { failure }, {}, true],
    ['one before it is being sent', { failure, status: 'sending' }, {}, false],
    ['one before it was set aside', { failure, status: 'failed' }, {}, false],
    ['another user’s waits', { failure, uid: 'meera' }, {}, false],
    ['one after it waits', { failure, seq: 3 }, {}, false],
  ] as const)('where %s', (_what, one, itself, expected) => {
    const entries = [
      { ...first, ...one },
      { ...second, ...itself },
    ];
    const outbox = { ...outboxSlice.getInitialState(), entries };
    expect(selectIsHeldUp({ outbox }, 'C2')).toBe(expected);
    expect(selectIsHeldUp({ outbox }, null)).toBe(false);
  });
});
