import {
  ASHA,
  changeOf,
  DRIVER,
  ORDER,
  OTHER_DRIVER,
  OTHER_ORDER,
  otherOrder,
  STAFF,
  storedOrder,
  writtenDown,
} from '../shop';
import {
  commit,
  type Documents,
  deleteField,
  get,
  inDays,
  list,
  serverTime,
  set,
  update,
  type VectorAuth,
  type VectorFields,
  type VectorRequest,
  type VectorValue,
  without,
} from '../vector';
import { createVectorGroup } from '../vectorGroup';
import { aRun, PEOPLE, personOf, RUN, stampOf } from './runs';

/** Two bottles for ₹20.00, with the fee and the tax. */
const ALL = 46.19;
const PATH = `orders/${ORDER}`;
const EARLIER: VectorValue = { $write: 'instant', iso: '2024-03-01T10:00:00Z' };
const PLACE: VectorFields = { id: RUN, driver: 'driver', stop: 1 };
const NO_PLACE: VectorFields = { id: '', driver: '', stop: 0 };

const shipped = (fields: VectorFields = {}): VectorFields =>
  storedOrder(
    { '1': 2 },
    { status: 'shipped', run: PLACE, lastCommandId: 'C0', estimatedDelivery: EARLIER, ...fields },
  );
/** A run that is out, its driver, and the order that is its first stop. */
export const day = (order: VectorFields = {}, run: VectorFields = {}, more: Documents = {}): Documents => ({
  ...PEOPLE,
  [PATH]: shipped(order),
  [`runs/${RUN}`]: aRun({ state: 'out', lastCommandId: 'C0', ...run }),
  [`runProgress/${RUN}`]: { done: 0, updatedAt: EARLIER },
  ...more,
});
const { vectors, allow, allowNoOtherField, deny, textLimit } = createVectorGroup(
  'stops',
  { as: DRIVER, before: day() },
  writtenDown,
);
export const STOPS = vectors;

type Parts = {
  readonly by?: VectorAuth;
  readonly order?: VectorFields;
  readonly stop?: VectorFields;
  readonly run?: VectorFields;
  readonly done?: number;
  readonly progress?: VectorFields;
};

const NOTHING: VectorFields = { method: '', amount: 0, reference: '', note: '' };

/** What is written at a stop: the order, the run, and how far that has come. */
function stopping({
  by = DRIVER,
  order = {},
  stop = {},
  run = {},
  done = 1,
  progress = {},
}: Parts): VectorRequest {
  const said = { ...NOTHING, at: serverTime, by: by.uid, command: 'C1', ...stop };
  return commit(
    update(PATH, { ...stampOf(by), ...order }),
    update(`runs/${RUN}`, { [`stops.${ORDER}`]: said, lastOrderId: ORDER, ...stampOf(by), ...run }),
    set(`runProgress/${RUN}`, { done, updatedAt: serverTime, ...progress }),
  );
}
const handover = (by = DRIVER): VectorFields => ({ to: 'Asha', at: serverTime, by: by.uid });
const asDelivered = (fields: VectorFields = {}, by = DRIVER): VectorFields => ({
  ...{ status: 'delivered', 'statusTimes.delivered': serverTime, handover: handover(by) },
  ...fields,
});
export const deliver = (order: VectorFields = {}, parts: Parts = {}) =>
  stopping({
    ...parts,
    order: asDelivered(order, parts.by),
    stop: { outcome: 'delivered', note: 'Asha', ...parts.stop },
  });
export const paidInCash = (fields: VectorFields = {}): VectorFields => ({
  ...{ state: 'paid', method: 'cash', amount: ALL, reference: '', at: serverTime, by: 'driver' },
  ...fields,
});
/** Handed over and paid; `stop` says of the money what is not what the order says. */
export const collect = (payment: VectorFields = {}, stop: VectorFields = {}) => {
  const paid = paidInCash(payment);
  const { method = '', amount = 0, reference = '' } = paid;
  return deliver({ payment: paid }, { stop: { method, amount, reference, ...stop } });
};
const attempt: VectorFields = { reason: 'nobody', note: 'Bell rung', at: serverTime, by: 'driver' };
const asFailed = (fields: VectorFields = {}): VectorFields => ({
  ...{ status: 'processing', 'statusTimes.processing': serverTime, attempt, run: NO_PLACE },
  estimatedDelivery: inDays(1),
  ...fields,
});
export const fail = (order: VectorFields = {}, parts: Parts = {}) =>
  stopping({ ...parts, order: asFailed(order), stop: { outcome: 'failed', ...parts.stop } });

