import { NOT_STAFF, OTHER_PRODUCT, product, SHELF, STAFF, STAFF_STAMP } from '../shop';
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

const { vectors, allow, allowNoOtherField, deny, textLimit } = createVectorGroup('catalogue', {
  as: STAFF,
  before: SHELF,
  leavesTraces: true,
});
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
const LANGUAGES = ['as', 'bn', 'hi', 'kok'] as const;
const inLanguages = (...languages: readonly string[]): VectorFields =>
  Object.fromEntries(languages.map(language => [language, { name: 'पानी' }]));
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
  create(
    made({
      ...{ archived: false, lastUpdated: serverTime, lastOrderId: '', lastCancelledOrderId: '' },
      facts: { source: 'Nilgiri hills', ph: '7.4', tds: '110 mg/L', fssai: '10018042004567', bis: 'CM/L-1' },
      translations: { hi: { name: 'पानी', description: 'पीने का\nपानी', source: 'नीलगिरि' } },
    }),
  ),
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
  ['facts that are a text', { facts: 'pH 7.4' }],
  ['a fact nobody knows', { facts: { ph: '7.4', cures: 'everything' } }],
  ['a fact on two lines', { facts: { source: 'Nilgiri\nhills' } }],
  ['translations that are a text', { translations: 'पानी' }],
  ['a translation that is a text', { translations: { hi: 'पानी' } }],
  ['a translation of another field', { translations: { hi: { name: 'पानी', size: '१ लीटर' } } }],
  ['a translated name on two lines', { translations: { hi: { name: 'पा\nनी' } } }],
  ['a translated source on two lines', { translations: { hi: { source: 'पा\nनी' } } }],
  ['a translation into a letter', { translations: { h: { name: 'पानी' } } }],
  ['a translation into a word', { translations: { hindi: { name: 'पानी' } } }],
  ['a translation into a path', { translations: { 'hi/x': { name: 'पानी' } } }],
  ['five translations', { translations: inLanguages(...LANGUAGES, 'ta') }],
  ...LANGUAGES.flatMap((_, index) =>
    LANGUAGES.slice(index).map((_last, more): [string, VectorFields] => {
      const languages = LANGUAGES.slice(0, index + more + 1);
      const last = languages[index] ?? '';
      const translations = { ...inLanguages(...languages), [last]: { name: 5 } };
      return [`a number for its name in ${last}, of ${languages.length} languages`, { translations }];
    }),
  ),
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

allow('staff give a product no facts and no translations', edit({ facts: {}, translations: {} }));
allow(
  'staff give a product empty facts and translations',
  edit({
    facts: { source: '', ph: '', tds: '', fssai: '', bis: '' },
    translations: { hi: { name: '', description: '', source: '' } },
  }),
);
allow('staff take facts and translations away', edit({ facts: deleteField, translations: deleteField }));
for (let count = 1; count <= 4; count++) {
  const translations = inLanguages(...LANGUAGES.slice(0, count));
  allow(`staff name a product in ${count} languages`, edit({ translations }));
}
// The dearest there is, of 1,000 expressions.
const words = { name: 'é'.repeat(200), description: 'é'.repeat(2000), source: 'é'.repeat(200) };
const full = {
  facts: { source: words.source, ph: '7.4', tds: '110', fssai: '10018042004567', bis: 'CM/L-1' },
  translations: { as: words, bn: words, hi: words, kok: words },
};
allow('staff make a product with all there can be in four languages', create(made(full)));
allow('staff edit a product to have all there can be in four languages', edit(full));

textLimit('a name', 200, name => edit({ name }));
textLimit('a size', 50, size => edit({ size }));
textLimit('a sku', 50, sku => edit({ name: 'Other', sku }));
textLimit('a description', 2000, description => edit({ description }));
textLimit('a source', 200, source => edit({ facts: { source } }));
for (const fact of ['ph', 'tds', 'fssai', 'bis']) {
  textLimit(`the fact ${fact}`, 40, text => edit({ facts: { [fact]: text } }));
}
textLimit('a translated name', 200, name => edit({ translations: { hi: { name } } }));
textLimit('a translated description', 2000, description => edit({ translations: { hi: { description } } }));
textLimit('a translated source', 200, source => edit({ translations: { hi: { source } } }));
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
allowNoOtherField(
  'staff set the price of an old product right',
  mend({ unitPrice: '20.00' }),
  'inventory/1',
  without(OTHER_PRODUCT, 'sku'),
  { before: old },
);
allow('staff give an old product an SKU', mend({ sku: 'W-1' }), { before: old });
// Without a field that a whole product has: to ask for it is an error, and not only no.
allow('staff set the price of a product of few fields right', mend({ unitPrice: '20.00' }), {
  before: { ...SHELF, 'inventory/1': { name: 'Old', sku: 'W-9', unitPrice: '₹1,299', inStock: 'a dozen' } },
});
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
for (const [name, fields] of [
  ['facts', { facts: { ph: '7.4' } }],
  ['translations', { translations: inLanguages('hi') }],
] satisfies [string, VectorFields][]) {
  deny(`staff give an old product ${name} beside its SKU`, mend({ sku: 'W-1', ...fields }), { before: old });
}
deny('staff set another field of an old product', mend({ sku: 'W-1', category: 'essential' }), {
  before: old,
});
deny('staff take the price of an old product away', mend({ unitPrice: deleteField }), { before: old });
deny('staff give an old product no SKU', mend({ sku: '' }), { before: old });
textLimit('the SKU of an old product', 50, sku => mend({ sku }), { before: old });
