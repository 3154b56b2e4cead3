import {
  ASHA,
  giveBack,
  item,
  NOT_STAFF,
  newOrder,
  ORDER,
  OTHER_PRODUCT,
  paced,
  product,
  SHELF,
  STAFF,
  STAFF_STAMP,
  storedOrder,
  take,
} from '../shop';
import { UGLY_LINES } from '../texts';
import {
  commit,
  double,
  incrementBy,
  inDays,
  remove,
  serverTime,
  set,
  update,
  type VectorFields,
  type VectorValue,
  without,
} from '../vector';
import { createVectorGroup, type Given } from '../vectorGroup';

const { vectors, allow, allowNoOtherField, deny, textLimit } = createVectorGroup('stock', {
  as: STAFF,
  before: SHELF,
});
export const STOCK = vectors;

// Without an order it is not a customer's to move.
for (const [who, as] of NOT_STAFF) {
  deny(`${who} lowers it`, commit(update('inventory/1', { inStock: incrementBy(-1) })), { as });
  deny(`${who} raises it`, commit(update('inventory/1', { inStock: incrementBy(1000) })), { as });
  deny(`${who} lowers it for an order that is not there`, commit(take('1', 1)), { as });
  deny(`${who} raises it for an order that is not there`, commit(giveBack('1', 1)), { as });
  deny(`${who} lowers it for an old order`, commit(take('1', 2)), {
    as,
    before: { ...SHELF, [`orders/${ORDER}`]: storedOrder({ '1': 2 }) },
  });
  deny(`${who} raises it for an order cancelled before`, commit(giveBack('1', 2)), {
    as,
    before: {
      ...SHELF,
      [`orders/${ORDER}`]: storedOrder({ '1': 2 }, { status: 'cancelled', cancelledAt: inDays(-1) }),
    },
  });
}
for (const [name, lastOrderId] of [
  ['a path', `${ORDER}/staffNotes/n1`],
  ['nothing', ''],
  ['a number', 5],
  ['dots', '..'],
] as const) {
  deny(
    `a customer lowers it for ${name}`,
    commit(set(`orders/${ORDER}`, newOrder({ '1': 2 })), take('1', 2, { lastOrderId })),
    { as: ASHA },
  );
}
deny('a customer makes a product', commit(set('inventory/mine', product('1'))), { as: ASHA });
deny('a customer replaces a product', commit(set('inventory/1', product('1', { inStock: 0 }))), { as: ASHA });
deny(
  'a customer sets it to no number',
  commit(set(`orders/${ORDER}`, newOrder({ '1': 2 })), take('1', 2, { inStock: Number.NaN })),
  { as: ASHA },
);

// Alone, for an order that is just being placed or cancelled: so that nothing but the product's own rule is asked.
const placedNow = { as: ASHA, before: { ...SHELF, [`orders/${ORDER}`]: newOrder({ '1': 2 }) } };
const cancelledNow = (fields: VectorFields = {}, stock: VectorFields = {}) => ({
  as: ASHA,
  before: {
    ...SHELF,
    'inventory/1': product('1', stock),
    [`orders/${ORDER}`]: storedOrder({ '1': 2 }, { status: 'cancelled', cancelledAt: serverTime, ...fields }),
  },
});
deny(
  'bottles of an order that is being placed, at another time',
  commit(take('1', 2, { updatedAt: inDays(1) })),
  placedNow,
);
deny(
  'bottles of an order that is being cancelled and is not',
  commit(giveBack('1', 2)),
  cancelledNow({ status: 'pending' }),
);
deny(
  'bottles of an order that is being cancelled, as a double',
  commit(giveBack('1', 2, { inStock: double(1002) })),
  cancelledNow(),
);
deny(
  'bottles of an order that is being cancelled, to less than nothing',
  commit(giveBack('1', 2)),
  cancelledNow({}, { inStock: -5 }),
);
deny('bottles of an order that is being placed, once more in this moment', commit(take('1', 2)), {
  ...placedNow,
  before: { ...placedNow.before, 'inventory/1': product('1', { lastOrderId: ORDER }) },
});
deny(
  'bottles of an order that is being cancelled, once more in this moment',
  commit(giveBack('1', 2)),
  cancelledNow({}, { lastCancelledOrderId: ORDER }),
);

