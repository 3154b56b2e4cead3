import {
  ASHA,
  CANCELLED,
  cancelling,
  giveBack,
  item,
  type Lines,
  NOT_STAFF,
  newOrder,
  ORDER,
  OTHER_ORDER,
  OTHER_PRODUCT,
  otherOrder,
  product,
  RAVI,
  SETTINGS,
  SHELF,
  STAFF,
  STAFF_STAMP,
  storedOrder,
  take,
  UNVERIFIED,
} from '../shop';
import {
  commit,
  type Documents,
  incrementBy,
  inDays,
  remove,
  serverTime,
  set,
  update,
  type VectorFields,
  without,
} from '../vector';
import { createVectorGroup } from '../vectorGroup';

const TWO: Lines = { '1': 2, '2': 3 };
const EIGHT: Lines = { '1': 1, '2': 2, '3': 3, '4': 4, '5': 5, '6': 6, '7': 7, '8': 8 };
const stored = (lines: Lines, order: VectorFields = {}): Documents => ({
  ...SHELF,
  [`orders/${ORDER}`]: storedOrder(lines, order),
});
const { vectors, allow, allowNoOtherField, deny, textLimit } = createVectorGroup('cancelling', {
  as: ASHA,
  before: stored(TWO),
});
export const CANCEL = vectors;

const cancel = update(`orders/${ORDER}`, CANCELLED);
const backTwo = [giveBack('1', 2), giveBack('2', 3)];

allowNoOtherField('an own pending order, with its bottles', cancelling(TWO), `orders/${ORDER}`, {
  ...without(otherOrder('asha'), 'cancelReason'),
  ...{
    changes: { C1: { at: serverTime, by: 'asha' } },
    lastStaffChange: STAFF_STAMP.lastStaffChange ?? null,
  },
});
allowNoOtherField('giving its bottles back', cancelling(TWO), 'inventory/1', OTHER_PRODUCT);
allow('with a reason and the command', cancelling(TWO, { cancelReason: 'Too late', lastCommandId: 'C1' }));
for (let count = 1; count <= 8; count += 1) {
  const lines = Object.fromEntries(Object.entries(EIGHT).slice(0, count));
  allow(`an order of ${count} products`, cancelling(lines), { before: stored(lines) });
  if (count === 1) continue;
  for (let kept = 0; kept < count; kept += 1) {
    const back = Object.entries(lines).filter((_, index) => index !== kept);
    deny(
      `an order of ${count} products, keeping the one at ${kept}`,
      commit(cancel, ...back.map(([id, quantity]) => giveBack(id, quantity))),
      { before: stored(lines) },
    );
  }
}
allow('a product that is out of sale', cancelling(TWO), {
  before: { ...stored(TWO), 'inventory/1': product('1', { archived: true }) },
});
allow('while the settings say nothing of it', cancelling(TWO), {
  before: { ...stored(TWO), 'settings/shop': { deliveryFee: 2.99, taxRate: 0.08 } },
});
deny('while the settings forbid it', cancelling(TWO), {
  before: { ...stored(TWO), 'settings/shop': { ...SETTINGS, cancelUntil: 'never' } },
});
deny('an order of nine products, one of which does not come back', cancelling(EIGHT), {
  before: stored(EIGHT, {
    items: [...Object.entries(EIGHT), ['9', 1] as const].map(([id, quantity]) => item(id, quantity)),
  }),
});
deny('an order without items', commit(cancel), { before: stored({}, { items: [] }) });
deny('an old order that holds no quantities', cancelling({ '1': 2 }), {
  before: {
    ...SHELF,
    [`orders/${ORDER}`]: { userId: 'asha', status: 'pending', productId: '1', quantity: 2 },
  },
});

// Who.
deny('someone else’s', cancelling(TWO), { as: RAVI });
for (const [who, as] of NOT_STAFF) {
  deny(`someone else’s, by ${who}`, cancelling(TWO), { as, before: stored(TWO, { userId: 'ravi' }) });
}
deny('with an e-mail that is not verified', cancelling(TWO), { as: UNVERIFIED });
deny('by nobody', cancelling(TWO), { as: null });

// When.
for (const status of ['processing', 'shipped', 'delivered', 'cancelled', 'Processing', '']) {
  deny(`an order that is "${status}"`, cancelling(TWO), { before: stored(TWO, { status }) });
}
const cancelledBefore = stored(TWO, {
  status: 'cancelled',
  cancelledAt: inDays(-0.5),
  statusTimes: { pending: inDays(-1), cancelled: inDays(-0.5) },
});
deny('twice', cancelling(TWO), { before: cancelledBefore });
deny('twice, taking the bottles only', commit(...backTwo), { before: cancelledBefore });

