import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { editOrder } from '@/data/order/editOrder';
import { parseOrder } from '@/data/order/orderDocument';
import type { OrderEdit } from '@/domain/order/edit/orderEdit';
import { ORDER_STATUSES, type OrderStatus } from '@/domain/order/order';
import { loadRules } from '../../local-firebase/rules/rules';
import { plainDocument, recordWrites } from './appWrites';
import { prepare } from './prepare';
import { ORDER, product, SHELF, STAFF, storedOrder } from './shop';
import { type Documents, double, inDays, type VectorFields, without } from './vector';

const rules = loadRules(readFileSync('firestore.rules', 'utf8'), 'both');
const PATH = `orders/${ORDER}`;
const lines = { '1': 2, '2': 3, '3': 1, '4': 9, '5': 1, '6': 1, '7': 1, '8': 1 };

const EARLIER = { $write: 'instant', iso: '2024-03-01T10:00:00Z' } as const;

const FORMS: readonly (readonly [form: string, order: VectorFields])[] = [
  ['today’s', storedOrder(lines)],
  ['one with a number for a phone', storedOrder(lines, { phone: 9876543210 })],
  ['one without times', without(storedOrder(lines), 'statusTimes', 'updatedAt', 'quantities')],
  [
    'the single-product one',
    { userId: 'asha', productId: '1', quantity: 2, total: double(40), status: 'pending' },
  ],
  ['one that holds a card', storedOrder(lines, { cardNumber: '4111111111111111' })],
  [
    'one that is expected on a day in words',
    storedOrder(lines, { estimatedDelivery: '2024-03-01T10:00:00Z' }),
  ],
  [
    'one with a slot, tried before',
    storedOrder(lines, {
      delivery: { area: 'East', pin: '560038', slot: '17:00-20:00' },
      run: { id: '', driver: '', stop: 0 },
      attempt: { reason: 'nobody', note: '', at: EARLIER, by: 'driver' },
      handover: { to: '', at: EARLIER, by: 'driver' },
      estimatedDelivery: EARLIER,
    }),
  ],
];
const shelf: Documents = { ...SHELF, 'inventory/2': product('2', { inStock: double(36) }) };
const changes = ORDER_STATUSES.flatMap(from => ORDER_STATUSES.map(to => [from, to] as const));

describe.each(FORMS)('an order in %s form', (_form, order) => {
  it.each(changes)('is edited by the app from %s to %s under the rules', async (from, to) => {
    await expectAllowed(order, from, { email: 'other@demo.test', status: to });
  });

  it('is paid, the payment corrected and taken back by the app under the rules', async () => {
    const paid = { state: 'partly', method: 'cash', amountPaise: 1, reference: '' } as const;
    await expectAllowed(order, 'delivered', { email: '', status: 'delivered', payment: paid });
    const before = {
      state: 'partly',
      method: 'cash',
      amount: 0.01,
      reference: '',
      at: inDays(-1),
      by: 'staff',
    };
    const nothing = { state: 'due', method: null, amountPaise: 0, reference: '' } as const;
    for (const next of [{ ...paid, amountPaise: 2 }, nothing]) {
      const change = { email: '', status: 'delivered', payment: next } as const;
      await expectAllowed({ ...order, payment: before }, 'delivered', change);
    }
  });

  it('is planned, put off and shipped by the app under the rules', async () => {
    const run = { id: 'Run00000000000000001', driver: 'driver', stop: 2.5 };
    const plan = { run, estimatedDelivery: '2026-01-16T14:30:00.000Z', slot: '07:00-10:00' };
    await expectAllowed(order, 'processing', { email: '', status: 'processing', ...plan });
    const shipped = { email: '', status: 'shipped', run: { ...run, stop: 3 } } as const;
    await expectAllowed({ ...order, run }, 'processing', shipped);
    await expectAllowed({ ...order, run }, 'processing', { email: '', status: 'processing', run });
  });

  it('is sent elsewhere by the app under the rules', async () => {
    const delivery = { phone: '9000000001', shippingAddress: '4 Hill Road, Pune 411002' };
    await expectAllowed(order, 'pending', { email: 'other@demo.test', status: 'processing', ...delivery });
  });

  it('is cancelled by the app under the rules with its bottles lost, and opened again', async () => {
    const cancellation = { restock: false, reason: 'Broken' };
    await expectAllowed(order, 'shipped', { email: '', status: 'cancelled', cancellation });
    await expectAllowed({ ...order, restocked: false }, 'cancelled', { email: '', status: 'pending' });
  });
});

it.each(ORDER_STATUSES)('an order that is %s in capitals is edited by the app where it is', async status => {
  const order = storedOrder(lines);
  await expectAllowed(order, status, { email: 'other@demo.test', status }, status.toUpperCase());
  const payment = { state: 'partly', method: 'cash', amountPaise: 1, reference: '' } as const;
  await expectAllowed(order, status, { email: '', status, payment }, status.toUpperCase());
});

type Change = Pick<OrderEdit, 'email' | 'status'> & Partial<OrderEdit>;

/** What the app itself writes for an edit, by its own code, and whether the rules take it. */
async function expectAllowed(
  order: VectorFields,
  from: OrderStatus,
  change: Change,
  storedAs: string = from,
) {
  const before = { ...shelf, [PATH]: { ...order, status: storedAs } };
  const stored = plainDocument(PATH, before);
  const seen = stored && parseOrder(stored);
  const { transaction, writes } = recordWrites(before, STAFF);
  const edit: OrderEdit = {
    orderId: ORDER,
    seen: { updatedAt: seen?.updatedAt ?? null, email: '', status: from },
    builtOn: [],
    commandId: 'C0MMAND000000001',
    by: { id: 'staff', name: 'Staff' },
    ...change,
  };
  expect(await editOrder(edit, transaction)).toEqual({ outcome: 'saved' });
  const request = { kind: 'commit', writes } as const;
  expect(prepare({ name: '', auth: STAFF, before, request, expect: 'allow' }).allowed(rules)).toBe(true);
}
