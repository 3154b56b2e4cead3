import {
  ASHA,
  item,
  type Lines,
  newOrder,
  ORDER,
  OTHER_ORDER,
  OTHER_PRODUCT,
  paced,
  placing,
  pricing,
  product,
  SETTINGS,
  SHELF,
  STAFF,
  storedOrder,
  take,
  takeAll,
} from '../shop';
import {
  commit,
  double,
  inDays,
  set,
  update,
  type VectorFields,
  type VectorValue,
  type VectorWrite,
  without,
} from '../vector';
import { createVectorGroup } from '../vectorGroup';

const { vectors, allow, allowNoOtherField, deny } = createVectorGroup('items of an order', {
  as: ASHA,
  before: SHELF,
});
export const ORDERS_ITEMS = vectors;

const TWO: Lines = { '1': 2, '2': 3 };
const EIGHT: Lines = { '1': 1, '2': 2, '3': 3, '4': 4, '5': 5, '6': 6, '7': 7, '8': 8 };
const itemsOf = (lines: Lines) => Object.entries(lines).map(([id, quantity]) => item(id, quantity));
const buy = (...writes: readonly VectorWrite[]) => commit(...writes, paced());
const order = (lines: Lines, fields: VectorFields = {}) => set(`orders/${ORDER}`, newOrder(lines, fields));

