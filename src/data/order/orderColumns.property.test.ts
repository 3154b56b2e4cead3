import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  ATTEMPT_REASONS,
  COMPLAINT_KINDS,
  ORDER_STATUSES,
  PAID_BY,
  PAYMENT_STATES,
} from '@/domain/order/order';
import { readColumns, writeColumns } from '@/lib/columns';
import type { PlainDocument, PlainValue } from '@/lib/plainData';
import { COMPACT_ORDERS } from './orderColumns';
import { parseOrder } from './orderDocument';
import { ORDERS_MIRROR } from './orderMirror';

/*
 * Documents of every age: what the shop writes, what older versions wrote, and what nobody should have. Each field is there,
 * missing, or anything.
 */
const anything = fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<PlainValue>;
const text = fc.oneof(
  fc.constantFrom(
    '',
    ' Asha Rao ',
    'asha@demo.test',
    '9876543210',
    'A1',
    'line\nline',
    'आशा',
    'x'.repeat(2100),
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const instant = fc.oneof(
  fc.constantFrom(
    '2026-11-20T05:12:00.123456Z',
    '2026-11-20T05:12:00Z',
    '2026-11-20',
    1_700_000_000_000,
    'soon',
  ),
  fc.integer({ min: 0, max: 3 }).map(hours => `2026-11-20T0${hours}:12:00.000Z`),
);
const rupees = fc.oneof(
  fc.constantFrom<PlainValue[]>(2.99, '5.98', 0, -1, 1e300, '1e3'),
  fc.integer({ min: 0, max: 9 }),
);
const quantity = fc.oneof(fc.constantFrom<PlainValue[]>(1, 2, 0, 1.5, '3'), fc.integer({ min: 1, max: 999 }));
const or = <Value extends PlainValue>(usual: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 8, arbitrary: usual as fc.Arbitrary<PlainValue> }, { weight: 1, arbitrary: anything });
const names = fc.oneof(fc.constantFrom('1', '2', 'x'), fc.string({ maxLength: 3 }), fc.constant('__proto__'));

const item = fc.record(
  {
    productId: or(text),
    productName: or(text),
    name: or(text),
    size: or(text),
    image: or(text),
    quantity: or(quantity),
    price: or(rupees),
  },
  { requiredKeys: [] },
);
const entry = fc.record(
  { at: or(instant), by: or(text), byName: or(text), from: anything, to: anything },
  { requiredKeys: [] },
);
const data = fc.record(
  {
    label: or(text),
    userId: or(text),
    accountEmail: or(text),
    name: or(text),
    customerName: or(text),
    email: or(text),
    phone: or(text),
    customerPhone: or(text),
    shippingAddress: or(text),
    specialInstructions: or(text),
    paymentMethod: or(fc.constantFrom('card', 'cash')),
    status: or(fc.constantFrom(...ORDER_STATUSES, 'Shipped', 'lost')),
    cancelReason: or(text),
    restocked: or(fc.boolean()),
    items: or(fc.array(item, { maxLength: 3 })),
    quantities: or(fc.dictionary(names, quantity, { maxKeys: 3 })),
    productId: or(text),
    productName: or(text),
    quantity: or(quantity),
    price: or(rupees),
    total: or(rupees),
    pricing: or(
      fc.record(
        {
          subtotal: rupees,
          deliveryFee: rupees,
          taxRate: fc.constantFrom(0, 0.08, 2),
          tax: rupees,
          grandTotal: rupees,
        },
        { requiredKeys: ['subtotal', 'deliveryFee', 'taxRate', 'tax', 'grandTotal'] },
      ),
    ),
    orderDate: or(instant),
    createdAt: or(instant),
    placedAt: or(instant),
    updatedAt: or(instant),
    estimatedDelivery: or(instant),
    delivery: or(
      fc.record({ area: text, pin: text, slot: fc.constantFrom('07:00-10:00', '17:00-20:00', 'noon') }),
    ),
    cancelledAt: or(instant),
    statusTimes: or(fc.dictionary(fc.constantFrom(...ORDER_STATUSES, 'lost'), instant)),
    reopenings: or(fc.dictionary(names, entry, { maxKeys: 3 })),
    changes: or(fc.dictionary(names, entry, { maxKeys: 3 })),
    complaint: or(fc.record({ kind: fc.constantFrom(...COMPLAINT_KINDS, 'lost'), text, at: or(instant) })),
    payment: or(
      fc.record({
        state: fc.constantFrom(...PAYMENT_STATES, 'lost'),
        method: fc.constantFrom(...PAID_BY, ''),
        amount: rupees,
        reference: text,
        at: or(instant),
      }),
    ),
    run: or(fc.record({ id: text, driver: text, stop: fc.constantFrom(0, 1, 2.5, -1) })),
    handover: or(fc.record({ to: text, at: or(instant) })),
    attempt: or(
      fc.record({ reason: fc.constantFrom(...ATTEMPT_REASONS, 'lost'), note: text, at: or(instant) }),
    ),
    lastCommandId: or(text),
    cardNumber: fc.constant('4111111111111111'),
  },
  { requiredKeys: [] },
);
const documents = fc.array(fc.record({ id: fc.string({ minLength: 1, maxLength: 6 }), data }), {
  maxLength: 12,
});

const parsed = (all: readonly PlainDocument[]) => all.map(parseOrder);

it('give orders back as their documents are read, field by field in the same order', () => {
  fc.assert(
    fc.property(documents, all => {
      const orders = parsed(all as PlainDocument[]);
      const stored = structuredClone(writeColumns(COMPACT_ORDERS.columns, orders));
      // The mirror compares rows by their JSON.
      expect(JSON.stringify(readColumns(COMPACT_ORDERS.columns, stored))).toBe(JSON.stringify(orders));
    }),
    { numRuns: 400 },
  );
});

it('throw where they are damaged, and never give half an order', () => {
  const [first] = fc.sample(
    documents.filter(all => all.length > 3),
    { seed: 1, numRuns: 1 },
  );
  const orders = parsed((first ?? []) as PlainDocument[]);
  const whole = writeColumns(COMPACT_ORDERS.columns, orders);
  const { texts, numbers } = whole;
  const damages: unknown[] = [
    undefined,
    null,
    'rows',
    { texts },
    { texts, numbers: {} },
    { texts, numbers: numbers.map(each => Array.from(each)) },
    { texts: [1], numbers },
    { texts: texts.slice(0, -1), numbers },
    { texts, numbers: numbers.slice(0, -1) },
    { texts, numbers: [...numbers, Int8Array.of(0)] },
    { texts, numbers: [] },
    { texts, numbers: numbers.with(0, Int8Array.of(orders.length + 1)) },
    { texts, numbers: numbers.with(1, new Int8Array(orders.length).fill(-7)) },
    { texts, numbers: numbers.with(1, new Int8Array(orders.length - 1)) },
  ];
  for (const damage of damages) expect(() => readColumns(COMPACT_ORDERS.columns, damage)).toThrow();
  expect(readColumns(COMPACT_ORDERS.columns, whole)).toEqual(orders);
});

/**
 * What devices have stored was made by the parser of their day. Whoever changes what it makes, or how that is stored, gives
 * `compact.version` in orderMirror.ts the next number, so that devices read their documents anew, and writes it here with the
 * sum that this test then names. (Where nothing but fast-check is new, which draws other documents, only the sum is.)
 */
const MADE_BY = { version: 7, sum: '06e7d24ce0de80a2' };

it('have another version whenever the parser makes other orders of the same documents', () => {
  const sample = fc.sample(documents, { seed: 20261125, numRuns: 300 }).flat() as PlainDocument[];
  const hash = createHash('sha256');
  for (const document of sample) {
    const stored = writeColumns(COMPACT_ORDERS.columns, [parseOrder(document)]);
    hash.update(JSON.stringify([stored.texts, stored.numbers.map(each => [each.constructor.name, ...each])]));
  }
  expect({ version: ORDERS_MIRROR.compact?.version, sum: hash.digest('hex').slice(0, 16) }).toEqual(MADE_BY);
});
