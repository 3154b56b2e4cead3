import { describe, expect, it } from 'vitest';
import { anEdit } from '../../../test/support/edits';
import { isEditSaved, saveEdit } from './saveEdit';

const withCode = (code: string) => Object.assign(new Error(code), { code });
const stored = (lastCommandId: string) => ({ id: 'A1', data: { status: 'processing', lastCommandId } });

/** A server whose transactions fail with this, and whose order can be read, or fails as well. */
const failing = (thrown: unknown, order: unknown) => async (request: object) => {
  if ('transaction' in request) throw thrown;
  if (order instanceof Error) throw order;
  return order;
};

describe('saveEdit', () => {
  it.each(['unknown', 'unavailable', 'aborted'])('finds its own work where the answer was %s', async code => {
    expect(await saveEdit(anEdit(), failing(withCode(code), stored('C1')))).toEqual({ outcome: 'saved' });
  });

  it.each([
    ['unknown', 'offline'],
    ['unavailable', 'unavailable'],
    ['resource-exhausted', 'rateLimited'],
    ['unauthenticated', 'unauthenticated'],
    ['failed-precondition', 'conflict'],
    ['not-found', 'notFound'],
  ])('has failed for now after %s when the order is not as it left it', async (code, kind) => {
    const failed = { outcome: 'failed', error: { kind, code } };
    expect(await saveEdit(anEdit(), failing(withCode(code), stored('X1')))).toEqual(failed);
    expect(await saveEdit(anEdit(), failing(withCode(code), null))).toEqual(failed);
    expect(await saveEdit(anEdit(), failing(withCode(code), withCode('unknown')))).toEqual(failed);
  });

  it.each(['permission-denied', 'invalid-argument'])('is refused for good by %s', async code => {
    expect(await saveEdit(anEdit(), failing(withCode(code), stored('X1')))).toEqual({
      outcome: 'refused',
      problem: { kind: 'denied' },
    });
  });
});

describe('isEditSaved', () => {
  it.each([
    ['as it left the order', stored('C1'), true],
    ['over which another has been made', stored('X1'), false],
    ['of an order that is gone', null, false],
  ])('of an edit %s', async (_what, order, expected) => {
    expect(await isEditSaved(anEdit(), async () => order)).toBe(expected);
  });

  it('rejects when nobody can be asked', async () => {
    await expect(isEditSaved(anEdit(), failing(null, withCode('unknown')))).rejects.toThrow('unknown');
  });
});
