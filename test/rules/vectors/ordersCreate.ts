import {
  ASHA,
  changeOf,
  EIGHT,
  type Lines,
  NOT_STAFF,
  newOrder,
  ORDER,
  OTHER_ORDER,
  paced,
  placing,
  placingByStaff,
  pricing,
  product,
  RAVI,
  SETTINGS,
  SHELF,
  STAFF,
  STAFF_ORDER,
  STAFF_STAMP,
  storedOrder,
  take,
  takeAll,
  UNVERIFIED,
} from '../shop';
import { FINE_LINES, UGLY_LINES } from '../texts';
import {
  commit,
  type Documents,
  inDays,
  serverTime,
  set,
  update,
  type VectorFields,
  type VectorValue,
  without,
} from '../vector';
import { createVectorGroup } from '../vectorGroup';

const { vectors, allow, deny, textLimit } = createVectorGroup('placing an order', {
  as: ASHA,
  before: SHELF,
});
export const ORDERS_CREATE = vectors;

const ONE: Lines = { '1': 2 };
const ALL: Lines = Object.fromEntries(EIGHT.map((id, index) => [id, index + 1]));
const place = (fields: VectorFields = {}) => placing(ONE, fields);
const sellingAtOnce = (maxUnits: VectorValue): Documents => ({
  ...SHELF,
  'settings/shop': { ...SETTINGS, maxUnits },
});

for (let count = 1; count <= 8; count += 1) {
  allow(`of ${count} products`, placing(Object.fromEntries(Object.entries(ALL).slice(0, count))));
}
allow('of 999 bottles', placing({ '1': 999 }), { before: sellingAtOnce(999) });
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
  deny(`without ${field}`, commit(set(`orders/${ORDER}`, order), ...takeAll(ONE), paced()));
  deny(
    `with another field in the place of ${field}`,
    commit(set(`orders/${ORDER}`, { ...order, [`${field}2`]: 'x' }), ...takeAll(ONE), paced()),
  );
}
for (const field of ['cardNumber', 'expiryDate', 'cvv', 'label', 'discount', 'cancelledAt', 'role']) {
  deny(`with ${field}`, place({ [field]: '4111111111111111' }));
}

