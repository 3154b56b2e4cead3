import { createRoom } from '../room';
import { ASHA, CANCELLED, giveBack, type Lines, NOT_STAFF, ORDER, SHELF, STAFF, storedOrder } from '../shop';
import {
  commit,
  type Documents,
  deleteField,
  double,
  inDays,
  serverTime,
  set,
  update,
  type VectorFields,
  type VectorValue,
  without,
} from '../vector';

const TWO: Lines = { '1': 2, '2': 3 };
const PATH = `orders/${ORDER}`;
const STATUSES = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
const stored = (fields: VectorFields = {}): Documents => ({ ...SHELF, [PATH]: storedOrder(TWO, fields) });
const { vectors, allow, deny, textLimit } = createRoom('staff edit an order', {
  as: STAFF,
  before: stored(),
});
export const STAFF_EDITS = vectors;

const instant: VectorValue = { $write: 'instant', iso: '2024-03-01T10:00:00Z' };
const stamped: VectorFields = { updatedAt: serverTime, lastCommandId: 'C1' };
const edit = (fields: VectorFields) => commit(update(PATH, { ...stamped, ...fields }));
const moveTo = (status: string, fields: VectorFields = {}) =>
  edit({ status, [`statusTimes.${status}`]: serverTime, ...fields });

for (const from of STATUSES) {
  for (const to of STATUSES) {
    if (from === to) continue;
    allow(`from ${from} to ${to}`, moveTo(to, to === 'cancelled' ? { cancelledAt: serverTime } : {}), {
      before: stored({ status: from }),
    });
  }
}
allow(
  'every field they may',
  moveTo('cancelled', {
    email: 'other@demo.test',
    phone: '9876543219',
    customerPhone: '9876543219',
    shippingAddress: '1, Other Road, Kochi',
    specialInstructions: 'Ring twice',
    cancelledAt: serverTime,
    cancelReason: 'Called',
    restocked: true,
    label: 'ORD-009',
  }),
);
allow('the e-mail only', edit({ email: 'other@demo.test' }));

for (const [who, as] of NOT_STAFF) {
  deny(`${who} moves an order on`, moveTo('processing'), { as });
  deny(`${who} edits the e-mail`, edit({ email: 'x@y.zz' }), { as });
}

for (const [name, fields] of [
  ['the items', { items: [] }],
  ['the quantities', { quantities: { '1': 1 } }],
  ['the total', { total: 1 }],
  ['the pricing', { pricing: {} }],
  ['the number of bottles', { units: 1 }],
  ['the litres', { litres: 1.5 }],
  ['the owner', { userId: 'staff' }],
  ['the id', { id: 'X' }],
  ['the name', { customerName: 'Other' }],
  ['the other name', { name: 'Other' }],
  ['the moment of ordering', { createdAt: serverTime }],
  ['the date of ordering', { orderDate: serverTime }],
  ['the device’s moment', { placedAt: '' }],
  ['the estimate', { estimatedDelivery: inDays(30) }],
  ['the way of paying', { paymentMethod: 'card' }],
  ['a card', { cardNumber: '4111111111111111' }],
  ['an unknown field', { note: 'x' }],
] satisfies [string, VectorFields][]) {
  deny(name, edit(fields));
}

for (const status of ['Delivered', 'lost', '', null, 5]) {
  deny(
    `to the status ${JSON.stringify(status)}`,
    edit({ status, ...(status && { [`statusTimes.${status}`]: serverTime }) }),
  );
}
deny('to a status without its time', edit({ status: 'shipped' }));
deny('to a status with another’s time', edit({ status: 'shipped', 'statusTimes.delivered': serverTime }));
deny('to a status with a time of its own', edit({ status: 'shipped', 'statusTimes.shipped': inDays(-1) }));
deny(
  'to a status with the time of another besides',
  moveTo('shipped', { 'statusTimes.delivered': serverTime }),
);
deny(
  'to a status, forgetting the times before',
  edit({ status: 'shipped', statusTimes: { shipped: serverTime } }),
);
deny('the times alone', edit({ 'statusTimes.shipped': serverTime }));
deny('the times of the status it has', edit({ 'statusTimes.pending': serverTime }));
deny('the moment of cancelling alone', edit({ cancelledAt: serverTime }));
deny('a moment of cancelling of their own', moveTo('cancelled', { cancelledAt: inDays(-1) }));
const cancelledNow = (fields: VectorFields) => moveTo('cancelled', { cancelledAt: serverTime, ...fields });
const longCancelled = stored({ status: 'cancelled', restocked: false });
allow('to cancelled, with its bottles lost', cancelledNow({ restocked: false }));
allow('to cancelled again, with its bottles back this time', cancelledNow({ restocked: true }), {
  before: stored({ restocked: false }),
});
allow('from cancelled, its bottles lost', moveTo('pending'), { before: longCancelled });
deny('to cancelled, with no word whether its bottles are back', cancelledNow({ restocked: 'no' }));
deny('to shipped, with its bottles lost', moveTo('shipped', { restocked: false }));
deny('the bottles of an order that is not cancelled', edit({ restocked: false }));
deny('the bottles of an order cancelled before', edit({ restocked: true }), { before: longCancelled });
deny('with an updatedAt of their own', edit({ updatedAt: inDays(-1) }));
deny('without an updatedAt', commit(update(PATH, { email: 'x@y.zz', lastCommandId: 'C1' })));
deny('without a command', commit(update(PATH, { email: 'x@y.zz', updatedAt: serverTime })));
deny('with an empty command', edit({ email: 'x@y.zz', lastCommandId: '' }));
deny('an order that is not there', commit(set('orders/7GK2M4PQRZ', { ...stamped, email: 'x@y.zz' })));

