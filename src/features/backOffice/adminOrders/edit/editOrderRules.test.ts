import { describe, expect, it } from 'vitest';
import { parseOrder } from '@/data/order/orderDocument';
import { baseVersionOf } from '@/data/order/queuedEdits';
import { aQueuedEdit } from '../../../../../test/support/edits';
import {
  changesOf,
  checkDraft,
  commandFor,
  draftOf,
  type EditDraft,
  isChanged,
  problemNow,
} from './editOrderRules';

const order = parseOrder({
  id: 'A1',
  data: {
    email: 'asha@demo.test',
    status: 'pending',
    phone: '9876543210',
    shippingAddress: '12 Lake View Road, Pune 411001',
    updatedAt: '2026-01-14T09:00:00.000000Z',
  },
});
const legacy = parseOrder({ id: 'L1', data: { email: 'not recorded', status: 'lost' } });
const staff = { id: 'admin', name: 'Admin User', email: 'admin@demo.test', role: 'admin' } as const;

const draft = (change: Partial<EditDraft> = {}, from = order) => ({ ...draftOf(from), ...change });

describe('isChanged and changesOf', () => {
  it.each<[string, Partial<EditDraft>]>([
    ['nothing', {}],
    ['another status', { status: 'shipped' }],
    ['another email', { email: 'a@b.in' }],
    ['another phone', { phone: '9000000001' }],
    ['another address', { shippingAddress: '4 Hill Road, Pune' }],
    ['bottles that are lost', { status: 'cancelled', restock: false }],
    ['a reason', { status: 'cancelled', reason: 'Called' }],
  ])('tell %s', (_what, change) => {
    expect(isChanged(draft(change), draftOf(order))).toBe(Object.keys(change).length > 0);
    expect(changesOf(draft(change), draftOf(order))).toEqual(change);
  });
});

describe('checkDraft', () => {
  const edit = (change: Partial<EditDraft>, from = order) => checkDraft(draft(change, from), from);
  const asItWas = { email: 'asha@demo.test', status: 'pending' };
  const ADDRESS = '4 Hill Road, Pune 411002';

  it.each<[string, Partial<EditDraft>, object]>([
    ['an email as it was pasted', { email: ' \u200ba@b.in ' }, { email: 'a@b.in' }],
    ['another status', { status: 'shipped' }, { status: 'shipped' }],
    ['a phone as it was pasted', { phone: '+91 98123-45670' }, { phone: '9812345670' }],
    ['the same phone, written otherwise', { phone: '098765 43210' }, {}],
    ['another address', { shippingAddress: ` ${ADDRESS}\n` }, { shippingAddress: ADDRESS }],
    [
      'a cancellation',
      { status: 'cancelled', restock: false, reason: ' Broken ' },
      { status: 'cancelled', cancellation: { restock: false, reason: 'Broken' } },
    ],
    ['no reason without a cancellation', { reason: 'Broken', restock: false }, {}],
  ])('takes %s', (_what, change, saved) => {
    expect(edit(change)).toEqual({ edit: { ...asItWas, ...saved } });
  });

  it.each<[string, Partial<EditDraft>, object]>([
    ...['', ' ', 'a@b', 'a b@c.in', 'asha'].map((email): [string, Partial<EditDraft>, object] => [
      `the email "${email}"`,
      { email },
      { email: 'email' },
    ]),
    ['a phone of nine digits', { phone: '987654321' }, { phone: 'phone' }],
    ['an address too short', { shippingAddress: 'Pune' }, { shippingAddress: 'address' }],
    ['an address too long', { shippingAddress: 'x'.repeat(501) }, { shippingAddress: 'tooLong' }],
    [
      'a card in the address',
      { shippingAddress: `${ADDRESS} 4111 1111 1111 1111` },
      { shippingAddress: 'cardNumber' },
    ],
    ['a reason too long', { status: 'cancelled', reason: 'x'.repeat(501) }, { reason: 'tooLong' }],
    ['no status', { status: null }, { status: 'status' }],
  ])('refuses %s', (_what, change, problems) => {
    expect(edit(change)).toEqual({ problems });
  });

  it('leaves alone what an old order holds and nobody touched', () => {
    expect(edit({ status: 'shipped' }, legacy)).toEqual({
      edit: { email: 'not recorded', status: 'shipped' },
    });
  });

  describe('of an order for an area', () => {
    const inArea = { ...order, delivery: { area: 'Lake View', pin: '411001', slot: '07:00-10:00' } };
    const otherwise = { ...inArea, shippingAddress: '12 Lake View Road, Pune 411007' };

    it.each<[string, string, typeof inArea]>([
      ['its own PIN code', '4 Hill Road, Pune 411 001', inArea],
      ['no PIN code', '4 Hill Road, Pune', inArea],
      ['the other PIN code that it had already', '12 A, Lake View Road, Pune 411007', otherwise],
      ['its own PIN code in place of another', '12 Lake View Road, Pune 411001', otherwise],
    ])('takes an address under %s', (_what, shippingAddress, from) => {
      expect(edit({ shippingAddress }, from)).toEqual({ edit: { ...asItWas, shippingAddress } });
    });

    it('refuses an address under another PIN code, which stands for another day and another fee', () => {
      for (const from of [inArea, otherwise]) {
        expect(edit({ shippingAddress: ADDRESS }, from)).toEqual({
          problems: { shippingAddress: 'otherPin' },
        });
      }
    });

    it('leaves another PIN code alone that is there already', () => {
      expect(edit({ status: 'shipped' }, otherwise)).toEqual({ edit: { ...asItWas, status: 'shipped' } });
    });
  });

  it('leaves alone where an order went that is there', () => {
    const delivered = { ...order, status: 'delivered' } as const;
    expect(edit({ phone: '9000000001', shippingAddress: ADDRESS }, delivered)).toEqual({
      edit: { ...asItWas, status: 'delivered' },
    });
  });
});

describe('commandFor', () => {
  const shipped = { email: 'asha@demo.test', status: 'shipped' } as const;
  const asked = { edit: shipped, order, pendingChanges: [], user: staff };
  const first = commandFor(asked, 'C1');

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

  it('says what was there before what it changes, and nothing of the rest', () => {
    const edit = { ...shipped, phone: '9000000001' };
    expect(commandFor({ ...asked, edit }, 'C1')).toMatchObject({
      phone: '9000000001',
      seen: { phone: '9876543210' },
    });
    expect(first.seen).not.toHaveProperty('phone');
  });

  it('goes by the email of staff without a name', () => {
    expect(commandFor({ ...asked, user: { ...staff, name: '' } }, 'C1').by.name).toBe('admin@demo.test');
  });
});

describe('problemNow', () => {
  const edit = aQueuedEdit({ status: 'processing', seen: baseVersionOf(order).seen });
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
      now: {
        status: 'delivered',
        email: 'asha@demo.test',
        updatedAt: '2026-01-16T09:00:00.000000Z',
        phone: '9876543210',
        shippingAddress: '12 Lake View Road, Pune 411001',
        restocked: true,
      },
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