// Whoever moves it says nothing else of the product.
const SAID: readonly (readonly [what: string, fields: VectorFields])[] = [
  ['its facts', { facts: { ph: '7.4' } }],
  ['its translations', { translations: { hi: { name: 'मेरा' } } }],
];
for (const [what, fields] of SAID) {
  deny(
    `a customer orders it and says ${what}`,
    commit(set(`orders/${ORDER}`, newOrder({ '1': 2 })), take('1', 2, fields), paced()),
    { as: ASHA },
  );
  deny(`a customer gives it back and says ${what}`, commit(giveBack('1', 2, fields)), cancelledNow());
}

// Staff move it with a movement that says who and why.
type Move = { readonly product?: VectorFields; readonly movement?: VectorFields; readonly id?: string };
const moved = (
  quantity: number,
  after: VectorValue,
  { product: fields = {}, movement = {}, id = 'C1-1' }: Move = {},
) =>
  commit(
    update('inventory/1', {
      inStock: after,
      lastUpdated: '2026-01-15',
      ...STAFF_STAMP,
      ...fields,
    }),
    set(`stockMovements/${id}`, {
      productId: '1',
      kind: 'received',
      quantity,
      after,
      reason: 'Delivery',
      by: 'staff',
      byName: 'Staff',
      at: serverTime,
      commandId: 'C1',
      ...movement,
    }),
  );
for (const kind of ['received', 'correction', 'damaged', 'restocked']) {
  allow(`staff write a movement of the kind ${kind}`, moved(24, 1024, { movement: { kind } }));
}
allow('staff lower it', moved(-24, 976, { movement: { kind: 'damaged' } }));
allow('staff lower it to nothing', moved(-1000, 0));
allow('staff raise it to the most there can be', moved(99_999_000, 100_000_000));
allow('staff write a movement of an order', moved(24, 1024, { movement: { orderId: ORDER } }));
allowNoOtherField(
  'staff move it',
  moved(24, 1024),
  'inventory/1',
  without(OTHER_PRODUCT, 'lastCancelledOrderId'),
);
allow('staff move it with all they may name', moved(24, 1024, { product: { lastCancelledOrderId: ORDER } }));
for (const [what, fields] of SAID) {
  deny(`staff move it and say ${what}`, moved(24, 1024, { product: fields }));
}
deny('staff raise it above the most there can be', moved(99_999_001, 100_000_001));
deny('staff lower it below nothing', moved(-1001, -1));
deny('staff set it to a text', moved(12, '1012'));
deny('staff move it without a movement', commit(update('inventory/1', { inStock: 900, ...STAFF_STAMP })));
deny('staff move it by another quantity', moved(24, 1025));
deny('staff move it with another’s movement', moved(24, 1024, { movement: { productId: '2' }, id: 'C1-2' }));
deny(
  'staff move it with a movement of another product under its name',
  moved(24, 1024, { movement: { productId: '2' } }),
);
deny('staff move it with another command’s movement', moved(24, 1024, { product: { lastCommandId: 'C2' } }));
deny('staff move it at another time', moved(24, 1024, { product: { updatedAt: inDays(-1) } }));
const yesterday = {
  productId: '1',
  kind: 'received',
  quantity: 24,
  after: 1024,
  reason: '',
  by: 'staff',
  byName: 'Staff',
  at: inDays(-1),
  commandId: 'C1',
};
deny(
  'staff move it with a movement of yesterday',
  commit(update('inventory/1', { inStock: 1024, ...STAFF_STAMP })),
  {
    before: { ...SHELF, 'stockMovements/C1-1': yesterday },
  },
);
/** A product whose stock this command moves in this very moment, so that nothing but the movement's own rule is asked. */
const movedProduct = (fields: VectorFields = {}) => product('1', { ...STAFF_STAMP, ...fields });
deny(
  'a movement of half a bottle to the stock there is',
  commit(set('stockMovements/C1-1', { ...yesterday, at: serverTime, quantity: 0.5, after: 1000.5 })),
  {
    before: { 'inventory/1': movedProduct({ inStock: 1000.5 }) },
  },
);
const movedNow = { ...SHELF, 'stockMovements/C1-1': { ...yesterday, at: serverTime } };
const alone = (inStock: number) => commit(update('inventory/1', { inStock, ...STAFF_STAMP }));
for (const [who, as] of NOT_STAFF) {
  deny(`${who} moves it for a movement that staff are just writing`, alone(1024), { as, before: movedNow });
}
deny('staff move it for a movement of this moment, once more', alone(1024), {
  before: { ...movedNow, 'inventory/1': product('1', { lastCommandId: 'C1' }) },
});
deny('staff lower it below nothing, for a movement of that', alone(-1), {
  before: { ...SHELF, 'stockMovements/C1-1': { ...yesterday, at: serverTime, quantity: -1001, after: -1 } },
});
deny(
  'staff move it with a movement whose id means another product',
  commit(
    update('inventory/1-2', { inStock: 1024, ...STAFF_STAMP }),
    set('stockMovements/C1-1-2', { ...yesterday, at: serverTime, commandId: 'C1-1', productId: '2' }),
  ),
  {
    before: {
      'inventory/1-2': product('1'),
      'inventory/2': product('2', { inStock: 1024, ...STAFF_STAMP, lastCommandId: 'C1-1' }),
    },
  },
);
for (const [who, as] of NOT_STAFF) {
  const by = as?.uid ?? '';
  const movement = { by, byName: as?.token.name ?? as?.token.email ?? '' };
  const own: Move = { product: { lastStaffChange: { by, action: 'test', at: serverTime } }, movement };
  deny(`${who} moves it with a movement`, moved(24, 1024, own), { as });
  deny(
    `${who} writes a movement of the stock there is`,
    commit(set('stockMovements/C1-1', { ...yesterday, ...movement, at: serverTime, after: 1000 })),
    { as, before: { ...SHELF, 'inventory/1': movedProduct() } },
  );
}
for (const [name, inStock, quantity] of [
  ['a double', double(36), -12],
  ['a text', '36', -12],
  ['absent', undefined, 24],
] satisfies [string, VectorValue | undefined, number][]) {
  const { inStock: _, ...rest } = product('1');
  allow(`staff count a stock that is ${name}`, moved(quantity, 24), {
    before: { ...SHELF, 'inventory/1': { ...rest, ...(inStock === undefined ? {} : { inStock }) } },
  });
}