// ---- Reading the orders of a run
const own = [['run.driver', '==', 'driver']] as const;
allow('a driver reads an order of an own run', get(PATH));
allow('a driver lists the orders of own runs', list('orders', { where: own, limit: 60 }));
allow(
  'a driver lists the orders of one own run',
  list('orders', { where: [...own, ['run.id', '==', RUN]], limit: 60 }),
);
deny('a driver lists more than 60', list('orders', { where: own, limit: 61 }));
deny('a driver lists without a limit', list('orders', { where: own }));
deny('a driver lists all orders', list('orders', { limit: 60 }));
deny(
  'a driver lists the orders of a run, whoever’s it is',
  list('orders', { where: [['run.id', '==', RUN]], limit: 60 }),
);
deny('a driver reads an order of another’s run', get(PATH), { as: OTHER_DRIVER });
deny('a driver lists the orders of another’s runs', list('orders', { where: own, limit: 60 }), {
  as: OTHER_DRIVER,
});
const unplanned = { before: day({ run: NO_PLACE }) };
deny('a driver reads an order of no run', get(PATH), unplanned);
deny('a driver reads an order that was never planned', get(PATH), {
  before: { ...PEOPLE, [PATH]: storedOrder({ '1': 2 }) },
});
const left = { 'people/driver': personOf('Ravi Kumar', { active: false }) };
const hasLeft = { before: day({}, {}, left) };
deny('a driver who has left reads an order of their run', get(PATH), hasLeft);
deny(
  'a driver who has left lists the orders of their run',
  list('orders', { where: own, limit: 60 }),
  hasLeft,
);
const justFailed = day({
  status: 'processing',
  run: NO_PLACE,
  lastStaffChange: { by: 'driver', action: 'recordStop', at: EARLIER },
});
allow('a driver reads an order that they could not deliver', get(PATH), { before: justFailed });
deny('another driver reads it', get(PATH), { before: justFailed, as: OTHER_DRIVER });
deny('a driver reads what staff say of an order', get(`${PATH}/staffNotes/n1`));
for (const [what, path] of [
  ['a customer’s profile', 'users/asha'],
  ['what staff note of a customer', 'customers/asha'],
  ['a movement of stock', 'stockMovements/C0-1'],
  ['the change log', 'changeLog/C0-shop'],
] as const) {
  deny(`a driver reads ${what}`, get(path), { before: day({}, {}, { [path]: { name: 'x' } }) });
}

// ---- Handing over
// A run takes older orders too, whose status is in capitals; what is written down is what stood there.
allow('an older order is handed over, with its status in capitals', deliver(), {
  before: day({ status: 'Shipped' }),
});
const OTHER_RUN: VectorFields = {
  ...{ day: '2026-12-01', slot: '', name: 'Evening', driver: 'driver2', driverName: 'Salma Khan' },
  ...{ state: 'planned', createdAt: serverTime },
};
allowNoOtherField(
  'an order is handed over',
  deliver(),
  PATH,
  without(otherOrder('driver'), 'handover', 'payment'),
);
allowNoOtherField('a run is told', deliver(), `runs/${RUN}`, OTHER_RUN);
allow('to nobody in particular', deliver({ handover: { ...handover(), to: '' } }, { stop: { note: '' } }));
allow('in the order’s second run', deliver(), {
  before: day({ handover: { ...handover(), at: EARLIER }, attempt: { ...attempt, at: EARLIER } }),
});
textLimit('a name', 100, to => deliver({ handover: { ...handover(), to } }));
textLimit('a note of a stop', 200, note => deliver({}, { stop: { note } }));
for (const [name, fields] of [
  ['on two lines', { to: 'a\nb' }],
  ['at another time', { at: EARLIER }],
  ['by another account', { by: 'asha' }],
  ['with a further field', { phone: '9' }],
] satisfies [string, VectorFields][]) {
  deny(`a handover ${name}`, deliver({ handover: { ...handover(), ...fields } }));
}
for (const field of Object.keys(handover()))
  deny(`a handover without ${field}`, deliver({ handover: without(handover(), field) }));
deny(
  'an order is handed over without a word',
  stopping({ order: without(asDelivered(), 'handover'), stop: { outcome: 'delivered' } }),
);
deny(
  'without its time',
  stopping({ order: without(asDelivered(), 'statusTimes.delivered'), stop: { outcome: 'delivered' } }),
);
for (const status of ['pending', 'processing', 'delivered', 'cancelled']) {
  deny(`an order that is ${status} is handed over`, deliver(), { before: day({ status }) });
}
deny('an order of another driver is handed over', deliver(), {
  before: day({ run: { ...PLACE, driver: 'driver2' } }),
});
deny('an order of no run is handed over', deliver(), unplanned);
deny('an order of another run is handed over', deliver(), {
  before: day(
    { run: { ...PLACE, id: `${RUN.slice(0, -1)}2` } },
    {},
    { [`runs/${RUN.slice(0, -1)}2`]: aRun({ state: 'out' }) },
  ),
});
deny('a driver hands over an order of another’s run', deliver({}, { by: OTHER_DRIVER }), {
  as: OTHER_DRIVER,
});
deny('a driver hands over in another’s run', deliver(), { before: day({}, { driver: 'driver2' }) });
deny('a driver who has left hands over', deliver(), hasLeft);
for (const state of ['planned', 'closed'])
  deny(`in a run that is ${state}`, deliver(), { before: day({}, { state }) });
