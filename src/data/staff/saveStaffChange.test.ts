import { describe, expect, it } from 'vitest';
import { AppFailure } from '@/services/firebase/toAppError';
import { saveStaffChange } from './saveStaffChange';

const change = {
  commandId: 'C1',
  ground: { updatedAt: null, builtOn: [] },
  by: { id: 'admin', name: 'Admin' },
};

/** A server that refuses every transaction, on which somebody else has changed the document since. */
const refusing = (entry: object | null) => async (request: object) => {
  if ('transaction' in request) throw new AppFailure({ kind: 'denied', code: 'permission-denied' });
  return 'get' in request && request.get === 'changeLog/C1-asha'
    ? entry
    : { id: 'asha', data: { lastCommandId: 'C2' } };
};

const save = (entry: object | null, isTraced: boolean) =>
  saveStaffChange(
    {
      ...{ name: 'updateCustomer', path: 'customers/asha', change, checksBaseVersion: false },
      ...(isTraced && { kind: 'customer' }),
      write: async () => ({ outcome: 'saved' }),
    },
    refusing(entry),
  );

describe('a change that is sent again after somebody else’s', () => {
  it('is saved where the change log tells of it, and refused where it does not', async () => {
    const refused = { outcome: 'refused', problem: 'denied' };
    expect(await save({ id: 'C1-asha', data: {} }, true)).toEqual({ outcome: 'saved' });
    expect(await save(null, true)).toEqual(refused);
    expect(await save({ id: 'C1-asha', data: {} }, false)).toEqual(refused);
  });
});
