import {
  ASHA,
  newOrder,
  ORDER,
  OTHER_ORDER,
  paced,
  placing,
  pricing,
  product,
  RAVI,
  SETTINGS,
  SHELF,
  STAFF,
  STAFF_ORDER,
  storedOrder,
  take,
  takeAll,
  UNVERIFIED,
} from '../shop';
import {
  commit,
  type Documents,
  double,
  get,
  inDays,
  list,
  remove,
  serverTime,
  set,
  update,
  type VectorFields,
  type VectorValue,
  type VectorWrite,
} from '../vector';
import { createVectorGroup } from '../vectorGroup';

const { vectors, allow, deny } = createVectorGroup('the pace of orders', { as: ASHA, before: SHELF });
export const ORDER_PACE = vectors;

const PATH = 'orderPace/asha';
const ONE = { '1': 2 };
const MINUTE = 1 / 1440;
const minutesAgo = (minutes: number) => inDays(-minutes * MINUTE);
const order = (fields: VectorFields = {}) => set(`orders/${ORDER}`, newOrder(ONE, fields));
const place = (...pace: readonly VectorWrite[]) => commit(order(), ...takeAll(ONE), ...pace);

/** An account that ordered so many minutes ago, the oldest first, and `earlier` times before. */
const orderedAgo = (minutes: readonly number[], earlier = 0): Documents => ({
  ...SHELF,
  [PATH]: {
    count: earlier + minutes.length,
    times: Object.fromEntries(
      minutes.map((ago, index) => [String((earlier + index) % 5), minutesAgo(ago)] as const),
    ),
    lastOrderId: OTHER_ORDER,
  },
});
const next = (count: number, fields: VectorFields = {}) =>
  update(PATH, { count: count + 1, [`times.${count % 5}`]: serverTime, lastOrderId: ORDER, ...fields });

allow('the first order', placing(ONE));
for (let count = 1; count <= 4; count += 1) {
  allow(`${count} orders a second before`, place(next(count)), {
    before: orderedAgo(Array.from({ length: count }, () => 0.01)),
  });
}
const exactly = { before: orderedAgo([4, 3.5, 3, 2, 1]) };
allow('a sixth order, exactly a minute after the fifth', place(next(5)), exactly);
allow('a sixth order, exactly five minutes after the first', place(next(5)), {
  before: orderedAgo([5, 0.4, 0.3, 0.2, 0.1]),
});
const BURST = [0.5, 0.5, 0.5, 0.5, 0.5];
deny('a sixth order at once', place(next(5)), { before: orderedAgo(BURST) });
deny('a sixth order at once, of an account of long standing', place(next(12)), {
  before: orderedAgo(BURST, 7),
});
for (let earlier = 0; earlier < 5; earlier += 1) {
  const count = 5 + earlier;
  allow(`order ${count + 1}, a minute after the fifth`, place(next(count)), {
    before: orderedAgo([4, 3, 2, 1.5, 1.001], earlier),
  });
  deny(`order ${count + 1}, not a minute after the fifth`, place(next(count)), {
    before: orderedAgo([4, 3, 2, 1.5, 0.9], earlier),
  });
  allow(`order ${count + 1}, five minutes after the first of five`, place(next(count)), {
    before: orderedAgo([5.001, 0.4, 0.3, 0.2, 0.1], earlier),
  });
  deny(`order ${count + 1}, not five minutes after the first of five`, place(next(count)), {
    before: orderedAgo([4.9, 0.4, 0.3, 0.2, 0.1], earlier),
  });
}