// Of an order that was cancelled, and that staff opened again.
const shelfNaming = (orderId: string): Documents => ({
  'inventory/1': product('1', { lastCancelledOrderId: orderId }),
  'inventory/2': product('2', { lastCancelledOrderId: orderId }),
});
const reopened = {
  ...stored(TWO, { statusTimes: { pending: inDays(-0.1), cancelled: inDays(-0.5) } }),
  ...shelfNaming(ORDER),
};
deny('an order that was cancelled before, with its bottles', cancelling(TWO), { before: reopened });
deny('an order that was cancelled before, with its bottles, on a shelf that names another', cancelling(TWO), {
  before: { ...reopened, ...shelfNaming(OTHER_ORDER) },
});
deny('an order that was cancelled before, without its bottles', commit(cancel), { before: reopened });
deny('an order whose products name it from before', commit(cancel), {
  before: { ...stored(TWO), ...shelfNaming(ORDER) },
});
const again = set(`orders/${OTHER_ORDER}`, newOrder(TWO, { id: OTHER_ORDER }));
const takeAgain = [take('1', 2, { lastOrderId: OTHER_ORDER }), take('2', 3, { lastOrderId: OTHER_ORDER })];
deny(
  'an order that was cancelled before, beside a new one of the same products',
  commit(cancel, again, ...takeAgain),
  {
    before: reopened,
  },
);
deny('beside a new order that takes what comes back', commit(cancel, again, ...takeAgain));
const both = { inStock: incrementBy(0), lastCancelledOrderId: ORDER };
deny(
  'beside a new order, in one write a product',
  commit(
    cancel,
    again,
    take('1', 0, { ...both, lastOrderId: OTHER_ORDER }),
    take('2', 0, { ...both, lastOrderId: OTHER_ORDER }),
  ),
);
deny('two orders with one return', commit(cancel, update(`orders/${OTHER_ORDER}`, CANCELLED), ...backTwo), {
  before: { ...stored(TWO), [`orders/${OTHER_ORDER}`]: storedOrder(TWO, { id: OTHER_ORDER }) },
});

// What comes back.
deny('without the bottles', commit(cancel));
deny('without the cancellation', commit(...backTwo));
deny('with too few bottles', commit(cancel, giveBack('1', 1), giveBack('2', 3)));
deny('with too many bottles', commit(cancel, giveBack('1', 3), giveBack('2', 3)));
deny('with bottles of another product', commit(cancel, giveBack('1', 2), giveBack('3', 3)));
deny('with bottles of another product besides', commit(cancel, ...backTwo, giveBack('3', 1)));
deny('taking bottles', commit(cancel, giveBack('1', -2), giveBack('2', 3)));
deny(
  'naming another order',
  commit(cancel, giveBack('1', 2, { lastCancelledOrderId: OTHER_ORDER }), giveBack('2', 3)),
);
deny('naming it as sold', commit(cancel, giveBack('1', 2, { lastOrderId: ORDER }), giveBack('2', 3)));
for (const field of ['updatedAt', 'lastUpdated']) {
  deny(
    `with a ${field} of tomorrow on the shelf`,
    commit(cancel, giveBack('1', 2, { [field]: inDays(1) }), giveBack('2', 3)),
  );
}
deny('by someone else, for whom it comes back', commit(cancel, ...backTwo), { as: RAVI });

