import { createRoom } from '../room';
import {
  ASHA,
  EIGHT,
  type Lines,
  NOT_STAFF,
  newOrder,
  ORDER,
  OTHER_ORDER,
  placing,
  product,
  RAVI,
  SHELF,
  STAFF,
  storedOrder,
  take,
  takeAll,
  UNVERIFIED,
} from '../shop';
import { commit, inDays, serverTime, set, update, type VectorFields, without } from '../vector';

const { vectors, allow, deny, textLimit } = createRoom('placing an order', { as: ASHA, before: SHELF });
export const ORDERS_CREATE = vectors;

const ONE: Lines = { '1': 2 };
const ALL: Lines = Object.fromEntries(EIGHT.map((id, index) => [id, index + 1]));
const place = (fields: VectorFields = {}) => placing(ONE, fields);

for (let count = 1; count <= 8; count += 1) {
  allow(`of ${count} products`, placing(Object.fromEntries(Object.entries(ALL).slice(0, count))));
}
allow('of 999 bottles', placing({ '1': 999 }));
allow('paid by card', place({ paymentMethod: 'card' }));
allow('with what to watch out for', place({ specialInstructions: 'Ring twice. <script>alert(1)</script>' }));
allow('with a text in any script', place({ name: 'आशा 💧', customerName: 'आशा 💧' }));

// Who.
deny('by nobody', place(), { as: null });
deny('by someone whose e-mail is not verified', place(), { as: UNVERIFIED });
deny('by someone without the claim of verification', place(), {
  as: { uid: 'asha', token: { email: 'asha@demo.test' } },
});
deny('by someone else', place(), { as: RAVI });
deny('for someone else', place({ userId: 'ravi' }));
deny('for nobody', place({ userId: '' }));

// What it says of itself.
for (const status of ['processing', 'shipped', 'delivered', 'cancelled', 'Pending', '', null]) {
  deny(`that is ${JSON.stringify(status)}`, place({ status }));
}
for (const field of ['createdAt', 'orderDate', 'updatedAt']) {
  deny(`with a ${field} of tomorrow`, place({ [field]: inDays(1) }));
  deny(`with a ${field} of a moment ago`, place({ [field]: inDays(-0.0001) }));
  deny(`with a ${field} in words`, place({ [field]: '2099-01-01T00:00:00Z' }));
}
allow('with an estimate a little after four days', place({ estimatedDelivery: inDays(4.001) }));
allow('with an estimate a little before six days', place({ estimatedDelivery: inDays(5.999) }));
deny('with an estimate of four days', place({ estimatedDelivery: inDays(4) }));
deny('with an estimate of six days', place({ estimatedDelivery: inDays(6) }));
deny('with an estimate of never', place({ estimatedDelivery: inDays(30_000) }));
deny('with an estimate of today', place({ estimatedDelivery: serverTime }));
deny(
  'with the time of another status',
  place({ statusTimes: { pending: serverTime, delivered: serverTime } }),
);
deny('with its own time of pending', place({ statusTimes: { pending: inDays(1) } }));
deny('with no times', place({ statusTimes: {} }));
for (const field of Object.keys(newOrder(ONE))) {
  const order = without(newOrder(ONE), field);
  deny(`without ${field}`, commit(set(`orders/${ORDER}`, order), ...takeAll(ONE)));
  deny(
    `with another field in the place of ${field}`,
    commit(set(`orders/${ORDER}`, { ...order, [`${field}2`]: 'x' }), ...takeAll(ONE)),
  );
}
for (const field of ['cardNumber', 'expiryDate', 'cvv', 'label', 'discount', 'cancelledAt', 'role']) {
  deny(`with ${field}`, place({ [field]: '4111111111111111' }));
}

// Its id.
const withId = (id: string) =>
  commit(set(`orders/${id}`, newOrder(ONE, { id })), take('1', 2, { lastOrderId: id }));
allow('with an id of 20 characters', withId('0123456789ABCDEFGHJK'));
for (const id of [
  '7GK2M4PQR',
  '0123456789ABCDEFGHJKM',
  '7gk2m4pqrs',
  '7GK2M4PQRO',
  '7GK2 M4PQRS',
  '__proto__',
]) {
  deny(`with the id ${id}`, withId(id));
}
deny('that calls itself by another id', place({ id: OTHER_ORDER }));

