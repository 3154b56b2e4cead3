import { describe, expect, it } from 'vitest';
import { parseOrder } from '@/data/order/orderDocument';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { aQueuedEdit } from '../../../../../test/support/edits';
import { type Batch, type BulkResult, bulkResults, canUndo } from './bulkResults';

const order = parseOrder({ id: 'A1', data: {} });
const { edit, entry } = aQueuedEdit({ commandId: 'C1' });
const batch = (fields: Partial<Batch> = {}): Batch => ({
  kind: 'change',
  changes: [{ order, edit }],
  asked: true,
  direct: {},
  ...fields,
});
const failure = (reason: CommandRecord['payload']) => ({
  code: 'refused',
  reason,
  at: '2026-01-15T09:00:00Z',
});

describe('bulkResults', () => {
  it.each<[string, Partial<CommandRecord>, BulkResult]>([
    ['pending', { status: 'pending' }, { kind: 'sending' }],
    ['under way', { status: 'sending' }, { kind: 'sending' }],
    ['done', { status: 'done' }, { kind: 'saved' }],
    [
      'refused',
      { status: 'failed', failure: failure({ kind: 'gone' }) },
      { kind: 'refused', problem: { kind: 'gone' } },
    ],
    ['given up', { status: 'discarded' }, { kind: 'takenBack' }],
  ])('of a command that is %s', (_what, fields, result) => {
    expect(bulkResults(batch(), [{ ...entry, ...fields }], false)).toEqual([result]);
  });

  it.each(['pending', 'sending'] as const)(
    'of one that is %s while nothing can be sent is to wait',
    status => {
      expect(bulkResults(batch(), [{ ...entry, status }], true)).toEqual([{ kind: 'waiting' }]);
    },
  );

  it.each<[string, Partial<Batch>, BulkResult]>([
    ['not kept yet', { asked: false }, { kind: 'keeping' }],
    ['gone from the outbox', {}, { kind: 'takenBack' }],
    ['sent without being kept', { direct: { C1: { kind: 'saved' } } }, { kind: 'saved' }],
  ])('of one that is %s', (_what, fields, result) => {
    expect(bulkResults(batch(fields), [], false)).toEqual([result]);
  });
});

describe('canUndo', () => {
  it.each([
    ['saved', true],
    ['sending', true],
    ['waiting', true],
    ['keeping', false],
    ['takenBack', false],
  ] as const)('of %s', (kind, can) => {
    expect(canUndo({ kind })).toBe(can);
  });
});