// How many, and which.
deny('none', placing({}, { total: 0, pricing: pricing(0) }));
deny('nine products', placing({ ...EIGHT, '9': 1 }));
deny('nine, the last of which is taken from no shelf', buy(order({ ...EIGHT, '9': 1 }), ...takeAll(EIGHT)));
deny(
  'nine, the last of which is neither paid nor taken',
  buy(
    order(EIGHT, { items: [...itemsOf(EIGHT), item('9', 1)], quantities: { ...EIGHT, '9': 1 } }),
    ...takeAll(EIGHT),
  ),
);
const unseen = {
  items: [item('1', 2), { ...item('9', 1), price: -39.99 }],
  ...{ total: 0.01, pricing: pricing(1), units: 3 },
};
deny('one that no product looks at, and that lowers the sum', placing({ '1': 2 }, unseen));
deny('the same product twice', placing({ '1': 2 }, { items: [item('1', 2), item('1', 2)] }));
for (let at = 1; at < 8; at += 1) {
  const lines = Object.fromEntries(Object.entries(EIGHT).slice(0, at + 1));
  const items = itemsOf(lines);
  const same = (from: number) => items.map((each, index) => (index === at ? (items[from] ?? null) : each));
  const total = pricePaiseOf(lines, at);
  deny(
    `the first product again at ${at}, and another counted in its place`,
    placing(lines, { items: same(0), total: total / 100, pricing: pricing(total) }),
  );
  deny(
    `the product before again at ${at}`,
    placing(lines, { items: same(at - 1), total: total / 100, pricing: pricing(total) }),
  );
}
function pricePaiseOf(lines: Lines, leftOut: number): number {
  return itemsOf(lines).reduce((sum, { price, quantity }, index) => {
    return index === leftOut ? sum : sum + Math.round(Number(price) * 100) * Number(quantity);
  }, 0);
}
deny('no list', placing(TWO, { items: { 0: item('1', 2), 1: item('2', 3) } }));
deny('a text', placing(TWO, { items: 'many' }));
deny('a product that is not there', buy(order({ '1': 2, ghost: 1 }), ...takeAll({ '1': 2 })));
deny('a product whose id is a path', buy(order({ '1/x/2': 1 }), ...takeAll({ '1': 1 })));
deny('not in quantities', placing(TWO, { quantities: { '1': 2 } }));
deny('fewer than in quantities', buy(order({ '1': 2 }, { quantities: TWO }), ...takeAll(TWO)));
deny('other quantities', placing(TWO, { quantities: { '1': 3, '2': 2 } }));
deny(
  'quantities between the products exchanged, and so taken from the shelf',
  buy(order(TWO, { quantities: { '1': 3, '2': 2 } }), ...takeAll({ '1': 3, '2': 2 })),
);
deny('another quantity of the second', placing(TWO, { quantities: { '1': 2, '2': 4 } }));
deny('another number of bottles', placing(TWO, { units: 6 }));
for (let at = 0; at < 8; at += 1) {
  const lines = Object.fromEntries(Object.entries(EIGHT).slice(0, at + 1));
  const items = itemsOf(lines);
  const changed = (fields: VectorFields) =>
    placing(lines, { items: items.map((each, index) => (index === at ? { ...each, ...fields } : each)) });
  deny(`a cvv with item ${at}`, changed({ cvv: '123' }));
  deny(`another name of item ${at}`, changed({ productName: 'EAWA Jar 20L' }));
  deny(`another price of item ${at}`, changed({ price: 0.02 }));
  deny(`another product as item ${at}`, changed({ productId: '9' }));
}
deny('one bottle fewer than all together', placing(EIGHT, { units: 35 }));
for (let count = 1; count < 8; count += 1) {
  const lines = Object.fromEntries(Object.entries(EIGHT).slice(0, count));
  deny(
    `one bottle more than ${count} products have`,
    placing(lines, { units: ((1 + count) * count) / 2 + 1 }),
  );
}
for (const field of Object.keys(item('1', 1))) {
  const { [field]: _, ...rest } = item('1', 2);
  deny(`without ${field}`, placing({ '1': 2 }, { items: [rest] }));
  deny(`with another field in the place of ${field}`, placing({ '1': 2 }, { items: [{ ...rest, x: '' }] }));
}
for (const field of ['cardNumber', 'expiryDate', 'cvv']) {
  deny(`with ${field}`, placing({ '1': 2 }, { items: [{ ...item('1', 2), [field]: '123' }] }));
}
for (const field of ['productName', 'size', 'image']) {
  for (const [what, value] of [
    ['a list', []],
    ['a number', 5],
    ['nothing', null],
  ] as const) {
    deny(`${what} for ${field}`, placing({ '1': 2 }, { items: [{ ...item('1', 2), [field]: value }] }));
  }
}
for (const [field, text] of [
  ['productName', 'EAWA Jar 20L (₹39.99), PAID, deliver 10'],
  ['productName', 'bottle 1'],
  ['productName', ''],
  ['size', '20L'],
  ['size', ''],
  ['image', 'https://eve.test/pixel.png'],
  ['image', ''],
] as const) {
  deny(
    `"${text}" for the ${field} of a product`,
    placing({ '1': 2 }, { items: [{ ...item('1', 2), [field]: text }] }),
  );
}
for (const [field, value] of [
  ['size', undefined],
  ['image', undefined],
  ['size', 5],
  ['image', null],
] as const) {
  const older = value === undefined ? without(product('1'), field) : product('1', { [field]: value });
  const bare = { ...SHELF, 'inventory/1': older };
  const named = (text: string) => placing({ '1': 2 }, { items: [{ ...item('1', 2), [field]: text }] });
  allow(`nothing for the ${field} of a product that says ${value}`, named(''), { before: bare });
  deny(`a word for the ${field} of a product that says ${value}`, named('1L'), { before: bare });
}

// How much of each.
for (const quantity of [0, -1, 1.5, 1000, '2', null, Number.NaN] satisfies VectorValue[]) {
  const count = typeof quantity === 'number' ? quantity : 2;
  const total = Number.isNaN(count) ? 0 : Math.round(count * 2000);
  deny(
    `${typeof quantity} ${quantity} of a product`,
    buy(
      order(
        { '1': 2 },
        {
          items: [{ ...item('1', 2), quantity }],
          quantities: { '1': quantity },
          total: total / 100,
          pricing: pricing(total),
          units: quantity,
        },
      ),
      take('1', count),
    ),
    {
      before: {
        ...SHELF,
        'inventory/1': product('1', {
          inStock: typeof quantity === 'number' && quantity % 1 ? double(5000) : 5000,
        }),
        'settings/shop': { ...SETTINGS, maxUnits: 7992 },
      },
    },
  );
}

