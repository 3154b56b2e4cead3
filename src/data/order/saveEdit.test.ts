import { describe, expect, it } from 'vitest';
import type { ErrorKind } from '@/lib/appError';
import { AppFailure } from '@/services/firebase/toAppError';
import { anEdit } from '../../../test/support/edits';
import { isEditSaved, saveEdit } from './saveEdit';

const failure = (kind: ErrorKind) => new AppFailure({ kind, code: kind });
const stored = (lastCommandId: string, changes: object = {}) => ({
  id: 'A1',
  data: { status: 'processing', lastCommandId, changes },
});

/** A server whose transactions fail with this, and whose order can be read, or fails as well. */
const failing = (thrown: unknown, order: unknown) => async (request: object) => {
  if ('transaction' in request) throw thrown;
  if (order instanceof Error) throw order;
  return order;
};

describe('saveEdit', () => {
  it.each(['offline', 'unavailable', 'conflict'] as const)('finds its own work after %s', async kind => {
    expect(await saveEdit(anEdit(), failing(failure(kind), stored('C1')))).toEqual({ outcome: 'saved' });
  });

  it.each(['offline', 'unavailable', 'rateLimited', 'unauthenticated', 'conflict', 'notFound'] as const)(
    'has failed for now after %s when the order is not as it left it',
    async kind => {
      // The transaction broke off while it was reading: nothing of it can arrive.
      const failed = { outcome: 'failed', error: { kind, code: kind }, mayHaveArrived: false };
      expect(await saveEdit(anEdit(), failing(failure(kind), stored('X1')))).toEqual(failed);
      expect(await saveEdit(anEdit(), failing(failure(kind), null))).toEqual(failed);
      expect(await saveEdit(anEdit(), failing(failure(kind), failure('offline')))).toEqual(failed);
    },
  );

  it.each(['denied', 'invalid'] as const)('finds its own work though it is refused by %s now', async kind => {
    const order = stored('X1', { C1: {}, X1: {} });
    expect(await saveEdit(anEdit(), failing(failure(kind), order))).toEqual({ outcome: 'saved' });
  });

  it.each(['denied', 'invalid'] as const)('is refused for good by %s', async kind => {
    expect(await saveEdit(anEdit(), failing(failure(kind), stored('X1')))).toEqual({
      outcome: 'refused',
      problem: { kind: 'denied' },
    });
  });
});

describe('isEditSaved', () => {
  it.each([
    ['as it left the order', stored('C1'), true],
    ['over which another has been made', stored('X1', { C1: {}, X1: {} }), true],
    ['that the order says nothing of', stored('X1', { X1: {} }), false],
    ['of an order that is gone', null, false],
  ])('of an edit %s', async (_what, order, expected) => {
    expect(await isEditSaved(anEdit(), async () => order)).toBe(expected);
  });

  it('rejects when nobody can be asked', async () => {
    await expect(isEditSaved(anEdit(), failing(null, failure('offline')))).rejects.toThrow('offline');
  });
});
