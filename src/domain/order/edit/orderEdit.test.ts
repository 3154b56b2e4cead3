import { describe, expect, it } from 'vitest';
import { parseOrder } from '@/data/order/orderDocument';
import { anEdit } from '../../../../test/support/edits';
import { matchesSeenVersion } from './orderEdit';

const SEEN = '2026-01-14T09:00:00.000000Z';
const LATER = '2026-01-15T09:00:00.000000Z';
const order = (data: Parameters<typeof parseOrder>[0]['data']) => parseOrder({ id: 'A1', data });

describe('matchesSeenVersion', () => {
  const first = { commandId: 'C1', email: 'asha@demo.test', status: 'processing' } as const;
  const edit = anEdit({ commandId: 'C2', status: 'shipped', builtOn: [first] });
  const byFirst = { updatedAt: LATER, lastCommandId: 'C1', email: 'asha@demo.test', status: 'processing' };

  it.each([
    ['the version that was seen', { updatedAt: SEEN }, true],
    ['what the person’s own earlier edit made of it', byFirst, true],
    ['a later version of someone else', { ...byFirst, lastCommandId: 'X1' }, false],
    ['a later version without a name', { updatedAt: LATER, status: 'processing' }, false],
    ['a change that left the own edit’s name, of the status', { ...byFirst, status: 'cancelled' }, false],
    ['a change that left the own edit’s name, of the email', { ...byFirst, email: 'a@b.in' }, false],
    ['the same moment to another microsecond', { updatedAt: '2026-01-14T09:00:00.000001Z' }, false],
  ])('of %s', (_what, data, expected) => {
    expect(matchesSeenVersion(edit, order(data))).toBe(expected);
  });

  it.each([
    ['the phone it left', { phone: '9000000001' }, true],
    ['another phone', { phone: '9000000002' }, false],
  ])('of what an own edit of the delivery made of it, with %s', (_what, now, expected) => {
    const moved = { ...first, phone: '9000000001' };
    expect(matchesSeenVersion({ ...edit, builtOn: [moved] }, order({ ...byFirst, ...now }))).toBe(expected);
  });

  it('takes an old order without a version as seen while it still has none', () => {
    const old = anEdit({ seen: { updatedAt: null, email: '', status: null } });
    expect(matchesSeenVersion(old, order({ status: 'pending' }))).toBe(true);
    expect(matchesSeenVersion(old, order({ status: 'pending', updatedAt: LATER }))).toBe(false);
  });
});