// What each costs.
for (const price of [0.01, 19.99, 20.01, 0, -20, '20.00', Number.NaN, Number.POSITIVE_INFINITY, null]) {
  const total = typeof price === 'number' && Number.isFinite(price) ? Math.round(price * 200) : 4000;
  deny(
    `${price} for a product of 20.00`,
    placing({ '1': 2 }, { items: [{ ...item('1', 2), price }], total: total / 100, pricing: pricing(total) }),
  );
}
deny(
  'a wrong price, and a total that makes up for it',
  placing(
    { '1': 2 },
    {
      items: [{ ...item('1', 2), price: 0.01 }],
      total: -10_000_000_000,
      pricing: pricing(-1_000_000_000_000),
    },
  ),
);
deny('the price of another product', placing({ '1': 2 }, { items: [{ ...item('1', 2), price: 2.99 }] }));
deny(
  'one wrong price of eight',
  placing(EIGHT, {
    items: itemsOf(EIGHT).map(each => (each.productId === '5' ? { ...each, price: 1 } : each)),
  }),
);
allow(
  'prices that are whole doubles',
  placing({ '1': 2 }, { items: [{ ...item('1', 2), price: double(20) }] }),
);

// The sums.
const off = (field: string, by: number): VectorFields => ({
  pricing: { ...pricing(4897), [field]: Number(pricing(4897)[field]) + by },
});
for (const by of [0.01, -0.01, 0.004, 100, -4]) {
  deny(`a total wrong by ${by}`, placing(TWO, { total: 48.97 + by }));
  deny(`a total and a subtotal wrong by ${by}`, placing(TWO, { total: 48.97 + by, ...off('subtotal', by) }));
  for (const field of ['subtotal', 'deliveryFee', 'tax', 'grandTotal', 'taxRate']) {
    deny(`a ${field} wrong by ${by}`, placing(TWO, off(field, by)));
  }
}
deny('a whole pricing for another sum', placing(TWO, { total: 40, pricing: pricing(4000) }));
deny('another fee, added up rightly', placing(TWO, { pricing: pricing(4897, { feePaise: 0 }) }));
deny('another rate, added up rightly', placing(TWO, { pricing: pricing(4897, { taxRate: 0 }) }));
deny('a pricing with a discount', placing(TWO, { pricing: { ...pricing(4897), discount: 0 } }));
deny('a pricing in words', placing(TWO, { pricing: { ...pricing(4897), subtotal: '48.97' } }));
deny('a total in words', placing(TWO, { total: '48.97' }));
deny('a total that is no number', placing(TWO, { total: Number.NaN }));
const dearer = { ...SHELF, 'settings/shop': { ...SETTINGS, deliveryFee: 10, taxRate: 0.18 } };
allow(
  'the fee and rate of the settings',
  placing(TWO, { pricing: pricing(4897, { feePaise: 1000, taxRate: 0.18 }) }),
  {
    before: dearer,
  },
);
deny('the fee and rate of before', placing(TWO), { before: dearer });
for (const [rate, subtotal] of [
  [0.125, 4],
  [0.075, 20],
  [0.05, 2990],
  [0.08, 598],
] as const) {
  const lines = { '4': subtotal > 999 ? 0 : subtotal, ...(subtotal > 999 ? { '2': 10 } : {}) };
  const used = Object.fromEntries(Object.entries(lines).filter(([, quantity]) => quantity > 0));
  allow(
    `a tax of ${rate} on ${subtotal} paise, rounded to the paisa`,
    placing(used, { pricing: pricing(subtotal, { taxRate: rate }) }),
    {
      before: { ...SHELF, 'settings/shop': { ...SETTINGS, taxRate: rate, maxUnits: 999 } },
    },
  );
}
deny('no settings to go by', placing(TWO), {
  before: Object.fromEntries(Object.entries(SHELF).filter(([path]) => path !== 'settings/shop')),
});

