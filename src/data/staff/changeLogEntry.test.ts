import { describe, expect, it } from 'vitest';
import { deleteField, instantAt, serverTime } from '@/lib/plainData';
import { changeLogEntry, documentAfterUpdate } from './changeLogEntry';

const by = { id: 'admin', name: 'Admin User' };
const told = (before: { readonly [field: string]: never } | object | null, after: object) => {
  const document = before && { id: 'x', data: before as never };
  const [path, entry] = changeLogEntry({
    ...{ kind: 'line', id: 'x', action: 'updateProductionLine', commandId: 'C1', by },
    ...{ before: document, after: after as never },
  });
  expect(path).toBe('changeLog/C1-x');
  expect(entry).toMatchObject({ by: 'admin', byName: 'Admin User', at: serverTime, commandId: 'C1' });
  return { from: entry.from, to: entry.to };
};

describe('an entry of the change log', () => {
  it('holds what became another, and nothing that stays or is in every change', () => {
    const before = {
      name: 'Line 1',
      slot: { from: 1, to: 2 },
      updatedAt: { $time: '2026-01-14T09:00:00.000000Z' },
    };
    expect(
      told(before, { name: 'Line 2', slot: { to: 2, from: 1 }, updatedAt: serverTime, lastCommandId: 'C1' }),
    ).toEqual({ from: { name: 'Line 1' }, to: { name: 'Line 2' } });
    expect(told(null, { name: 'Line 1', updatedAt: serverTime })).toEqual({
      from: {},
      to: { name: 'Line 1' },
    });
    expect(told({ name: 'Line 1', notes: 'x' }, { name: 'Line 1' })).toEqual({
      from: { notes: 'x' },
      to: {},
    });
  });

  it('writes a time that was stored as the time it is, to the microsecond', () => {
    const startTime = { $time: '2026-01-14T09:00:00.123456Z' };
    const stored = instantAt('2026-01-14T09:00:00.123456Z');
    expect(told({ startTime }, { startTime: serverTime })).toEqual({
      from: { startTime: stored },
      to: { startTime: serverTime },
    });
    expect(told({ startTime }, { startTime: stored })).toEqual({ from: {}, to: {} });
  });

  it('is made of an update too: of a field within a field, and of one that goes', () => {
    const document = { id: 'x', data: { stops: { A: { outcome: 'open' } }, notes: 'x' } };
    expect(documentAfterUpdate(document, { 'stops.B': { outcome: 'failed' }, notes: deleteField })).toEqual({
      stops: { A: { outcome: 'open' }, B: { outcome: 'failed' } },
    });
  });
});