// Movements.
for (const [name, movement] of [
  ['an unknown field', { colour: 'blue' }],
  ['another kind', { kind: 'sold' }],
  ['half a bottle', { quantity: 24.5 }],
  ['a time of its own', { at: inDays(-1) }],
  ['another’s name', { by: 'other' }],
  ['another count after it', { after: 1000 }],
  ['a negative count after it', { after: -1 }],
] satisfies [string, VectorFields][]) {
  deny(`a movement with ${name}`, moved(24, 1024, { movement }));
}
deny('a movement by another name', moved(24, 1024, { id: 'C1-1-again' }));
for (const field of ['productId', 'kind', 'quantity', 'after', 'reason', 'by', 'byName', 'at', 'commandId']) {
  const whole: VectorFields = { ...yesterday, at: serverTime };
  deny(
    `a movement without ${field}`,
    commit(
      update('inventory/1', { inStock: 1024, ...STAFF_STAMP }),
      set('stockMovements/C1-1', without(whole, field)),
    ),
  );
}
deny(
  'a movement of half a bottle',
  commit(
    update('inventory/1', { inStock: 1000.5, ...STAFF_STAMP }),
    set('stockMovements/C1-1', { ...yesterday, at: serverTime, quantity: 0.5, after: 1000.5 }),
  ),
);
deny(
  'a movement to below nothing',
  commit(set('stockMovements/C1-1', { ...yesterday, at: serverTime, after: -1 })),
  {
    before: { 'inventory/1': movedProduct({ inStock: -1 }) },
  },
);
deny(
  'a movement to more than there can be',
  commit(set('stockMovements/C1-1', { ...yesterday, at: serverTime, after: 100_000_001 })),
  {
    before: { 'inventory/1': movedProduct({ inStock: 100_000_001 }) },
  },
);

// A movement says what its own command does to the stock in this commit.
const claimed = (fields: VectorFields = {}) =>
  set('stockMovements/C1-1', { ...yesterday, at: serverTime, after: 1000, ...fields });
