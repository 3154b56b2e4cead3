import { describe, expect, it } from 'vitest';
import { applyPendingCustomerChanges } from '@/data/customer/queuedCustomers';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import {
  type CustomerChange,
  changedFields,
  conflictingFields,
  parseCustomerChange,
  parseCustomerProblem,
  withChanges,
} from './customerChange';
import { NOTHING_STORED } from './customerOverlay';

const aChange = (fields: Partial<CustomerChange> = {}): CustomerChange => ({
  commandId: 'C1',
  ground: { updatedAt: null, builtOn: [] },
  by: { id: 'admin', name: 'Admin User' },
  customerId: 'asha',
  title: 'Asha Rao',
  seen: NOTHING_STORED,
  fields: { ...NOTHING_STORED, notes: 'Gate 2' },
  ...fields,
});

const entry: CommandRecord = {
  seq: 1,
  v: 1,
  id: 'C1',
  area: 'back-office',
  uid: 'admin',
  name: 'updateCustomer',
  payload: null,
  status: 'pending',
  queuedAt: '2026-01-15T09:00:00.000Z',
  tries: 0,
  nextTryAt: null,
  failure: null,
  outcomeUnknown: false,
};

describe('a change of a customer', () => {
  it('is about what it makes different, and leaves the rest as it is by then', () => {
    const change = aChange();
    expect(changedFields(change.seen, change.fields)).toEqual(['notes']);
    expect(withChanges({ ...NOTHING_STORED, type: 'wholesale' }, change)).toEqual({
      ...NOTHING_STORED,
      type: 'wholesale',
      notes: 'Gate 2',
    });
  });

  it.each([
    ['nothing has changed', {}, []],
    ['something else has', { status: 'inactive' }, []],
    ['somebody wrote the very same', { notes: 'Gate 2' }, []],
    ['somebody wrote something else', { notes: 'Gate 3' }, ['notes']],
  ] as const)('where %s conflicts in %j → %j', (_what, now, conflicts) => {
    expect(conflictingFields({ ...NOTHING_STORED, ...now }, aChange())).toEqual(conflicts);
  });

  it('is read back from the device as it was, and refused where it is none', () => {
    expect(parseCustomerChange(JSON.parse(JSON.stringify(aChange())))).toEqual(aChange());
    expect(() => parseCustomerChange({ ...aChange(), customerId: 'a/b' })).toThrow();
    expect(() => parseCustomerChange({ ...aChange(), fields: { name: 'A' } })).toThrow();
  });

  it.each([
    [{ kind: 'conflict', now: NOTHING_STORED }, 'conflict'],
    ['denied', 'denied'],
    [{ kind: 'of a newer app' }, 'denied'],
    [null, 'denied'],
  ])('that was refused for %j says %s', (reason, kind) => {
    expect(parseCustomerProblem(reason).kind).toBe(kind);
  });
});

describe('changes that wait', () => {
  const second = aChange({
    commandId: 'C2',
    seen: { ...NOTHING_STORED, notes: 'Gate 2' },
    fields: { ...NOTHING_STORED, notes: 'Gate 2', hidden: true },
  });

  it('make a row where there is none, each on top of the one before', () => {
    const { overlays, changesOf } = applyPendingCustomerChanges(
      [],
      [
        { change: aChange(), entry },
        { change: second, entry: { ...entry, id: 'C2', seq: 2 } },
      ],
    );
    expect(overlays).toEqual([
      { id: 'asha', ...NOTHING_STORED, notes: 'Gate 2', hidden: true, updatedAt: null, lastCommandId: null },
    ]);
    expect(changesOf.get('asha')).toMatchObject({ waiting: true, pendingChanges: [aChange(), second] });
  });

  it('are not applied over once refused, and told of with the reason', () => {
    const failure = {
      code: 'refused',
      reason: { kind: 'conflict', now: NOTHING_STORED },
      at: entry.queuedAt,
    };
    const { overlays, changesOf } = applyPendingCustomerChanges(
      [],
      [{ change: aChange(), entry: { ...entry, status: 'failed', failure } }],
    );
    expect(overlays).toEqual([]);
    expect(changesOf.get('asha')).toMatchObject({
      waiting: false,
      pendingChanges: [],
      failed: [{ problem: { kind: 'conflict' } }],
    });
  });

  it('leave everybody else the same object', () => {
    const ravi = { id: 'ravi', ...NOTHING_STORED, updatedAt: null, lastCommandId: null };
    const { overlays } = applyPendingCustomerChanges([ravi], [{ change: aChange(), entry }]);
    expect(overlays[0]).toBe(ravi);
  });
});