for (const [who, as] of [
  ['a customer', ASHA],
  ['an account without the role', { uid: 'driver', token: { ...DRIVER.token, role: '' } }],
  ['an account that is not verified', { uid: 'driver', token: { ...DRIVER.token, email_verified: false } }],
] as const) {
  deny(`${who} hands over`, deliver({}, { by: as }), { as });
}
for (const [name, fields] of [
  ['changes the total', { total: 1 }],
  ['changes the address', { shippingAddress: '1 Other Road, Pune 411001' }],
  ['changes the email', { email: 'x@y.zz' }],
  ['gives the order to another run', { run: { ...PLACE, stop: 2 } }],
  ['says that it failed, too', { attempt }],
  ['puts it off', { estimatedDelivery: inDays(1) }],
  ['labels it', { label: 'ORD-001' }],
  ['cancels it instead', { status: 'cancelled', 'statusTimes.cancelled': serverTime }],
] satisfies [string, VectorFields][]) {
  deny(`a driver ${name} beside`, deliver(fields));
}
deny(
  'in another’s name',
  stopping({
    order: { ...asDelivered(), lastStaffChange: stampOf(STAFF).lastStaffChange ?? '' },
    stop: { outcome: 'delivered' },
  }),
);
deny(
  'as another command',
  stopping({
    order: asDelivered({ lastStaffChange: { by: 'driver', action: 'updateOrder', at: serverTime } }),
    stop: { outcome: 'delivered' },
  }),
);
deny('an order alone is handed over', commit(update(PATH, { ...asDelivered(), ...stampOf(DRIVER) })));
deny(
  'an order with an older stop of its run is handed over',
  commit(update(PATH, { ...asDelivered(), ...stampOf(DRIVER) })),
  {
    before: day(
      {},
      { stops: { [ORDER]: { ...NOTHING, outcome: 'delivered', at: EARLIER, by: 'driver', command: 'C1' } } },
    ),
  },
);
deny(
  'that its history does not tell',
  stopping({ order: { ...asDelivered(), changes: {} }, stop: { outcome: 'delivered' } }),
);
const told = changeOf({ status: 'delivered', handover: handover() }, { status: 'shipped' }, DRIVER);
allow('that its history tells', deliver({ 'changes.C1': told }));
for (const [name, change] of [
  ['of another name', { ...told, byName: 'Staff' }],
  ['of another account', { ...told, by: 'staff' }],
  ['of another time', { ...told, at: EARLIER }],
  ['without what it was', { ...told, from: {} }],
  ['with what it was not', { ...told, from: { status: 'pending' } }],
  ['without who took it', { ...told, to: { status: 'delivered' } }],
] satisfies [string, VectorFields][]) {
  deny(`with a history ${name}`, deliver({ 'changes.C1': change }));
}
deny('that changes an older entry', deliver({ changes: { C0: told, C1: told } }), {
  before: day({ changes: { C0: { ...told, at: EARLIER } } }),
});
deny('that takes an older entry away', deliver({ changes: { C1: told } }), {
  before: day({ changes: { C0: { ...told, at: EARLIER } } }),
});

// ---- Money at the door
allow('all of it in cash', collect());
allow('all of it by UPI', collect({ method: 'upi', reference: '432109876543' }));
allow('half a rupee', collect({ state: 'partly', amount: 0.5 }));
deny('a fraction of a paisa in the run', collect({ state: 'partly', amount: 20.5 }, { amount: 20.504 }));
allow('a part', collect({ state: 'partly', amount: 20.5 }));
const partly = { ...paidInCash({ state: 'partly', amount: 20, by: 'staff' }), at: EARLIER };
const afterPart = { before: day({ payment: partly }) };
allow('the rest', collect({}, { amount: 26.19 }), afterPart);
deny('the rest as all', collect(), afterPart);
deny('the same again', collect({ state: 'partly', amount: 20 }, { amount: 20 }), afterPart);
deny('less than before', collect({ state: 'partly', amount: 10 }, { amount: -10 }), afterPart);
deny('less than before, as more', collect({ state: 'partly', amount: 10 }, { amount: 10 }), afterPart);
deny('more than it costs', collect({ amount: ALL + 0.01 }));
deny('more than it costs, in two parts', collect({ amount: 66.19 }, { amount: 46.19 }), afterPart);
deny('more in the order than in the run', collect({}, { amount: 20 }));
deny('less in the order than in the run', collect({ state: 'partly', amount: 20 }, { amount: ALL }));
deny('in the order alone', deliver({ payment: paidInCash() }));
deny('in the run alone', deliver({}, { stop: { method: 'cash', amount: ALL } }));
deny('in cash and by UPI', collect({ method: 'upi', reference: 'x' }, { method: 'cash' }));
deny('of another transfer', collect({ method: 'upi', reference: '43' }, { reference: '44' }));
deny('by UPI without what the transfer is called', collect({ method: 'upi' }));
for (const method of ['card', 'bank']) deny(`by ${method}`, collect({ method }));
deny('that was given back', collect({ state: 'refunded' }));
deny('of an order whose money was given back', collect({}, { amount: 26.19 }), {
  before: day({ payment: { ...partly, state: 'refunded' } }),
});
deny('that takes a payment back', collect({ state: 'due', method: '', amount: 0 }), afterPart);
deny('under another account', collect({ by: 'staff' }));
deny('at another time', collect({ at: EARLIER }));
deny('with an order that failed', fail({ payment: paidInCash() }, { stop: { method: 'cash', amount: ALL } }));