textLimit('an e-mail', 254, email => edit({ email }));
textLimit('a phone', 20, phone => edit({ phone }));
textLimit('a customer’s phone', 20, customerPhone => edit({ customerPhone }));
textLimit('an address', 2000, shippingAddress => edit({ shippingAddress }));
textLimit('a note', 2000, specialInstructions => edit({ specialInstructions }));
textLimit('a reason', 500, cancelReason => edit({ cancelReason }));
textLimit('a label', 20, label => edit({ label }));
textLimit('a command', 40, lastCommandId => edit({ email: 'x@y.zz', lastCommandId }));

// Orders of older forms.
const legacy: Documents = {
  [PATH]: {
    ...without(storedOrder({ '1': 2 }), 'quantities', 'statusTimes', 'pricing', 'updatedAt'),
    phone: 9876543210,
    total: double(40),
  },
};
allow('an order with a number for a phone', edit({ email: 'x@y.zz' }), { before: legacy });
allow(
  'an order without times, to shipped',
  edit({ status: 'shipped', statusTimes: { shipped: serverTime } }),
  { before: legacy },
);
allow(
  'an order of the single-product form',
  edit({ status: 'delivered', statusTimes: { delivered: serverTime } }),
  {
    before: { [PATH]: { userId: 'asha', productId: '1', quantity: 2, status: 'shipped', total: 40 } },
  },
);
allow('an order that holds a card, leaving it', edit({ email: 'x@y.zz' }), {
  before: stored({ cardNumber: '4111111111111111', cvv: '123' }),
});
deny('the number for a phone to another number', edit({ phone: 9876543211 }), { before: legacy });
allow(
  'an order without a known status, to pending',
  edit({ status: 'pending', statusTimes: { pending: serverTime } }),
  {
    before: { [PATH]: { total: 40, status: 'Delivered' } },
  },
);

// What the data check sets right in older orders.
const CARD: VectorFields = { cardNumber: '4111111111111111', expiryDate: '12/30', cvv: '737' };
const withCard = stored(CARD);
const noCard = { cardNumber: deleteField, expiryDate: deleteField, cvv: deleteField };
const date: VectorFields = { createdAt: instant, orderDate: instant, estimatedDelivery: instant };
allow('a card away', edit(noCard), { before: withCard });
textLimit('a command that takes a card away', 40, lastCommandId => edit({ ...noCard, lastCommandId }), {
  before: withCard,
});
for (const field of Object.keys(CARD)) {
  allow(`${field} of a card away`, edit({ [field]: deleteField }), { before: withCard });
  deny(`${field} of a card to another`, edit({ [field]: '' }), { before: withCard });
  deny(`${field} of a card where there is none`, edit({ [field]: 'x' }));
}
allow('a card away, of an order whose status nobody knows', edit(noCard), {
  before: { [PATH]: { ...CARD, status: 'lost', total: 40 } },
});
for (const [who, as] of NOT_STAFF) deny(`${who} takes a card away`, edit(noCard), { as, before: withCard });
deny('a card away with an updatedAt of their own', edit({ ...noCard, updatedAt: inDays(-1) }), {
  before: withCard,
});
deny('a card away without a command', commit(update(PATH, { ...noCard, updatedAt: serverTime })), {
  before: withCard,
});
deny('a card away with an empty command', edit({ ...noCard, lastCommandId: '' }), { before: withCard });
deny('a card away, and a status without its time', edit({ ...noCard, status: 'shipped' }), {
  before: withCard,
});
deny('another field away', edit({ label: deleteField }), { before: stored({ label: 'ORD-001' }) });
deny('a card away, and a total', edit({ ...noCard, total: deleteField }), { before: withCard });
for (const [form, value] of [
  ['text', '2024-03-01T10:00:00Z'],
  ['number', 1_709_287_200_000],
  ['map', { seconds: 1_709_287_200 }],
  ['nothing', null],
] satisfies [string, VectorValue][]) {
  allow(`dates that are a ${form}`, edit(date), {
    before: stored({ createdAt: value, orderDate: value, estimatedDelivery: value }),
  });
}
allow('dates that are missing', edit(date), {
  before: { [PATH]: { total: 40, status: 'lost' } },
});
for (const field of Object.keys(date)) {
  const old = stored({ [field]: '2024-03-01' });
  allow(`a text for ${field}`, edit({ [field]: instant }), { before: old });
  deny(`a text for ${field} to another text`, edit({ [field]: '2024-03-01T00:00:00Z' }), { before: old });
  deny(`a text for ${field} to a number`, edit({ [field]: 1_709_287_200_000 }), { before: old });
  deny(`the timestamp of ${field} to another`, edit({ [field]: instant }));
  deny(`${field} away`, edit({ [field]: deleteField }));
  deny(`a text for ${field} away`, edit({ [field]: deleteField }), { before: old });
}
for (const [who, as] of NOT_STAFF) {
  deny(`${who} sets a date right`, edit({ createdAt: instant }), {
    as,
    before: stored({ createdAt: '2024-03-01' }),
  });
}

