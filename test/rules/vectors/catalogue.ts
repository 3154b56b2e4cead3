import { NOT_STAFF, product, SHELF, STAFF, STAFF_STAMP } from '../shop';
import {
  commit,
  deleteField,
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
  without,
} from '../vector';
import { createVectorGroup } from '../vectorGroup';

const { vectors, allow, deny, textLimit } = createVectorGroup('catalogue', { as: STAFF, before: SHELF });
export const CATALOGUE = vectors;

const PATH = 'inventory/new';
const made = (fields: VectorFields = {}) => product('1', { inStock: 12, ...STAFF_STAMP, ...fields });
const opening: VectorFields = {
  productId: 'new',
  kind: 'opening',
  quantity: 12,
  after: 12,
  reason: 'New product',
  by: 'staff',
  byName: 'Staff',
  at: serverTime,
  commandId: 'C1',
};
const create = (fields: VectorFields, movement: VectorFields = {}) =>
  commit(set(PATH, fields), set('stockMovements/C1-new', { ...opening, ...movement }));
const edit = (fields: VectorFields) => commit(update('inventory/1', { ...STAFF_STAMP, ...fields }));

for (const [who, as] of [...NOT_STAFF, ['staff', STAFF] as const]) {
  allow(`${who} reads a product`, get('inventory/1'), { as });
  allow(`${who} lists products`, list('inventory'), { as });
  allow(`${who} reads the legacy products`, list('products', { limit: 50 }), { as });
  allow(`${who} reads the settings`, get('settings/shop'), { as });
}
for (const [who, as] of NOT_STAFF) {
  deny(`${who} makes a product`, create(made()), { as });
  deny(`${who} edits a product`, edit({ name: 'Mine' }), { as });
  deny(`${who} edits a price`, edit({ unitPrice: '0.01' }), { as });
  deny(`${who} removes a product`, commit(remove('inventory/1')), { as });
  deny(`${who} makes a legacy product`, commit(set('products/1', { name: 'Mine' })), { as });
  deny(`${who} removes a legacy product`, commit(remove('products/1')), {
    as,
    before: { 'products/1': { name: 'Water' } },
  });
}

allow('staff make a product with its opening stock', create(made()));
allow(
  'staff make a product with every field there is',
  create(made({ archived: false, lastUpdated: serverTime, lastOrderId: '', lastCancelledOrderId: '' })),
);
deny('staff make a product without the movement', commit(set(PATH, made())));
deny('the movement is of another product', create(made(), { productId: '1' }));
deny('the movement is of another quantity', create(made(), { quantity: 11 }));
deny('the movement is of another kind', create(made(), { kind: 'received' }));
deny('the movement is another command’s', create(made({ lastCommandId: 'C2' })));
deny('the movement is of yesterday', commit(set(PATH, made())), {
  before: { ...SHELF, 'stockMovements/C1-new': { ...opening, at: { $write: 'inDays', days: -1 } } },
});
for (const [who, as] of NOT_STAFF) {
  deny(`${who} makes a product for a movement that staff are just writing`, commit(set(PATH, made())), {
    as,
    before: { ...SHELF, 'stockMovements/C1-new': opening },
  });
}
deny('staff remove a product', commit(remove('inventory/1')));

for (const [name, fields] of [
  ['an unknown field', { colour: 'blue' }],
  ['no name', { name: '' }],
  ['a number for a name', { name: 5 }],
  ['no size', { size: '' }],
  ['no sku', { sku: '' }],
  ['another category', { category: 'deluxe' }],
  ['a price with a currency', { unitPrice: '₹20.00' }],
  ['a price with one decimal', { unitPrice: '20.5' }],
  ['a price that is a number', { unitPrice: 20.5 }],
  ['a price of nothing', { unitPrice: '0.00' }],
  ['a price above ten lakh', { unitPrice: '1000000.01' }],
  ['a negative reorder point', { reorderPoint: -1 }],
  ['half a bottle as reorder point', { reorderPoint: 1.5 }],
  ['too high a reorder point', { reorderPoint: 100_000_001 }],
  ['a text for archived', { archived: 'no' }],
  ['its own time', { updatedAt: { $write: 'inDays', days: 1 } }],
  ['an image that is a script', { image: 'javascript:alert(1)' }],
  ['an image of plain http', { image: 'http://shop.test/a.png' }],
  ['an image of another host by its path', { image: '//evil.test/a.png' }],
  ['an image that holds a page', { image: 'data:text/html,hi' }],
] satisfies [string, VectorFields][]) {
  deny(`staff make a product with ${name}`, create(made(fields)));
  deny(`staff edit a product to have ${name}`, edit(fields));
}
for (const [name, inStock] of [
  ['of minus one', -1],
  ['of half a bottle', 12.5],
  ['in words', '12'],
] satisfies [string, VectorValue][]) {
  deny(`opening stock ${name}`, create(made({ inStock }), { quantity: inStock, after: inStock }));
}
for (const field of [
  'name',
  'category',
  'size',
  'unitPrice',
  'reorderPoint',
  'sku',
  'image',
  'description',
]) {
  deny(`staff make a product without ${field}`, create(without(made(), field)));
}
deny('opening stock that is a double', create(made({ inStock: double(12) })));
deny('staff make a product without a stock', create(without(made(), 'inStock')));
deny('staff make a product without updatedAt', create(without(made(), 'updatedAt')));