// ---- What the run says of it
for (const [name, stop] of [
  ['another outcome', { outcome: 'failed' }],
  ['an unknown outcome', { outcome: 'lost' }],
  ['another account', { by: 'staff' }],
  ['another time', { at: EARLIER }],
  ['another command', { command: 'C0' }],
  ['a note on two lines', { note: 'a\nb' }],
  ['a reference of nothing', { reference: '43' }],
  ['nothing in cash', { method: 'cash' }],
  ['a sum of nothing', { amount: 5 }],
  ['a further field', { tip: 5 }],
] satisfies [string, VectorFields][]) {
  deny(`a stop with ${name}`, deliver({}, { stop }));
}
for (const [name, stop] of [
  ['a fraction of a paisa', { amount: 20.505 }],
  ['a sum in words', { amount: '46.19' }],
  ['a reference on two lines', { reference: 'a\nb' }],
] satisfies [string, VectorFields][]) {
  deny(`a stop with ${name} of what was paid`, collect({ method: 'upi', reference: 'x' }, stop));
}
for (const field of ['outcome', 'method', 'amount', 'reference', 'note', 'at', 'by', 'command']) {
  const whole: VectorFields = {
    ...NOTHING,
    outcome: 'delivered',
    at: serverTime,
    by: 'driver',
    command: 'C1',
  };
  deny(
    `a stop without ${field}`,
    commit(
      update(PATH, { ...asDelivered(), ...stampOf(DRIVER) }),
      update(`runs/${RUN}`, {
        [`stops.${ORDER}`]: without(whole, field),
        lastOrderId: ORDER,
        ...stampOf(DRIVER),
      }),
      set(`runProgress/${RUN}`, { done: 1, updatedAt: serverTime }),
    ),
  );
}
const otherStop: VectorFields = {
  ...NOTHING,
  outcome: 'delivered',
  at: EARLIER,
  by: 'driver',
  command: 'C0',
};
const afterAnother = {
  before: day(
    {},
    { stops: { [OTHER_ORDER]: otherStop } },
    { [`runProgress/${RUN}`]: { done: 1, updatedAt: EARLIER } },
  ),
};
allow('a stop after another', deliver({}, { done: 2 }), afterAnother);
deny(
  'a stop that changes another',
  deliver({}, { done: 2, run: { [`stops.${OTHER_ORDER}`]: { ...otherStop, amount: 5 } } }),
  afterAnother,
);
deny('a stop that takes another away', deliver({}, { done: 2, run: { stops: {} } }), afterAnother);
deny('a stop of another order than it names', deliver({}, { run: { lastOrderId: OTHER_ORDER } }), {
  before: day({}, {}, { [`orders/${OTHER_ORDER}`]: shipped({ id: OTHER_ORDER }) }),
});
for (const [name, run] of [
  ['a name', { name: 'Mine' }],
  ['a driver', { driver: 'driver2' }],
  ['an end', { state: 'closed' }],
  ['a closing', { closing: {} }],
] satisfies [string, VectorFields][]) {
  deny(`a stop that gives the run ${name}`, deliver({}, { run }));
}
deny(
  'a stop in another’s name',
  deliver({}, { run: { lastStaffChange: stampOf(STAFF).lastStaffChange ?? '' } }),
);
deny(
  'a stop of another command than the order’s',
  deliver({}, { run: { lastCommandId: 'C2' }, stop: { command: 'C2' } }),
);
const runAlone = (stop: VectorFields) => {
  const whole = deliver({}, { stop });
  return whole.kind === 'commit' ? commit(...whole.writes.filter(({ path }) => path !== PATH)) : whole;
};
deny('a run alone', runAlone({}));
deny(
  'a run alone, of an order that the command has delivered before',
  runAlone({ method: 'cash', amount: 5 }),
  {
    before: day({
      ...{ status: 'delivered', updatedAt: serverTime, lastCommandId: 'C1' },
      changes: { C1: { ...told, at: EARLIER } },
    }),
  },
);
// The moment of a commit is no proof that another document was written in it: two can share a millisecond.
const toldNow: VectorFields = { C1: told };
const collected: VectorFields = {
  ...{ ...NOTHING, outcome: 'delivered', method: 'cash', amount: ALL },
  ...{ at: serverTime, by: 'driver', command: 'C1' },
};
const stopNow = (fields: VectorFields = {}) => ({
  stops: { [ORDER]: { ...collected, ...fields } },
  lastOrderId: ORDER,
});
const justDone = (order: VectorFields, stop: VectorFields = {}) => ({
  before: day({ status: 'delivered', updatedAt: serverTime, changes: toldNow, ...order }, stopNow(stop), {
    [`runProgress/${RUN}`]: { done: 1, updatedAt: serverTime },
  }),
});
deny(
  'a run alone, that lowers what this very command has collected',
  runAlone({}),
  justDone({ lastCommandId: 'C1' }),
);
deny(
  'a run alone, by a command that the order has just been through',
  runAlone({}),
  justDone({ lastCommandId: 'C2' }, { command: 'C2' }),
);
const complaint = { kind: 'other', text: '', at: serverTime };
deny(
  'beside a complaint of an own order, that lowers what was collected',
  stopping({
    order: { complaint, lastStaffChange: { by: 'driver', action: 'recordStop', at: EARLIER } },
    stop: { outcome: 'delivered' },
  }),
  {
    before: day(
      {
        ...{ userId: 'driver', status: 'delivered', changes: { C0: { ...told, at: EARLIER } } },
        lastStaffChange: { by: 'driver', action: 'recordStop', at: EARLIER },
      },
      stopNow({ at: EARLIER, command: 'C0' }),
      { [`runProgress/${RUN}`]: { done: 1, updatedAt: EARLIER } },
    ),
  },
);
const SECOND = `${RUN.slice(0, -1)}2`;
const twoRuns = {
  before: day(
    {},
    {},
    {
      [`runs/${SECOND}`]: aRun({ state: 'out', lastCommandId: 'C0' }),
      [`runProgress/${SECOND}`]: { done: 0, updatedAt: EARLIER },
    },
  ),
};
/** The same stop in another run of the driver's too. */
const inBoth = (stopped: VectorRequest, outcome: string) =>
  stopped.kind === 'commit'
    ? commit(
        ...stopped.writes,
        update(`runs/${SECOND}`, {
          [`stops.${ORDER}`]: { ...NOTHING, outcome, at: serverTime, by: 'driver', command: 'C1' },
          lastOrderId: ORDER,
          ...stampOf(DRIVER),
        }),
        set(`runProgress/${SECOND}`, { done: 1, updatedAt: serverTime }),
      )
    : stopped;