// Its id.
const withId = (id: string) =>
  commit(
    set(`orders/${id}`, newOrder(ONE, { id })),
    take('1', 2, { lastOrderId: id }),
    paced({ lastOrderId: id }),
  );
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
textLimit('a name', 200, name => place({ name, customerName: name }));
textLimit('a note', 2000, specialInstructions => place({ specialInstructions }));
for (const placedAt of [
  '',
  'zzz<script>',
  '2026-01-15',
  '2026-01-15T08:59:58.000Z ',
  '2026-01-15T08:59:58Z',
  5,
]) {
  deny(`placed at ${JSON.stringify(placedAt)}`, place({ placedAt }));
}
for (const [what, text] of UGLY_LINES) {
  deny(`with a name ${what}`, place({ name: text, customerName: text }));
  deny(`with an address ${what}`, place({ shippingAddress: text.repeat(12) }));
}
for (const text of FINE_LINES) allow(`with the name ${text}`, place({ name: text, customerName: text }));
allow('with an address of three lines', place({ shippingAddress: '12, Lake Road\nKochi\n682001' }));
deny('with an address of newlines', place({ shippingAddress: '\n'.repeat(2000) }));
deny('with a name of two lines', place({ name: 'Asha\nRao', customerName: 'Asha\nRao' }));
allow('with a note of two lines', place({ specialInstructions: 'Ring twice.\nMind the dog.' }));
deny('with a note of spaces', place({ specialInstructions: '   ' }));
deny('without the e-mail of the account', place({ accountEmail: '' }));
deny('with the e-mail of another account', place({ accountEmail: 'ravi@demo.test' }));
allow('with another e-mail for contact', place({ email: 'office@demo.test' }));
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
for (const email of [
  ...['a@b', 'a b@c.d', 'a@@b.c', ' a@b.c', 'a@b.c\n', 'a@.', '', ['a@b.c']],
  ...[
    'a@b.co?bcc=x@y.zz',
    'a?b@c.de',
    'a&b@c.de',
    '<a@b.co>',
    '"a"@b.co',
    'a@b.co,c@d.ef',
    'a@b;c.de',
    'a:b@c.de',
  ],
  ...['a\u200b@b.co', 'a@b\u202e.co', 'a@b.c\u00a0o'],
]) {
  deny(`with the e-mail ${JSON.stringify(email)}`, place({ email }));
}
allow('with the longest e-mail', place({ email: `${'a'.repeat(248)}@bc.de` }));
deny('with too long an e-mail', place({ email: `${'a'.repeat(249)}@bc.de` }));
allow('with an address of 10 characters', place({ shippingAddress: '12 Lake Rd' }));
deny('with an address of 9 characters', place({ shippingAddress: '12 Lake R' }));
// What is seen counts, and space between words once.
for (const [what, shippingAddress] of [
  ['in Hindi with marks and a joiner', 'घर १२ क्\u200dषे'],
  ['of ten emoji', '🏠'.repeat(10)],
  ['with line breaks between its words', 'Flat\n1 Goa'],
  ['with an empty line', 'Flat 1,\n\nGoa'],
] as const) {
  allow(`with an address of 10 characters ${what}`, place({ shippingAddress }));
}
for (const [what, shippingAddress] of [
  ['a letter and joiners', `a${'\u200d'.repeat(9)}`],
  ['a letter and variation selectors', `a${'\ufe0f'.repeat(8)}\u{e0100}`],
  ['a letter and blank letters', `a${'\u3164\uffa0\u2800\u115f'.repeat(3)}`],
  ['two letters and newlines', `a${'\n'.repeat(1998)}b`],
  ['two letters and spaces', `a${' '.repeat(20)}b`],
  ['two letters and wide spaces', `a${'\u3000\u00a0'.repeat(10)}b`],
  ['two letters and spaces between joiners', `a${' \u200d'.repeat(10)}b`],
  ['9 characters and an empty line', 'Flat\n\n1 Go'],
] as const) {
  deny(`with an address of ${what}`, place({ shippingAddress }));
}
textLimit('an address', 2000, shippingAddress => place({ shippingAddress }));
deny('with a list of ten for an address', place({ shippingAddress: Array(10).fill('x') }));
for (const paymentMethod of ['upi', '', null, 4111111111111111]) {
  deny(`paid by ${JSON.stringify(paymentMethod)}`, place({ paymentMethod }));
}

// By staff, for a customer who called.
const staffOrder = (fields: VectorFields = {}) => placingByStaff(ONE, fields);
allow('by staff, for someone without an account', staffOrder(), { as: STAFF });
allow('by staff, for a customer', staffOrder({ userId: 'asha' }), { as: STAFF });
allow(
  'by staff, for themselves',
  commit(
    set(`orders/${ORDER}`, newOrder(ONE, { userId: 'staff', accountEmail: 'staff@demo.test' })),
    ...takeAll(ONE),
    paced({}, 'staff'),
  ),
  { as: STAFF },
);
for (const [who, as] of NOT_STAFF) {
  const by = as?.uid ?? '';
  const own = {
    ...{ userId: by, lastStaffChange: { by, action: 'createOrder', at: serverTime } },
    changes: { C1: changeOf({ status: 'pending' }, {}, as ?? STAFF) },
  };
  deny(`with a label, by ${who}`, staffOrder(own), { as });
}
deny('by staff, that is delivered', staffOrder({ status: 'delivered' }), { as: STAFF });
deny('by staff, at another fee', staffOrder({ pricing: pricing(4000, { feePaise: 0 }) }), { as: STAFF });
deny('by staff without a label', staffOrder({ label: '' }), { as: STAFF });
for (const field of [...Object.keys(STAFF_STAMP), 'changes']) {
  const order = without(newOrder(ONE, STAFF_ORDER), field);
  deny(`by staff without ${field}`, commit(set(`orders/${ORDER}`, order), ...takeAll(ONE)), { as: STAFF });
}
deny(
  'by staff in another’s name',
  staffOrder({ lastStaffChange: { by: 'asha', action: 'createOrder', at: serverTime } }),
  {
    as: STAFF,
  },
);
for (const [what, fields] of [
  ['for another reason', { action: 'updateOrder' }],
  ['yesterday', { at: inDays(-1) }],
] satisfies [string, VectorFields][]) {
  const lastStaffChange = { by: 'staff', action: 'createOrder', at: serverTime, ...fields };
  deny(`by staff, stamped ${what}`, staffOrder({ lastStaffChange }), { as: STAFF });
}
deny('by staff without a command', staffOrder({ lastCommandId: '' }), { as: STAFF });