for (const category of ['premium', 'essential', 'compact', 'eawa']) {
  allow(`staff edit a product to be ${category}`, edit({ category }));
}
for (const image of ['', '/images/bottle.webp', 'https://shop.test/a.png']) {
  allow(`staff give a product the image "${image}"`, edit({ image }));
}
allow('staff put a product out of sale', edit({ archived: true, lastCommandId: 'C1' }));
allow('staff name it with one letter', edit({ name: 'A' }));
allow('staff name the highest price', edit({ unitPrice: '1000000.00' }));
allow('staff name the lowest price', edit({ unitPrice: '0.01' }));
allow('staff set the reorder point to nothing', edit({ reorderPoint: 0 }));
allow('staff set the highest reorder point', edit({ reorderPoint: 100_000_000 }));
allow('staff edit a product whose stock is a double', edit({ name: 'Bottle' }), {
  before: { ...SHELF, 'inventory/1': product('1', { inStock: double(36) }) },
});
deny('staff edit the stock with the name', edit({ name: 'Bottle', inStock: 900 }));
deny('staff say that an order moved the stock', edit({ lastOrderId: '7GK2M4PQRS' }));
deny('staff say that a cancellation moved the stock', edit({ lastCancelledOrderId: '7GK2M4PQRS' }));

textLimit('a name', 200, name => edit({ name }));
textLimit('a size', 50, size => edit({ size }));
textLimit('a sku', 50, sku => edit({ name: 'Other', sku }));
textLimit('a description', 2000, description => edit({ description }));
textLimit('an image', 2000, image =>
  edit({ image: typeof image === 'string' ? image.replace(/^é{15}/, 'https://a.test/') : image }),
);

const legacy = { name: 'Water', imageUrl: '', size: '1L', price: 20 };
deny('staff make a legacy product', commit(set('products/1', legacy)));
deny('staff edit a legacy product', commit(update('products/1', { size: '2L' })), {
  before: { 'products/1': legacy },
});
deny('staff remove a legacy product', commit(remove('products/1')), { before: { 'products/1': legacy } });

// Documents of older forms: one field is set right, whatever else is wrong with them.
const OLD = { name: '', category: 'Still', unitPrice: 'Rs. 20', inStock: 'many', colour: 'blue' };
const old = { ...SHELF, 'inventory/1': OLD };
const mend = (fields: VectorFields) => commit(update('inventory/1', { ...STAFF_STAMP, ...fields }));
allow('staff set the price of an old product right', mend({ unitPrice: '20.00' }), { before: old });
allow('staff give an old product an SKU', mend({ sku: 'W-1' }), { before: old });
for (const [who, as] of NOT_STAFF) {
  deny(`${who} sets the price of an old product`, mend({ unitPrice: '0.01' }), { as, before: old });
}
for (const unitPrice of ['20', '20.0', '₹20.00', '0.00', '9999999.00', '', 20]) {
  deny(`staff set the price of an old product to ${JSON.stringify(unitPrice)}`, mend({ unitPrice }), {
    before: old,
  });
}
deny('staff set an old product right with a time of their own', mend({ sku: 'W-1', updatedAt: inDays(-1) }), {
  before: old,
});
deny('staff set another field of an old product', mend({ sku: 'W-1', category: 'essential' }), {
  before: old,
});
deny('staff take the price of an old product away', mend({ unitPrice: deleteField }), { before: old });
deny('staff give an old product no SKU', mend({ sku: '' }), { before: old });
textLimit('the SKU of an old product', 50, sku => mend({ sku }), { before: old });