// Contact.
textLimit('a name, a note and a time', 2500, text =>
  typeof text === 'string'
    ? place({ specialInstructions: text.slice('Asha Rao'.length + '2026-01-15T08:59:58.000Z'.length) })
    : place({ specialInstructions: text }),
);
deny('with a note of a megabyte', place({ specialInstructions: 'x'.repeat(1_000_000) }));
deny(
  'with lists for texts',
  place({ name: ['A'], customerName: ['A'], specialInstructions: [], placedAt: [] }),
);
deny('with numbers for texts', place({ name: 1, customerName: 1, specialInstructions: 2, placedAt: 3 }));
deny('with a list for a name', place({ name: ['A'], customerName: ['A'] }));
deny('with a list for the moment of placing', place({ placedAt: ['x'] }));
deny('with two names', place({ customerName: 'Ravi' }));
deny('with two phones', place({ customerPhone: '9876543211' }));
for (const phone of [
  '5876543210',
  '987654321',
  '98765432101',
  '+919876543210',
  '९८७६५४३२१०',
  '9876543210\n',
  9876543210,
]) {
  deny(`with the phone ${JSON.stringify(phone)}`, place({ phone, customerPhone: phone }));
}
for (const email of ['a@b', 'a b@c.d', 'a@@b.c', ' a@b.c', 'a@b.c\n', 'a@.', '', ['a@b.c']]) {
  deny(`with the e-mail ${JSON.stringify(email)}`, place({ email }));
}
allow('with the longest e-mail', place({ email: `${'a'.repeat(248)}@bc.de` }));
deny('with too long an e-mail', place({ email: `${'a'.repeat(249)}@bc.de` }));
allow('with an address of 10 characters', place({ shippingAddress: '12 Lake Rd' }));
deny('with an address of 9 characters', place({ shippingAddress: '12 Lake R' }));
textLimit('an address', 2000, shippingAddress => place({ shippingAddress }));
deny('with a list of ten for an address', place({ shippingAddress: Array(10).fill('x') }));
for (const paymentMethod of ['upi', '', null, 4111111111111111]) {
  deny(`paid by ${JSON.stringify(paymentMethod)}`, place({ paymentMethod }));
}
for (const litres of [-1, 'many', 100_000_001, Number.NaN]) {
  deny(`of ${litres} litres`, place({ litres }));
}
allow('of no known volume', place({ litres: 0 }));
allow('of the greatest volume', place({ litres: 100_000_000 }));

// By staff, for a customer who called.
const staffOrder = (fields: VectorFields = {}) =>
  placing(ONE, { userId: '', label: 'ORD-001', lastCommandId: 'C1', ...fields });
allow('by staff, for someone without an account', staffOrder(), { as: STAFF });
allow('by staff, for a customer', staffOrder({ userId: 'asha' }), { as: STAFF });
allow('by staff, for themselves', place({ userId: 'staff' }), { as: STAFF });
for (const [who, as] of NOT_STAFF) {
  deny(`with a label, by ${who}`, staffOrder({ userId: as?.uid ?? '' }), { as });
}
deny('by staff without a label', staffOrder({ label: '' }), { as: STAFF });
deny('by staff without a command', staffOrder({ lastCommandId: '' }), { as: STAFF });
deny('by staff with a field more', staffOrder({ discount: 5 }), { as: STAFF });
deny('by staff with a cvv', placing(ONE, { userId: '', label: 'ORD-001', cvv: '123' }), { as: STAFF });
deny('by staff in another name without a label', place({ userId: 'ravi' }), { as: STAFF });
deny('by staff at another price', staffOrder({ total: 1 }), { as: STAFF });
textLimit('a customer’s id', 128, userId => staffOrder({ userId }), { as: STAFF });
textLimit('a label', 20, label => staffOrder({ label }), { as: STAFF });
textLimit('a command’s id', 40, lastCommandId => staffOrder({ lastCommandId }), { as: STAFF });

// Where its bottles have been taken already, so that only the order itself is asked; and the other way round.
const takenAlready = { ...SHELF, 'inventory/1': product('1', { lastOrderId: ORDER }) };
const alone = (fields: VectorFields = {}) => commit(set(`orders/${ORDER}`, newOrder(ONE, fields)));
deny('alone, by someone whose e-mail is not verified', alone(), { as: UNVERIFIED, before: takenAlready });
deny('alone, of tomorrow', alone({ createdAt: inDays(1) }), { before: takenAlready });
for (const [who, as] of [
  ['nobody', null],
  ['someone whose e-mail is not verified', UNVERIFIED],
] as const) {
  deny(`by taking the bottles alone, by ${who}`, commit(take('1', 2)), {
    as,
    before: { ...SHELF, [`orders/${ORDER}`]: newOrder(ONE) },
  });
}

// Over what is there.
const taken = { ...SHELF, [`orders/${ORDER}`]: storedOrder(ONE) };
deny('over an own order', place(), { before: taken });
deny('over someone else’s order', place(), {
  before: { ...SHELF, [`orders/${ORDER}`]: storedOrder(ONE, { userId: 'ravi' }) },
});
deny('over an own order, by changing it', commit(update(`orders/${ORDER}`, newOrder(ONE)), ...takeAll(ONE)), {
  before: taken,
});