deny('a delivery in two runs', inBoth(deliver(), 'delivered'), twoRuns);
deny('a failure in two runs', inBoth(fail(), 'failed'), twoRuns);
const stops = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`o${at}`, otherStop]));
const many = (count: number) => ({
  before: day({}, { stops: stops(count) }, { [`runProgress/${RUN}`]: { done: count, updatedAt: EARLIER } }),
});
allow('the sixtieth stop', deliver({}, { done: 60 }), many(59));
deny('the sixty-first stop', deliver({}, { done: 61 }), many(60));

// ---- How far the run has come
for (const done of [0, 2, -1]) deny(`a stop that counts ${done}`, deliver({}, { done }));
deny('a stop that counts a half', deliver({}, { done: 1.5 }));
deny('a stop that counts something else', deliver({}, { progress: { seats: 1 } }));
deny('a stop that counts at another time', deliver({}, { progress: { updatedAt: EARLIER } }));

// ---- Not handed over
allowNoOtherField('an order could not be delivered', fail(), PATH, otherOrder('driver'));
for (const reason of ['nobody', 'refused', 'address', 'closed', 'other'])
  allow(`because of ${reason}`, fail({ attempt: { ...attempt, reason } }));
allow('once more', fail({}), { before: day({ attempt: { ...attempt, at: EARLIER } }) });
allow('without a note', fail({ attempt: { ...attempt, note: '' } }));
textLimit('a note of an attempt', 200, note => fail({ attempt: { ...attempt, note } }));
for (const [name, fields] of [
  ['for another reason', { reason: 'rain' }],
  ['with a note on two lines', { note: 'a\nb' }],
  ['by another account', { by: 'staff' }],
  ['at another time', { at: EARLIER }],
  ['with a further field', { photo: 'x' }],
] satisfies [string, VectorFields][]) {
  deny(`an attempt ${name}`, fail({ attempt: { ...attempt, ...fields } }));
}
for (const field of Object.keys(attempt))
  deny(`an attempt without ${field}`, fail({ attempt: without(attempt, field) }));
for (const [name, fields] of [
  ['in its run', { run: PLACE }],
  ['in another’s run', { run: { ...PLACE, id: `${RUN.slice(0, -1)}2` } }],
  ['half in its run', { run: { ...NO_PLACE, driver: 'driver' } }],
  ['handed over as well', { handover: handover() }],
  ['on no day', { estimatedDelivery: deleteField }],
  ['on a day in words', { estimatedDelivery: '2026-11-30' }],
  ['on a day far away', { estimatedDelivery: inDays(61) }],
  ['at another time of the day', { delivery: { area: 'East', pin: '560038', slot: '07:00-10:00' } }],
  ['with its bottles', { restocked: true }],
  ['with another address', { shippingAddress: '1 Other Road, Pune 411001' }],
] satisfies [string, VectorFields][]) {
  deny(`an order that failed, ${name}`, fail(fields), {
    before: day({ delivery: { area: 'East', pin: '560038', slot: '17:00-20:00' } }),
  });
}
for (const status of ['pending', 'processing', 'delivered', 'cancelled']) {
  deny(`an order that is ${status} fails`, fail(), { before: day({ status }) });
}
deny('an order fails that is another driver’s', fail(), {
  before: day({ run: { ...PLACE, driver: 'driver2' } }),
});
deny('an order fails as delivered', fail({}, { stop: { outcome: 'delivered' } }));
deny(
  'an order that failed is cancelled',
  stopping({
    order: {
      ...asFailed(),
      status: 'cancelled',
      'statusTimes.cancelled': serverTime,
      cancelledAt: serverTime,
    },
    stop: { outcome: 'failed' },
  }),
);
deny('a driver who has left says that it failed', fail(), hasLeft);
deny(
  'an order fails that its history does not tell',
  stopping({ order: { ...asFailed(), changes: {} }, stop: { outcome: 'failed' } }),
);

deny('an order alone fails', commit(update(PATH, { ...asFailed(), ...stampOf(DRIVER) })));
deny('an order that failed cost something', fail({}, { stop: { amount: 5 } }));
allow('an order fails until a day in two months', fail({ estimatedDelivery: inDays(59.5) }));
deny('an order fails until a day in more than two months', fail({ estimatedDelivery: inDays(60.5) }));
deny('an order fails until exactly 60 days from now', fail({ estimatedDelivery: inDays(60) }));

