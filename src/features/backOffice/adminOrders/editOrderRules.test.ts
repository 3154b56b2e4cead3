import { describe, expect, it } from 'vitest';
import { parseOrder } from '@/entities/order/orderDocument';
import { groundOf } from '@/entities/order/queuedEdits';
import { aQueuedEdit } from '../../../../test/support/edits';
import { checkDraft, commandFor, draftOf, isChanged, problemNow } from './editOrderRules';

const order = parseOrder({
  id: 'A1',
  data: { email: 'asha@demo.test', status: 'pending', updatedAt: '2026-01-14T09:00:00.000000Z' },
});
const legacy = parseOrder({ id: 'L1', data: { email: 'not recorded', status: 'lost' } });
const staff = { id: 'admin', name: 'Admin User', email: 'admin@demo.test', role: 'admin' } as const;

describe('isChanged', () => {
  it.each([
    ['nothing', {}, false],
    ['another status', { status: 'shipped' }, true],
    ['another e-mail', { email: 'a@b.in' }, true],
  ] as const)('after %s', (_what, change, changed) => {
    expect(isChanged({ ...draftOf(order), ...change }, order)).toBe(changed);
  });
});

describe('checkDraft', () => {
  it('takes what can be saved, without what pasting brought along', () => {
    expect(checkDraft({ email: ' \u200ba@b.in ', status: 'shipped' }, order)).toEqual({
      edit: { email: 'a@b.in', status: 'shipped' },
    });
  });

  it.each(['', ' ', 'a@b', 'a b@c.in', 'asha'])('refuses %j as an e-mail', email => {
    expect(checkDraft({ email, status: 'shipped' }, order)).toEqual({
      problems: { email: true, status: false },
    });
  });

  it('leaves an old e-mail alone that nobody touched', () => {
    expect(checkDraft({ ...draftOf(legacy), status: 'shipped' }, legacy)).toEqual({
      edit: { email: 'not recorded', status: 'shipped' },
    });
  });

  it('asks for a status where the stored one is unknown', () => {
    expect(checkDraft(draftOf(legacy), legacy)).toEqual({ problems: { email: false, status: true } });
  });
});

describe('commandFor', () => {
  const shipped = { email: 'asha@demo.test', status: 'shipped' } as const;
  const asked = { edit: shipped, order, shownWith: [], user: staff, lastSent: null };
  const first = commandFor(asked, () => 'C1');

  it('names the version the person saw, and who they are', () => {
    expect(first).toEqual({
      ...shipped,
      orderId: 'A1',
      seen: { updatedAt: '2026-01-14T09:00:00.000000Z', email: 'asha@demo.test', status: 'pending' },
      builtOn: [],
      commandId: 'C1',
      by: { id: 'admin', name: 'Admin User' },
    });
  });

  it('is the same command when the same values are tried again', () => {
    expect(commandFor({ ...asked, lastSent: first }, () => 'C2').commandId).toBe('C1');
  });

  it('is another command for other values, which an earlier one must not be taken for', () => {
    const delivered = { ...shipped, status: 'delivered' } as const;
    expect(commandFor({ ...asked, edit: delivered, lastSent: first }, () => 'C2').commandId).toBe('C2');
  });

  it('goes by the e-mail of staff without a name', () => {
    expect(commandFor({ ...asked, user: { ...staff, name: '' } }, () => 'C1').by.name).toBe(
      'admin@demo.test',
    );
  });
});

describe('problemNow', () => {
  const edit = aQueuedEdit({ status: 'processing', seen: groundOf(order).seen });
  const now = {
    status: 'shipped',
    email: 'new@demo.test',
    updatedAt: '2026-01-15T09:00:00.000000Z',
  } as const;
  const conflict = { ...edit, problem: { kind: 'conflict', now } } as const;

  it('tells what the refusal told while the order on screen is still the one that was edited', () => {
    expect(problemNow(conflict, order)).toEqual({ kind: 'conflict', now });
  });

  it('tells the order as it has been read since', () => {
    const read = { ...order, status: 'delivered', updatedAt: '2026-01-16T09:00:00.000000Z' } as const;
    expect(problemNow(conflict, read)).toEqual({
      kind: 'conflict',
      now: { status: 'delivered', email: 'asha@demo.test', updatedAt: '2026-01-16T09:00:00.000000Z' },
    });
  });

  it.each([
    { kind: 'gone' },
    { kind: 'denied' },
    { kind: 'outOfStock', productName: 'Premium Water', inStock: 1 },
  ] as const)('leaves $kind as it is', problem => {
    expect(problemNow({ ...edit, problem }, order)).toEqual(problem);
  });
});