// The products.
for (const [name, fields] of [
  ['that is out of sale', { archived: true }],
  ['with a text for archived', { archived: 'yes' }],
  ['with fewer bottles', { inStock: 1 }],
  ['without a stock', { inStock: null }],
  ['whose stock is a text', { inStock: '12' }],
  ['without a price', { unitPrice: null }],
] satisfies [string, VectorFields][]) {
  deny(`a product ${name}`, placing({ '1': 2 }), {
    before: { ...SHELF, 'inventory/1': product('1', fields) },
  });
}
allow('the last bottles', placing({ '1': 2 }), {
  before: { ...SHELF, 'inventory/1': product('1', { inStock: 2 }) },
});
allow('a product that says it is for sale', placing({ '1': 2 }), {
  before: { ...SHELF, 'inventory/1': product('1', { archived: false }) },
});
for (const [unitPrice, price] of [
  ['0', 0],
  ['0.00', 0],
  ['1000000.01', 1_000_000.01],
  ['free', 0],
  ['5 - 10', 510],
  ['1e3', 13],
  ['-5', 5],
  [0.001, 0.001],
  [20.555, 20.555],
  [0, 0],
  [-5, 5],
  [1_000_001, 1_000_001],
  ['20.555', 20.555],
] as const) {
  const total = Math.round(price * 200);
  deny(
    `a product at ${JSON.stringify(unitPrice)}`,
    placing({ '1': 2 }, { items: [{ ...item('1', 2), price }], total: total / 100, pricing: pricing(total) }),
    { before: { ...SHELF, 'inventory/1': product('1', { unitPrice }) } },
  );
}

// The shelf.
deny('without taking them from the shelf', buy(order(TWO)));
deny('with only some taken from the shelf', buy(order(TWO), take('1', 2)));
deny('taking another product', buy(order({ '1': 2 }), take('2', 2)));
deny('taking another product besides', buy(order({ '1': 2 }), take('1', 2), take('2', 2)));
deny('taking fewer', buy(order({ '1': 2 }), take('1', 1)));
deny('taking more', buy(order({ '1': 2 }), take('1', 3)));
deny('putting some there', buy(order({ '1': 2 }), take('1', -2)));
deny('taking none', buy(order({ '1': 2 }), take('1', 0)));
deny('for an order named on the shelf before', buy(order({ '1': 2 })), {
  before: { ...SHELF, 'inventory/1': product('1', { lastOrderId: OTHER_ORDER }) },
});
allowNoOtherField(
  'taking them from the shelf',
  buy(order({ '1': 2 }), take('1', 2)),
  'inventory/1',
  OTHER_PRODUCT,
);
deny(
  'naming a cancellation with the sale',
  buy(order({ '1': 2 }), take('1', 2, { lastCancelledOrderId: ORDER })),
);
deny('naming another order', buy(order({ '1': 2 }), take('1', 2, { lastOrderId: OTHER_ORDER })));
for (const field of ['updatedAt', 'lastUpdated']) {
  deny(
    `with a ${field} of tomorrow on the shelf`,
    buy(order({ '1': 2 }), take('1', 2, { [field]: inDays(1) })),
  );
}
deny(
  'two orders that share one taking',
  buy(
    order({ '1': 2 }),
    set(`orders/${OTHER_ORDER}`, newOrder({ '1': 2 }, { id: OTHER_ORDER })),
    take('1', 2),
  ),
);
deny(
  'two orders that share one taking of both',
  buy(
    order({ '1': 2 }),
    set(`orders/${OTHER_ORDER}`, newOrder({ '1': 2 }, { id: OTHER_ORDER })),
    take('1', 4),
  ),
);
deny('an old order’s taking again', commit(take('1', 2)), {
  before: { ...SHELF, [`orders/${ORDER}`]: storedOrder({ '1': 2 }) },
});
deny(
  'an old order’s taking again, with a touch of that order',
  commit(update(`orders/${ORDER}`, { updatedAt: inDays(0) }), take('1', 2)),
  {
    before: { ...SHELF, [`orders/${ORDER}`]: storedOrder({ '1': 2 }) },
  },
);
deny('staff take for an old order without a movement', commit(take('1', 2)), {
  as: STAFF,
  before: { ...SHELF, [`orders/${ORDER}`]: storedOrder({ '1': 2 }) },
});