// ---- Taken back
const lastDone = (from: VectorFields, to: VectorFields, by = 'driver'): VectorFields => ({
  C0: { at: EARLIER, by, byName: 'Ravi Kumar', from, to },
});
const took = { ...handover(), at: EARLIER };
const paidBefore = { ...paidInCash(), at: EARLIER };
const wasDelivered = (fields: VectorFields = {}, by = 'driver') =>
  day(
    {
      ...{ status: 'delivered', handover: took, payment: paidBefore },
      lastStaffChange: { by, action: 'recordStop', at: EARLIER },
      changes: lastDone(
        { status: 'shipped' },
        { status: 'delivered', handover: took, payment: paidBefore },
        by,
      ),
      ...fields,
    },
    { stops: { [ORDER]: { ...otherStop, method: 'cash', amount: ALL } }, lastOrderId: ORDER },
    { [`runProgress/${RUN}`]: { done: 1, updatedAt: EARLIER } },
  );
const backFrom: VectorFields = {
  ...{ status: 'shipped', 'statusTimes.shipped': serverTime },
  ...{ handover: deleteField, payment: deleteField },
};
const reopen = (order: VectorFields = {}, parts: Parts = {}) =>
  stopping({ done: 0, ...parts, order: { ...backFrom, ...order }, stop: { outcome: 'open', ...parts.stop } });
const done = { before: wasDelivered() };
allowNoOtherField('a delivery is taken back', reopen(), PATH, otherOrder('driver'), done);
allow('the office takes an own delivery back', reopen({}, { by: STAFF }), {
  as: STAFF,
  before: wasDelivered({}, 'staff'),
});
deny('the office takes a driver’s delivery back as it was', reopen({}, { by: STAFF }), {
  as: STAFF,
  before: wasDelivered(),
});
for (const [by, as] of [
  ['driver', DRIVER],
  ['staff', STAFF],
] as const) {
  allow(
    `a delivery by ${by} of an older order is taken back, with its status in capitals again`,
    stopping({
      ...{ by: as, done: 0, stop: { outcome: 'open' } },
      order: {
        ...without(backFrom, 'statusTimes.shipped'),
        ...{ status: 'Shipped', 'statusTimes.Shipped': serverTime },
      },
    }),
    {
      as,
      before: wasDelivered({
        lastStaffChange: { by, action: 'recordStop', at: EARLIER },
        changes: lastDone(
          { status: 'Shipped' },
          { status: 'delivered', handover: took, payment: paidBefore },
          by,
        ),
      }),
    },
  );
}
deny(
  'a delivery is taken back, and stays paid',
  stopping({ done: 0, order: without(backFrom, 'payment'), stop: { outcome: 'open' } }),
  done,
);
deny(
  'a delivery is taken back, and who took it stays',
  stopping({ done: 0, order: without(backFrom, 'handover'), stop: { outcome: 'open' } }),
  done,
);
deny(
  'a delivery is taken back with another address',
  reopen({ shippingAddress: '1 Other Road, Pune 411001' }),
  done,
);
deny(
  'a delivery is taken back to another status',
  stopping({
    done: 0,
    order: {
      ...without(backFrom, 'statusTimes.shipped'),
      ...{ status: 'processing', 'statusTimes.processing': serverTime },
    },
    stop: { outcome: 'open' },
  }),
  done,
);
deny('a delivery is taken back that was another’s', reopen(), { before: wasDelivered({}, 'driver2') });
deny('a delivery is taken back that staff have changed since', reopen(), {
  before: wasDelivered({
    lastCommandId: 'S1',
    changes: {
      ...lastDone({ status: 'shipped' }, { status: 'delivered', handover: took, payment: paidBefore }),
      S1: {
        at: EARLIER,
        by: 'staff',
        byName: 'Staff',
        from: { email: 'x@y.zz' },
        to: { email: 'asha@demo.test' },
      },
    },
  }),
});
deny(
  'a delivery is taken back, and the stop stays',
  reopen({}, { stop: { outcome: 'delivered' }, done: 1 }),
  done,
);
deny(
  'a delivery is taken back, and the money stays in the run',
  reopen({}, { stop: { method: 'cash', amount: ALL } }),
  done,
);
deny('a delivery is taken back, and counts on', reopen({}, { done: 1 }), done);
deny('an older delivery is taken back', reopen(), { before: wasDelivered({ lastCommandId: 'C9' }) });
deny(
  'what was no delivery is taken back',
  stopping({ done: 0, order: { email: 'asha@demo.test', status: 'shipped' }, stop: { outcome: 'open' } }),
  {
    before: day(
      {
        status: 'shipped',
        email: 'x@y.zz',
        changes: lastDone({ email: 'asha@demo.test' }, { email: 'x@y.zz' }),
      },
      { stops: { [ORDER]: otherStop } },
      { [`runProgress/${RUN}`]: { done: 1, updatedAt: EARLIER } },
    ),
  },
);
deny('a delivery is taken back once the run is closed', reopen(), {
  before: { ...wasDelivered(), [`runs/${RUN}`]: aRun({ state: 'closed', lastCommandId: 'C0' }) },
});
deny('a driver who has left takes a delivery back', reopen(), { before: { ...wasDelivered(), ...left } });
deny('a delivery is taken back that its history does not tell', reopen({ changes: {} }), done);
deny('an order alone is taken back', commit(update(PATH, { ...backFrom, ...stampOf(DRIVER) })), done);
deny(
  'an order alone is taken back that was delivered this moment',
  commit(update(PATH, { ...backFrom, ...stampOf(DRIVER) })),
  { before: { ...wasDelivered(), [`runs/${RUN}`]: aRun({ state: 'out', ...stopNow({ command: 'C0' }) }) } },
);
const before = { status: 'shipped', run: PLACE, estimatedDelivery: EARLIER };
const wasAttempt = { ...attempt, at: EARLIER };
const NEXT: VectorValue = { $write: 'instant', iso: '2024-03-02T14:30:00Z' };
const failedBefore = (fields: VectorFields = {}) =>
  day(
    {
      ...{ status: 'processing', run: NO_PLACE, attempt: wasAttempt, estimatedDelivery: NEXT },
      lastStaffChange: { by: 'driver', action: 'recordStop', at: EARLIER },
      changes: lastDone(before, {
        status: 'processing',
        attempt: wasAttempt,
        run: NO_PLACE,
        estimatedDelivery: NEXT,
      }),
      ...fields,
    },
    { stops: { [ORDER]: { ...otherStop, outcome: 'failed' } }, lastOrderId: ORDER },
    { [`runProgress/${RUN}`]: { done: 1, updatedAt: EARLIER } },
  );
