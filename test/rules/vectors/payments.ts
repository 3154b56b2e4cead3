import { changeOf, NOT_STAFF, ORDER, STAFF, STAFF_STAMP, storedOrder } from '../shop';
import {
  commit,
  type Documents,
  deleteField,
  inDays,
  serverTime,
  update,
  type VectorFields,
  type VectorRequest,
  type VectorValue,
  without,
} from '../vector';
import { createVectorGroup } from '../vectorGroup';

/** Two bottles for ₹20.00, with the fee and the tax. */
const ALL = 46.19;
const stored = (fields: VectorFields = {}): Documents => ({
  [`orders/${ORDER}`]: storedOrder({ '1': 2 }, { status: 'delivered', ...fields }),
});
const { vectors, allow, deny, textLimit } = createVectorGroup('staff write down a payment', {
  as: STAFF,
  before: stored(),
});
export const PAYMENTS = vectors;

const CASH: VectorFields = {
  state: 'paid',
  method: 'cash',
  amount: ALL,
  reference: '',
  at: serverTime,
  by: 'staff',
};
const DUE: VectorFields = { ...CASH, state: 'due', method: '', amount: 0 };
/** The payment, and what the order's history says of it. */
const write = (payment: VectorValue, beside: VectorFields = {}, from: VectorFields = {}): VectorRequest =>
  commit(
    update(`orders/${ORDER}`, {
      payment,
      'changes.C1': { at: serverTime, by: 'staff', byName: 'Staff', from, to: { payment } },
      ...STAFF_STAMP,
      ...beside,
    }),
  );
const paid = (fields: VectorFields) => write({ ...CASH, ...fields });

allow('all of it in cash', write(CASH));
for (const method of ['card', 'bank']) allow(`by ${method}`, paid({ method }));
allow('by UPI, with what the transfer is called', paid({ method: 'upi', reference: '432109876543' }));
deny('by UPI, without what the transfer is called', paid({ method: 'upi' }));
allow('a part', paid({ state: 'partly', amount: 20.5 }));
deny('a part as all', paid({ amount: 20.5 }));
deny('all as a part', paid({ state: 'partly' }));
deny('more than it costs', paid({ amount: ALL + 0.01 }));
deny('more than it costs as a part', paid({ state: 'partly', amount: ALL + 0.01 }));
deny('less than nothing', paid({ state: 'partly', amount: -1 }));
deny('nothing as a part', paid({ state: 'partly', amount: 0 }));
deny('a fraction of a paisa', paid({ state: 'partly', amount: 20.505 }));
deny('an amount in words', paid({ amount: '46.19' }));
allow('all of it given back', paid({ state: 'refunded' }), { before: stored({ status: 'cancelled' }) });
allow('a part given back', paid({ state: 'refunded', amount: 1 }));
deny('more given back than it costs', paid({ state: 'refunded', amount: 100 }));
// One moment, told twice: when it was written, and of what is written down of it.
const before = { ...CASH, at: { $write: 'instant', iso: '2024-03-01T10:00:00Z' } } as const;
allow('nothing after all', write(DUE, {}, { payment: before }), { before: stored({ payment: before }) });
deny(
  'nothing after all, not written down',
  commit(update(`orders/${ORDER}`, { payment: DUE, ...STAFF_STAMP })),
  {
    before: stored({ payment: before }),
  },
);
deny(
  'nothing after all, from another payment than it was',
  write(DUE, {}, { payment: { ...before, amount: 1 } }),
  {
    before: stored({ payment: before }),
  },
);
deny('nothing, of an amount', write({ ...DUE, amount: 1 }));
deny('nothing, in cash', write({ ...DUE, method: 'cash' }));
for (const [name, fields] of [
  ['in another state', { state: 'lost' }],
  ['by another way', { method: 'barter' }],
  ['by no way', { method: '' }],
  ['by another account', { by: 'asha' }],
  ['at another time', { at: inDays(-1) }],
  ['with a card', { cardNumber: '4111111111111111' }],
  ['with a reference on two lines', { reference: '1\n2' }],
] satisfies [string, VectorFields][]) {
  deny(`all of it ${name}`, paid(fields));
}
for (const field of Object.keys(CASH)) deny(`without ${field}`, write(without(CASH, field)));
deny('in words', write('paid'));
textLimit('reference', 60, reference => paid({ reference }));

deny('that is not written down', commit(update(`orders/${ORDER}`, { payment: CASH, ...STAFF_STAMP })));
deny(
  'of which another change is written down',
  write(CASH, {
    email: 'x@y.zz',
    'changes.C1': { at: serverTime, by: 'staff', byName: 'Staff', from: {}, to: { email: 'x@y.zz' } },
  }),
);
deny('that takes the payment away', write('', { payment: deleteField }), {
  before: stored({ payment: before }),
});
allow(
  'with the delivery',
  write(CASH, {
    ...{ status: 'delivered', 'statusTimes.delivered': serverTime },
    'changes.C1': changeOf({ status: 'delivered', payment: CASH }, { status: 'shipped' }),
  }),
  { before: stored({ status: 'shipped' }) },
);

// The oldest orders have no `pricing` to compare with.
const old = { [`orders/${ORDER}`]: without(storedOrder({ '1': 2 }, { status: 'delivered' }), 'pricing') };
allow('of an order without a sum', write(CASH), { before: old });
allow('a part of an order without a sum', paid({ state: 'partly', amount: 1 }), { before: old });
deny('in another state, of an order without a sum', paid({ state: 'lost' }), { before: old });
deny('beyond all measure, of an order without a sum', paid({ amount: 100_000_000.01 }), { before: old });
allow('the most, of an order without a sum', paid({ amount: 100_000_000 }), { before: old });

for (const [who, as] of NOT_STAFF) deny(`by ${who}`, write(CASH), { as });