const editedBefore = {
  before: {
    ...SHELF,
    'inventory/1': product('1', {
      lastCommandId: 'C1',
      lastStaffChange: { by: 'staff', action: 'test', at: inDays(-1) },
    }),
  },
};
deny('a movement alone', commit(claimed()));
deny('a movement alone, by the command that changed the product last', commit(claimed()), editedBefore);
deny(
  'a movement beside an own order, by the command that changed the product last',
  commit(
    set(`orders/${ORDER}`, newOrder({ '1': 2 }, { userId: 'staff', accountEmail: 'staff@demo.test' })),
    take('1', 2),
    paced({}, 'staff'),
    claimed({ after: 998 }),
  ),
  editedBefore,
);
deny(
  'a second movement beside another command’s',
  commit(
    update('inventory/1', { inStock: 1024, ...STAFF_STAMP }),
    set('stockMovements/C1-1', { ...yesterday, at: serverTime }),
    set('stockMovements/C2-1', { ...yesterday, at: serverTime, commandId: 'C2' }),
  ),
);
deny(
  'a second movement of a command, under another id',
  commit(
    update('inventory/1', { inStock: 1024, ...STAFF_STAMP }),
    set('stockMovements/C1-1', { ...yesterday, at: serverTime }),
    set('stockMovements/C1-1-again', { ...yesterday, at: serverTime }),
  ),
);
for (const [what, fields] of [
  ['its price', { unitPrice: '21.00' }],
  ['its name', { name: 'Other' }],
] satisfies [string, VectorFields][]) {
  deny(
    `a movement beside a change of ${what}, which leaves the stock`,
    commit(update('inventory/1', { ...fields, ...STAFF_STAMP }), claimed()),
    { leavesTraces: true },
  );
}
textLimit('a movement’s reason', 500, reason => moved(24, 1024, { movement: { reason } }));
textLimit('a movement’s order', 40, orderId => moved(24, 1024, { movement: { orderId } }));
for (const byName of ['Somebody Else', '', 'other@demo.test', ['Staff']]) {
  deny(`a movement by ${JSON.stringify(byName)}`, moved(24, 1024, { movement: { byName } }));
}
const nameless = { uid: 'staff', token: { email: 'staff@demo.test', email_verified: true, role: 'admin' } };
allow('a movement by staff without a name', moved(24, 1024, { movement: { byName: 'staff@demo.test' } }), {
  as: nameless,
});
deny('a movement by staff without a name, under one', moved(24, 1024), { as: nameless });
const called = (name: string) => ({ as: { uid: 'staff', token: { ...STAFF.token, name } } });
const under = (byName: string) => moved(24, 1024, { movement: { byName } });
const longest = 'x'.repeat(256);
allow('a movement by staff with a name of 256 characters', under(longest), called(longest));
for (const [what, name] of [...UGLY_LINES, ['of 257 characters', `${longest}x`]] as const) {
  deny(`a movement by staff with a name ${what}`, under(name), called(name));
  allow(
    `a movement by staff with a name ${what}, under their e-mail`,
    under('staff@demo.test'),
    called(name),
  );
}
const kept = { 'stockMovements/C1-1': yesterday };
const rewritten = { ...yesterday, quantity: 12, at: serverTime };
deny('a movement changed', commit(set('stockMovements/C1-1', rewritten)), { before: { ...SHELF, ...kept } });
deny('a movement changed with the stock', moved(24, 1024), { before: { ...SHELF, ...kept } });
deny('a movement removed', commit(remove('stockMovements/C1-1')), { before: kept });
for (const [who, as] of NOT_STAFF) {
  deny(`${who} reads a movement`, { kind: 'get', path: 'stockMovements/C1-1' }, { as, before: kept });
  deny(
    `${who} lists movements`,
    { kind: 'list', collection: 'stockMovements', query: { limit: 5 } },
    { as, before: kept },
  );
  deny(
    `${who} writes a movement`,
    commit(set('stockMovements/C1-1', { ...rewritten, by: as?.uid ?? '', after: 1000 })),
    { as },
  );
}
allow('staff read a movement', { kind: 'get', path: 'stockMovements/C1-1' }, { before: kept });
allow('staff list movements', { kind: 'list', collection: 'stockMovements', query: {} }, { before: kept });

// Older products are sold as they are.
for (const [name, fields, price] of [
  ['a stock that is a double', { inStock: double(36) }, 2000],
  ['a price with a currency', { unitPrice: 'Rs. 20.00' }, 2000],
  ['a price that is a number', { unitPrice: 20 }, 2000],
  ['a price that is a fraction', { unitPrice: 20.5 }, 2050],
  ['no sku, time or picture', { sku: null, updatedAt: null, image: null }, 2000],
] satisfies [string, VectorFields, number][]) {
  const total = (price * 2) / 100;
  const tax = Math.round(price * 2 * 0.08);
  const older = Object.fromEntries(
    Object.entries(product('1', fields)).filter(([, value]) => value !== null),
  );
  allow(
    `a customer buys a product with ${name}`,
    commit(
      set(
        `orders/${ORDER}`,
        newOrder(
          { '1': 2 },
          {
            items: [{ ...item('1', 2), price: price / 100, image: 'image' in older ? older.image : '' }],
            total,
            pricing: {
              subtotal: total,
              deliveryFee: 2.99,
              taxRate: 0.08,
              tax: tax / 100,
              grandTotal: (price * 2 + 299 + tax) / 100,
            },
          },
        ),
      ),
      take('1', 2),
      paced(),
    ),
    { as: ASHA, before: { ...SHELF, 'inventory/1': older } },
  );
}