const open = (fields: VectorFields = {}) =>
  stopping({
    done: 0,
    order: { ...before, 'statusTimes.shipped': serverTime, attempt: deleteField, ...fields },
    stop: { outcome: 'open' },
  });
allowNoOtherField('a failure is taken back', open(), PATH, otherOrder('driver'), {
  before: failedBefore(),
});
deny('a failure is taken back into another run', open({ run: { ...PLACE, stop: 2 } }), {
  before: failedBefore(),
});
deny(
  'a failure is taken back, and stays put off',
  stopping({
    done: 0,
    order: {
      ...without(before, 'estimatedDelivery'),
      ...{ 'statusTimes.shipped': serverTime, attempt: deleteField },
    },
    stop: { outcome: 'open' },
  }),
  { before: failedBefore() },
);
deny(
  'a failure is taken back, and the attempt stays',
  stopping({ done: 0, order: { ...before, 'statusTimes.shipped': serverTime }, stop: { outcome: 'open' } }),
  { before: failedBefore() },
);
deny('a failure is taken back into a run that another has by now', open(), {
  before: {
    ...failedBefore(),
    [`runs/${RUN}`]: aRun({
      state: 'out',
      driver: 'driver2',
      stops: { [ORDER]: { ...otherStop, outcome: 'failed' } },
    }),
  },
});

// ---- Who may not
deny('a customer puts an own order into a run', commit(update(PATH, { run: PLACE, ...stampOf(ASHA) })), {
  as: ASHA,
});
deny(
  'a customer says that an own order was handed over',
  commit(update(PATH, { handover: { ...handover(), by: 'asha' }, updatedAt: serverTime })),
  { as: ASHA },
);
deny(
  'a customer puts an own order off',
  commit(update(PATH, { estimatedDelivery: inDays(1), updatedAt: serverTime })),
  { as: ASHA },
);
deny('a driver plans an order', commit(update(PATH, { run: { ...PLACE, stop: 2 }, ...stampOf(DRIVER) })));
deny(
  'a driver ships an order',
  commit(update(PATH, { status: 'shipped', 'statusTimes.shipped': serverTime, ...stampOf(DRIVER) })),
  { before: day({ status: 'processing' }) },
);
deny(
  'a driver writes down a payment alone',
  commit(update(PATH, { payment: paidInCash(), ...stampOf(DRIVER) })),
);

// ---- The office
allow('the office hands over for a driver', deliver({}, { by: STAFF }), { as: STAFF });
allow(
  'the office says for a driver that it failed',
  stopping({
    by: STAFF,
    order: asFailed({ attempt: { ...attempt, by: 'staff' } }),
    stop: { outcome: 'failed' },
  }),
  { as: STAFF },
);
deny('the office hands over in a run that is closed', deliver({}, { by: STAFF }), {
  as: STAFF,
  before: day({}, { state: 'closed' }),
});

const byOffice = (stop: VectorFields) =>
  deliver({}, { by: STAFF, stop: { method: 'upi', amount: 5, ...stop } });
const office = { as: STAFF };
textLimit('a reference', 60, reference => byOffice({ reference }), office);
allow('the office says what was collected', byOffice({ amount: 100_000_000, reference: '43' }), office);
deny('the office says so by another command', byOffice({ command: 'C0', reference: '43' }), office);
deny('the office says more than can be', byOffice({ amount: 100_000_000.01 }), office);
deny('the office says another outcome', deliver({}, { by: STAFF, stop: { outcome: 'failed' } }), office);
deny('the office says nothing collected of something', byOffice({ method: '', amount: 5 }), office);
deny(
  'the office records a stop that nothing counts',
  commit(
    update(PATH, { ...asDelivered({}, STAFF), ...stampOf(STAFF) }),
    update(`runs/${RUN}`, {
      [`stops.${ORDER}`]: { ...NOTHING, outcome: 'delivered', at: serverTime, by: 'staff', command: 'C1' },
      lastOrderId: ORDER,
      ...stampOf(STAFF),
    }),
  ),
  office,
);

