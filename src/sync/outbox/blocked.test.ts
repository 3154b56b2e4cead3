import { describe, expect, it } from 'vitest';
import { aQueuedEdit } from '../../../test/support/edits';
import { isBlocked } from './blocked';

const failure = { code: 'unknown', reason: 'offline', at: '2026-01-15T09:00:00.000Z' };
const first = aQueuedEdit({ commandId: 'C1' }, { seq: 1 }).entry;
const second = aQueuedEdit({ commandId: 'C2' }, { seq: 2 }).entry;

describe('isBlocked', () => {
  it.each([
    ['nothing has been tried', {}, {}, false],
    ['its own try failed', {}, { failure }, true],
    ['its own try is on its way again', {}, { failure, status: 'sending' }, false],
    ['one before it waits for another try', { failure }, {}, true],
    ['one before it is being sent', { failure, status: 'sending' }, {}, false],
    ['one before it has failed', { failure, status: 'failed' }, {}, false],
    ['another user’s waits', { failure, uid: 'meera' }, {}, false],
    ['one after it waits', { failure, seq: 3 }, {}, false],
  ] as const)('where %s', (_what, one, itself, expected) => {
    const command = { ...second, ...itself };
    expect(isBlocked(command, [{ ...first, ...one }, command])).toBe(expected);
  });

  it('has nothing to say of a command that is not there', () => {
    expect(isBlocked(undefined, [{ ...first, failure }])).toBe(false);
  });
});