// A stock that is no whole number is counted anew.
const stockOf = (inStock: VectorValue) => ({ ...SHELF, 'inventory/1': product('1', { inStock }) });
const counted = (given: Move = {}, after: VectorValue = 12) =>
  moved(0, after, { ...given, movement: { kind: 'correction', ...given.movement } });
for (const [form, inStock] of [
  ['a fraction', 12.5],
  ['words', 'a dozen'],
  ['less than nothing and a half', -3.5],
  ['nothing', null],
] satisfies [string, VectorValue][]) {
  const shown = form === 'a fraction' ? 12 : 0;
  allow(`staff count a stock that is ${form}`, counted({ movement: { quantity: 12 - shown } }), {
    before: stockOf(inStock),
  });
  for (const [what, fields] of SAID) {
    deny(
      `staff count a stock that is ${form} and say ${what}`,
      counted({ product: fields, movement: { quantity: 12 - shown } }),
      { before: stockOf(inStock) },
    );
  }
  deny(`staff count a stock that is ${form}, by another number`, counted({ movement: { quantity: 7 } }), {
    before: stockOf(inStock),
  });
}
for (const inStock of ['13', ' 13 ', double(13)]) {
  allow(`staff count a stock that is ${JSON.stringify(inStock)}`, counted({ movement: { quantity: -1 } }), {
    before: stockOf(inStock),
  });
  deny(`staff count a stock that is ${JSON.stringify(inStock)} by nothing`, counted(), {
    before: stockOf(inStock),
  });
}
const halves = { before: stockOf(12.5) };
// A count that finds what the shop has shown, of a product that staff have described in full and an order was reopened on.
const long = { name: 'x', description: 'x', source: 'x' };
const described = product('1', {
  ...{ inStock: 12, lastOrderId: ORDER, lastCancelledOrderId: '' },
  facts: { source: 'x', ph: 'x', tds: 'x', fssai: 'x', bis: 'x' },
  translations: { hi: long, mr: long, kok: long, ta: long },
});
allow('staff count what the shop has shown', moved(0, 12, { movement: { kind: 'correction' } }), {
  before: {
    ...SHELF,
    'inventory/1': described,
    [`orders/${ORDER}`]: storedOrder(
      { '1': 2 },
      { reopenings: { C0: { at: inDays(-1), by: 'staff', byName: 'Staff' } } },
    ),
  },
});
deny('staff count a stock that is a whole number', counted(), { before: stockOf(13) });
deny('staff count a stock that is not there', counted(), {
  before: { ...SHELF, 'inventory/1': without(product('1'), 'inStock') },
});
deny('staff count halves', counted({}, 11.5), halves);
deny(
  'staff count a stock that is a whole number as if there were none',
  counted({ movement: { quantity: 12 } }),
  {
    before: stockOf(13),
  },
);
deny('staff count less than nothing', counted({}, -1), halves);
deny('staff count it as received', counted({ movement: { kind: 'received' } }), halves);
deny('staff count it for another product', counted({ movement: { productId: '2' } }), halves);
deny('staff count it by a movement of yesterday', counted({ movement: { at: inDays(-1) } }), halves);
deny('staff count it with a time of their own', counted({ product: { updatedAt: inDays(-1) } }), halves);
allowNoOtherField('staff count it', counted(), 'inventory/1', OTHER_PRODUCT, halves);
const countedFor = (movement: VectorFields): Partial<Given> => ({
  before: {
    ...halves.before,
    'stockMovements/C1-1': {
      productId: '1',
      kind: 'correction',
      quantity: 0,
      after: 12,
      reason: '',
      by: 'staff',
      byName: 'Staff',
      at: serverTime,
      commandId: 'C1',
      ...movement,
    },
  },
});
const stockAlone = commit(update('inventory/1', { inStock: 12, ...STAFF_STAMP }));
deny('staff count a stock for a movement of yesterday', stockAlone, countedFor({ at: inDays(-1) }));
deny(
  'staff count halves for a movement of that',
  commit(update('inventory/1', { inStock: 11.5, ...STAFF_STAMP })),
  countedFor({ quantity: -0.5, after: 11.5 }),
);
deny('staff count a stock for another product’s movement', stockAlone, countedFor({ productId: '2' }));
for (const [who, as] of NOT_STAFF) {
  deny(`${who} counts a stock for a movement that staff are just writing`, stockAlone, {
    ...countedFor({}),
    as,
  });
  deny(`${who} counts a stock`, counted({ movement: { by: as?.uid ?? '' } }), { ...halves, as });
}