const {
  vectors: plans,
  allow: allowPlan,
  deny: denyPlan,
  textLimit: planLimit,
} = createVectorGroup(
  'staff plan orders',
  { as: STAFF, before: day({ delivery: { area: 'East', pin: '560038', slot: '17:00-20:00' } }) },
  writtenDown,
);
export const PLANS = plans;
const plan = (fields: VectorFields) => commit(update(PATH, { ...stampOf(STAFF), ...fields }));
const reschedule = (fields: VectorFields, from: VectorFields) =>
  plan({ ...fields, 'changes.C1': changeOf(fields, from) });
allowPlan('into a run', plan({ run: { ...PLACE, stop: 2.5 } }));
allowPlan('before the first place', plan({ run: { ...PLACE, stop: 0 } }));
allowPlan('into a run without a driver', plan({ run: { ...PLACE, driver: '' } }));
allowPlan('out of a run', plan({ run: NO_PLACE }));
allowPlan('at the last place', plan({ run: { ...PLACE, stop: 100_000 } }));
for (const [name, run] of [
  ['beyond the last place', { ...PLACE, stop: 100_001 }],
  ['below the first place', { ...PLACE, stop: -1 }],
  ['at a place in words', { ...PLACE, stop: '1' }],
  ['in a run of another form', { ...PLACE, id: 'R1' }],
  ['in no run, at a place', { ...NO_PLACE, stop: 1 }],
  ['in no run, with a driver', { ...NO_PLACE, driver: 'driver' }],
  ['with a further field', { ...PLACE, note: 'x' }],
  ['without a place', without(PLACE, 'stop')],
  ['without a driver’s field', without(PLACE, 'driver')],
  ['in words', RUN],
] satisfies [string, VectorValue][]) {
  denyPlan(name, plan({ run, 'changes.C1': changeOf({ run }, { run: PLACE }) }));
}
planLimit('a driver', 128, driver => plan({ run: { ...PLACE, driver } }));
denyPlan('into a run that its history does not tell', plan({ run: NO_PLACE, changes: {} }));
denyPlan(
  'into a run, without a history',
  commit(update(PATH, { ...stampOf(STAFF), run: NO_PLACE, lastCommandId: 'C.1' })),
);
denyPlan(
  'away, without a trace',
  commit(update(PATH, { ...stampOf(STAFF), lastCommandId: 'C.1', run: deleteField })),
);
allowPlan('to another day', reschedule({ estimatedDelivery: NEXT }, { estimatedDelivery: EARLIER }));
denyPlan('to another day, without a trace', plan({ estimatedDelivery: NEXT }));
denyPlan(
  'to a day in words',
  reschedule({ estimatedDelivery: '2026-11-30' }, { estimatedDelivery: EARLIER }),
);
const at = (fields: VectorFields): VectorFields => ({
  area: 'East',
  pin: '560038',
  slot: '17:00-20:00',
  ...fields,
});
const moveTo = (delivery: VectorFields) => plan({ delivery });
allowPlan('to another time of the day', moveTo(at({ slot: '07:00-10:00' })));
for (const [name, delivery] of [
  ['to a time in words', at({ slot: 'morning' })],
  ['to another area', at({ area: 'West' })],
  ['to another PIN code', at({ pin: '560001' })],
  ['to no area', without(at({ slot: '07:00-10:00' }), 'area')],
  ['to more than a time', at({ slot: '07:00-10:00', gate: '2' })],
] satisfies [string, VectorFields][]) {
  denyPlan(name, moveTo(delivery));
}
denyPlan('to a time, of an order that has none', moveTo(at({})), { before: day() });
for (const [name, fields] of [
  ['a handover of another account', { handover: handover(DRIVER) }],
  ['a handover at another time', { handover: { ...handover(STAFF), at: EARLIER } }],
  ['an attempt of another account', { attempt }],
] satisfies [string, VectorFields][]) {
  denyPlan(name, plan(fields));
}
allowPlan('a handover', plan({ handover: handover(STAFF) }));
allowPlan('an attempt', plan({ attempt: { ...attempt, by: 'staff' } }));
for (const field of ['run', 'handover', 'attempt'] as const) {
  const reopened = { status: 'pending', 'statusTimes.pending': serverTime };
  const fields = { run: NO_PLACE, handover: handover(STAFF), attempt: { ...attempt, by: 'staff' } };
  denyPlan(
    `a reopening with ${field}`,
    commit(
      update(PATH, {
        ...reopened,
        [field]: fields[field],
        'reopenings.C1': { at: serverTime, by: 'staff', byName: 'Staff' },
        ...stampOf(STAFF),
      }),
      update('inventory/1', {
        inStock: 998,
        lastOrderId: ORDER,
        lastCancelledOrderId: '',
        ...stampOf(STAFF),
      }),
    ),
    {
      before: {
        ...day({ status: 'cancelled' }),
        'inventory/1': { inStock: 1000, unitPrice: '20.00', lastCancelledOrderId: 'X' },
      },
    },
  );
}