// Cancelling and reopening, with the stock and who moved it.
const movement = (productId: string, quantity: number, after: number, kind: string): VectorFields => ({
  productId,
  kind,
  quantity,
  after,
  reason: 'Order cancelled',
  orderId: ORDER,
  by: 'staff',
  byName: 'Staff',
  at: serverTime,
  commandId: 'C1',
});
const moveStock = (productId: string, quantity: number, naming: VectorFields) => [
  update(`inventory/${productId}`, {
    inStock: { $write: 'increment', by: quantity } as const,
    updatedAt: serverTime,
    lastCommandId: 'C1',
    ...naming,
  }),
  set(
    `stockMovements/C1-${productId}`,
    movement(productId, quantity, 1000 + quantity, quantity > 0 ? 'restocked' : 'reopened'),
  ),
];
const toCancelled = update(PATH, { ...CANCELLED, ...stamped });
const toPending = update(PATH, { ...stamped, status: 'pending', 'statusTimes.pending': serverTime });
const back = { lastCancelledOrderId: ORDER };
const off = { lastOrderId: ORDER, lastCancelledOrderId: '' };
allow(
  'to cancelled, with its bottles and movements',
  commit(toCancelled, ...moveStock('1', 2, back), ...moveStock('2', 3, back)),
);
allow(
  'from cancelled, with its bottles and movements',
  commit(toPending, ...moveStock('1', -2, off), ...moveStock('2', -3, off)),
  {
    before: stored({ status: 'cancelled' }),
  },
);
const EIGHT = { '1': 1, '2': 2, '3': 3, '4': 4, '5': 5, '6': 6, '7': 7, '8': 8 };
allow(
  'to cancelled, with the bottles and movements of eight products',
  commit(toCancelled, ...Object.entries(EIGHT).flatMap(([id, quantity]) => moveStock(id, quantity, back))),
  { before: { ...SHELF, [PATH]: storedOrder(EIGHT) } },
);
deny(
  'to cancelled, with its bottles as a customer returns them',
  commit(toCancelled, giveBack('1', 2), giveBack('2', 3)),
);
deny(
  'to cancelled, with its bottles and one movement',
  commit(toCancelled, ...moveStock('1', 2, back), ...moveStock('2', 3, back).slice(0, 1)),
);

// Notes among staff.
const note: VectorFields = { text: 'Call first.', author: 'staff', at: serverTime };
const write = (fields: VectorFields) => commit(set(`${PATH}/staffNotes/n1`, fields));
allow('by a note beside it', write(note));
for (const [who, as] of NOT_STAFF)
  deny(`${who} writes a note`, write({ ...note, author: as?.uid ?? '' }), { as });
deny('by a note in another’s name', write({ ...note, author: 'asha' }));
deny('by a note of yesterday', write({ ...note, at: inDays(-1) }));
deny('by an empty note', write({ ...note, text: '' }));
deny('by a note with a field more', write({ ...note, secret: true }));
deny('by a note without an author', write(without(note, 'author')));
textLimit('a note beside it', 2000, text => write({ ...note, text }));
const noted = { [`${PATH}/staffNotes/n1`]: { ...note, at: inDays(-1) } };
deny('changing a note', write({ ...note, text: 'Other.' }), { before: noted });
deny('removing a note', commit({ kind: 'delete', path: `${PATH}/staffNotes/n1` }), { before: noted });
deny('a customer writes beside an own order', commit(set(`${PATH}/notes/n1`, { text: 'x' })), { as: ASHA });
deny('something else beside it', commit(set(`${PATH}/notes/n1`, { text: 'x' })));