// What else is written.
for (const [name, fields] of [
  ['to another status', { status: 'delivered' }],
  ['to no status', { status: 'gone' }],
  ['without saying so', { status: 'pending' }],
  ['with its own time', { cancelledAt: inDays(-1) }],
  ['with its own time of status', { 'statusTimes.cancelled': inDays(-1) }],
  ['with the time of another status', { 'statusTimes.delivered': serverTime }],
  ['with other times', { statusTimes: { cancelled: serverTime } }],
  ['with its own updatedAt', { updatedAt: inDays(-1) }],
  ['with another total', { total: 0 }],
  ['with a refund', { refund: 40 }],
  ['with another address', { shippingAddress: 'Somewhere else entirely' }],
  ['with another owner', { userId: 'ravi' }],
  ['with other items', { items: [item('1', 2)] }],
  ['with other quantities', { quantities: { '1': 2, '2': 300 } }],
  ['with another createdAt', { createdAt: serverTime }],
] satisfies [string, VectorFields][]) {
  const { 'statusTimes.cancelled': _, ...plain } = CANCELLED;
  const data = 'statusTimes' in fields ? { ...plain, ...fields } : { ...CANCELLED, ...fields };
  deny(name, commit(update(`orders/${ORDER}`, data), ...backTwo));
}
deny(
  'with other quantities, and their bottles',
  commit(
    update(`orders/${ORDER}`, { ...CANCELLED, quantities: { '1': 2, '2': 300 } }),
    giveBack('1', 2),
    giveBack('2', 300),
  ),
);
allow(
  'an order from before there were times',
  commit(
    update(`orders/${ORDER}`, {
      status: 'cancelled',
      cancelledAt: serverTime,
      statusTimes: { cancelled: serverTime },
      updatedAt: serverTime,
    }),
    ...backTwo,
  ),
  {
    before: {
      ...SHELF,
      [`orders/${ORDER}`]: Object.fromEntries(
        Object.entries(storedOrder(TWO)).filter(([name]) => name !== 'statusTimes'),
      ),
    },
  },
);
textLimit('a reason', 500, cancelReason => cancelling(TWO, { cancelReason }));
textLimit('a command', 40, lastCommandId => cancelling(TWO, { lastCommandId }));

// Where the bottles are back already, so that only the order is asked; and the other way round.
const backAlready: Documents = {
  ...stored({ '1': 2 }),
  'inventory/1': product('1', { lastCancelledOrderId: ORDER, updatedAt: serverTime }),
};
const alone = (fields: VectorFields = {}) => commit(update(`orders/${ORDER}`, { ...CANCELLED, ...fields }));
deny('alone, with an e-mail that is not verified', alone(), { as: UNVERIFIED, before: backAlready });
deny('alone, to another status', alone({ status: 'delivered' }), { before: backAlready });
deny('alone, with its own time', alone({ cancelledAt: inDays(-1) }), { before: backAlready });
deny('alone, with another owner', alone({ userId: 'ravi' }), { before: backAlready });
const cancelledNow = stored({ '1': 2 }, { status: 'cancelled', cancelledAt: serverTime });
deny('by the bottles alone, with an e-mail that is not verified', commit(giveBack('1', 2)), {
  as: UNVERIFIED,
  before: cancelledNow,
});
deny('by the bottles alone, at another time', commit(giveBack('1', 2, { updatedAt: inDays(1) })), {
  before: cancelledNow,
});

// Anything but cancelling.
for (const [name, fields] of [
  ['moves an own order on', { status: 'shipped', 'statusTimes.shipped': serverTime }],
  ['changes only the time', {}],
  ['changes an own address', { shippingAddress: '1, Other Road, Kochi' }],
  ['changes an own total', { total: 0 }],
  ['gives an own order away', { userId: 'ravi' }],
  ['adds a card', { cardNumber: '4111111111111111' }],
] satisfies [string, VectorFields][]) {
  deny(`a customer ${name}`, commit(update(`orders/${ORDER}`, { updatedAt: serverTime, ...fields })));
}
deny('a customer removes an own order', commit(remove(`orders/${ORDER}`)));
deny('staff remove an order', commit(remove(`orders/${ORDER}`)), { as: STAFF });
allow('by staff, their own order, as customers do', cancelling(TWO), {
  as: STAFF,
  before: stored(TWO, { userId: 'staff' }),
});
// The app reads a status in capitals as the one that is meant, and offers to cancel.
allow('of an older order, with its status in capitals', cancelling(TWO), {
  before: stored(TWO, { status: ' Pending' }),
});
deny('of an older order that has moved on, with its status in capitals', cancelling(TWO), {
  before: stored(TWO, { status: 'Processing' }),
});
deny('of an order whose status is a number', cancelling(TWO), { before: stored(TWO, { status: 0 }) });
deny(
  'by staff, moving their own order on, with its bottles',
  commit(
    update(`orders/${ORDER}`, {
      ...CANCELLED,
      status: 'processing',
      statusTimes: { pending: inDays(-1), processing: serverTime },
      lastCommandId: 'C1',
    }),
    ...backTwo,
  ),
  { as: STAFF, before: stored(TWO, { userId: 'staff' }) },
);

// Its bottles are back already, so that only the order itself is asked.
const returnedNow = {
  ...stored({ '1': 2 }),
  'inventory/1': product('1', { lastCancelledOrderId: ORDER, updatedAt: serverTime }),
};
deny('alone, by someone else', commit(cancel), { as: RAVI, before: returnedNow });