// What the count may hold.
deny('an order that is not counted', place());
for (const [who, as] of [
  ['nobody', null],
  ['someone else', RAVI],
  ['somebody whose e-mail is not verified', UNVERIFIED],
  ['staff', STAFF],
] as const) {
  deny(`an order counted by ${who}`, commit(paced()), {
    as,
    before: { ...SHELF, [`orders/${ORDER}`]: newOrder(ONE) },
  });
  deny(`a later order counted by ${who}`, commit(next(1)), {
    as,
    before: { ...orderedAgo([9]), [`orders/${ORDER}`]: newOrder(ONE) },
  });
}
deny('an order counted for someone else', place(paced({}, 'ravi')));
deny('an order counted for another', place(paced({ lastOrderId: OTHER_ORDER })));
deny('an order counted without a new one', commit(paced()));
deny('an order counted for an older one', commit(paced()), {
  before: { ...SHELF, [`orders/${ORDER}`]: storedOrder(ONE) },
});
for (const [name, fields] of [
  ['of yesterday', { createdAt: inDays(-1) }],
  ['at another fee', { pricing: pricing(4000, { feePaise: 0 }) }],
  ['of too many bottles', { units: 101 }],
] satisfies [string, VectorFields][]) {
  const placed = { [`orders/${ORDER}`]: newOrder(ONE, fields) };
  deny(`a first order counted, ${name}`, commit(paced()), { before: { ...SHELF, ...placed } });
  deny(`a later order counted, ${name}`, commit(next(1)), { before: { ...orderedAgo([9]), ...placed } });
}
deny('an order counted for someone else’s', commit(paced()), {
  before: { ...SHELF, [`orders/${ORDER}`]: newOrder(ONE, { userId: 'ravi' }) },
});
for (const [name, fields] of [
  ['twice', { count: 2 }],
  ['not at all', { count: 0 }],
  ['in words', { count: '1' }],
  ['as a double', { count: double(1) }],
  ['at a time of its own', { times: { '0': inDays(-1) } }],
  ['at no time', { times: {} }],
  ['at another place', { times: { '1': serverTime } }],
  ['at two places', { times: { '0': serverTime, '1': serverTime } }],
  ['with more', { note: 'x' }],
] satisfies [string, VectorFields][]) {
  deny(`an order counted ${name}`, place(paced(fields)));
}
const three = orderedAgo([9, 8, 7]);
for (const [name, fields] of [
  ['twice', { count: 5 }],
  ['not at all', { count: 3 }],
  ['as a double', { count: double(4) }],
  ['at a time of its own', { 'times.3': inDays(-1) }],
  ['with the time of another', { 'times.0': serverTime }],
  ['with more', { note: 'x' }],
] satisfies [string, VectorFields][]) {
  deny(`a later order counted ${name}`, place(next(3, fields)), { before: three });
}
deny(
  'a later order counted at another place',
  place(update(PATH, { count: 4, 'times.0': serverTime, lastOrderId: ORDER })),
  {
    before: three,
  },
);
deny('a count begun anew', place(paced()), { before: orderedAgo(BURST) });
deny('a count taken away', commit(remove(PATH)), { before: three });
deny('a count set back', commit(update(PATH, { count: 0 })), { before: three });

// Two orders in one commit are two.
const second = { '2': 1 };
deny(
  'two orders counted as one',
  commit(
    order(),
    ...takeAll(ONE),
    set(`orders/${OTHER_ORDER}`, newOrder(second, { id: OTHER_ORDER })),
    take('2', 1, { lastOrderId: OTHER_ORDER }),
    paced(),
  ),
);
allow(
  'an own order of staff, and one that they take',
  commit(
    order({ userId: 'staff', accountEmail: 'staff@demo.test' }),
    ...takeAll(ONE),
    paced({}, 'staff'),
    set(`orders/${OTHER_ORDER}`, newOrder(second, { ...STAFF_ORDER, id: OTHER_ORDER })),
    take('2', 1, { lastOrderId: OTHER_ORDER }),
  ),
  { as: STAFF },
);

// How many bottles.
const selling = (maxUnits?: VectorValue): Documents => ({
  ...SHELF,
  'settings/shop': { ...SETTINGS, ...(maxUnits !== undefined && { maxUnits }) },
  'inventory/1': product('1', { inStock: 5000 }),
});
allow('100 bottles, where the shop does not say how many', placing({ '1': 60, '2': 40 }), {
  before: selling(),
});
deny('101 bottles, where the shop does not say how many', placing({ '1': 61, '2': 40 }), {
  before: selling(),
});
allow('the most the shop says', placing({ '1': 7 }), { before: selling(7) });
deny('one more than the shop says', placing({ '1': 8 }), { before: selling(7) });

// What is charged is looked at here, of a customer's order.
deny('an order at another fee', placing(ONE, { pricing: pricing(4000, { feePaise: 0 }) }));

allow('its owner reads it', get(PATH), { before: three });
allow('its owner looks for it', get(PATH));
for (const [who, as] of [
  ['nobody', null],
  ['someone else', RAVI],
  ['somebody whose e-mail is not verified', UNVERIFIED],
] as const) {
  deny(`${who} reads it`, get(PATH), { as, before: three });
}
deny('anybody lists them', list('orderPace', { limit: 5 }), { before: three });