// Who took it is the first entry of its history.
const TAKING = changeOf({ status: 'pending' });
const takenAs = (fields: VectorFields) => staffOrder({ changes: { C1: { ...TAKING, ...fields } } });
allow('by staff, under their e-mail', takenAs({ byName: 'staff@demo.test' }), { as: STAFF });
for (const [what, fields] of [
  ['under another’s name', { byName: 'Asha Rao' }],
  ['under no name', { byName: '' }],
  ['by another', { by: 'asha' }],
  ['yesterday', { at: inDays(-1) }],
  ['and was delivered', { to: { status: 'delivered' } }],
  ['from another status', { from: { status: 'cancelled' } }],
  ['and more', { note: 'x' }],
] satisfies [string, VectorFields][]) {
  deny(`by staff, whose history says that it was taken ${what}`, takenAs(fields), { as: STAFF });
}
deny('by staff, whose history is another command’s', staffOrder({ changes: { C2: TAKING } }), { as: STAFF });
deny('by staff, whose history says more', staffOrder({ changes: { C1: TAKING, C2: TAKING } }), { as: STAFF });
deny('by staff, without a history', staffOrder({ changes: {} }), { as: STAFF });
textLimit('the e-mail of a customer’s account', 254, accountEmail => staffOrder({ accountEmail }), {
  as: STAFF,
});
allow('by staff, of more bottles than customers may order', placingByStaff({ '1': 999 }), { as: STAFF });
deny('by staff with a field more', staffOrder({ discount: 5 }), { as: STAFF });
deny('by staff with a cvv in the place of a label', staffOrder({ label: '', cvv: '123' }), { as: STAFF });
deny('by staff in another name without a label', place({ userId: 'ravi' }), { as: STAFF });
deny('by staff at another price', staffOrder({ total: 1 }), { as: STAFF });
textLimit('a customer’s id', 128, userId => staffOrder({ userId }), { as: STAFF });
textLimit('a label', 20, label => staffOrder({ label }), { as: STAFF });
textLimit(
  'a command’s id',
  40,
  lastCommandId => staffOrder({ lastCommandId, changes: { [String(lastCommandId)]: TAKING } }),
  { as: STAFF },
);

// Where its bottles have been taken already, so that only the order itself is asked; and the other way round.
const takenAlready = {
  ...SHELF,
  'inventory/1': product('1', { lastOrderId: ORDER, updatedAt: serverTime }),
  'orderPace/asha': { count: 1, times: { '0': serverTime }, lastOrderId: ORDER },
};
const alone = (fields: VectorFields = {}) => commit(set(`orders/${ORDER}`, newOrder(ONE, fields)));
deny('alone, by someone whose e-mail is not verified', alone(), { as: UNVERIFIED, before: takenAlready });
deny('alone, for someone else', alone({ userId: 'ravi' }), { before: takenAlready });
for (const [name, fields] of [
  ['of another order', { lastOrderId: OTHER_ORDER }],
  ['taken yesterday', { updatedAt: inDays(-1) }],
] satisfies [string, VectorFields][]) {
  const before = {
    ...takenAlready,
    'inventory/1': product('1', { ...{ lastOrderId: ORDER, updatedAt: serverTime }, ...fields }),
  };
  deny(`alone, with bottles ${name}`, alone(), { before });
}
deny('alone, counted for another order', alone(), {
  before: { ...takenAlready, 'orderPace/asha': { count: 1, times: {}, lastOrderId: OTHER_ORDER } },
});
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
deny(
  'over an own order, by changing it',
  commit(update(`orders/${ORDER}`, newOrder(ONE)), ...takeAll(ONE), paced()),
  {
    before: taken,
  },
);
