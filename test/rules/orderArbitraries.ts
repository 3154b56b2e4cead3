import fc from 'fast-check';
import type { NewOrder } from '@/domain/order/placing/newOrder';
import { parsePrice } from '@/domain/product/priceText';
import { formProblems, toDelivery } from '@/features/storefront/order/orderFormRules';
import { paiseToRupees } from '@/lib/number/money';
import { NOW_MS } from './prepare';
import { PRICE_TEXTS } from './priceTexts';
import { type Documents, double, inDays, type VectorValue } from './vector';

/** An order as the form would let someone place it, and the shop that it is placed in. */
export type OrderInShop = { readonly order: NewOrder; readonly shop: Documents };

/** Any id that can stand in a path, as the order form reads it from the history. */
const productId = fc
  .oneof(
    fc.integer({ min: 1, max: 99 }).map(String),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
    fc.constantFrom('constructor', 'toString', 'a.b', 'a-b', '$(x)', "'", '%2F', '*', '{id}'),
  )
  .filter(id => /^(?!\.{1,2}$|__.*__$)[^/]{1,200}$/.test(id));

const anyPaise = fc.integer({ min: 1, max: 100_000_000 });
const unitPrice: fc.Arbitrary<string | number> = fc.oneof(
  anyPaise.map(paise => (paise / 100).toFixed(2)),
  anyPaise.map(paise => paise / 100),
  anyPaise.map(paise => `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`),
  fc
    .constantFrom(...PRICE_TEXTS.filter(([, paise]) => paise !== null))
    .map(([text]) => (typeof text === 'number' ? text : String(text))),
);

const text = (maxLength: number) => fc.string({ unit: 'grapheme', maxLength });

/** What a person wrote on one line, as the forms leave it: trimmed, and without what controls or hides. */
const line = (maxLength: number) =>
  text(maxLength).map(written =>
    written
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
      .trim()
      .slice(0, maxLength),
  );

const row = fc.record({
  productId,
  // Whatever staff once wrote, the order says the same.
  productName: text(200).map(name => `N${name}`.slice(0, 200)),
  size: fc.oneof(
    fc.constantFrom('500ml', '1L', '2 x 1.5 L', ''),
    text(50).map(size => size.slice(0, 50)),
  ),
  image: fc.constantFrom('', '/images/bottle.webp', `https://shop.test/${'x'.repeat(1980)}`),
  quantity: fc.oneof(fc.integer({ min: 1, max: 999 }), fc.constantFrom(1, 999)),
  unitPrice,
  left: fc.oneof(fc.nat(1000), fc.constant(0)),
  isDouble: fc.boolean(),
  isOld: fc.boolean(),
});

const joiner = fc.constantFrom('', '\ufe0f', '\u200d', '\n');
const form = fc
  .record({
    address: fc.tuple(line(500), joiner, fc.nat(1000)),
    phone: fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }),
    prefix: fc.constantFrom('', '+91 ', '0'),
    email: fc.oneof(
      fc.emailAddress().filter(address => !/[?&<>",;:]/.test(address)),
      fc.constantFrom(
        'ü@bücher.example',
        `${'a'.repeat(240)}@example.com`,
        'a@b.co',
        `a@b.${'c'.repeat(200)}`,
      ),
    ),
    paymentMethod: fc.constantFrom('card', 'cash'),
    instructions: line(500),
  })
  .map(({ address: [start, filler, times], phone, prefix, ...rest }) => ({
    ...rest,
    address: `House ${start}${filler.repeat(times)}12 Lake Rd.`,
    phone: `${prefix}${phone}`,
  }))
  .filter(values => formProblems(values, true).length === 0);

export const orderInShop: fc.Arbitrary<OrderInShop> = fc
  .record({
    id: fc.string({
      unit: fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'),
      minLength: 10,
      maxLength: 20,
    }),
    lines: fc.uniqueArray(row, { minLength: 1, maxLength: 8, selector: each => each.productId }),
    form,
    customerName: line(100),
    feePaise: fc.oneof(fc.integer({ min: 0, max: 10_000_000 }), fc.constantFrom(0, 299, 10_000_000)),
    taxRate: fc.oneof(
      fc.constantFrom(0, 0.05, 0.08, 0.125, 0.18, 1),
      fc.integer({ min: 0, max: 10_000 }).map(basisPoints => basisPoints / 10_000),
      fc.double({ min: 0, max: 1, noNaN: true }),
    ),
    clockSkewMs: fc.integer({ min: -80_000_000, max: 80_000_000 }),
  })
  .map(({ id, lines, form: values, customerName, feePaise, taxRate, clockSkewMs }) => ({
    order: {
      id,
      userId: 'asha',
      customerName,
      ...toDelivery(values),
      items: lines.map(({ productId: product, productName, size, image, quantity, unitPrice: price }) => ({
        ...{ productId: product, productName, size, image, quantity },
        pricePaise: parsePrice(price) ?? 0,
      })),
      shop: { deliveryFeePaise: feePaise, taxRate },
      placedAt: new Date(NOW_MS + clockSkewMs).toISOString(),
    },
    shop: {
      'settings/shop': {
        deliveryFee: paiseToRupees(feePaise),
        taxRate,
        maxUnits: 7992,
        updatedAt: inDays(-1),
      },
      ...Object.fromEntries(lines.map(each => [`inventory/${each.productId}`, stored(each)])),
    },
  }));

type Row = typeof row extends fc.Arbitrary<infer T> ? T : never;

/** The product of a line, in today's form or an older one, with at least the bottles ordered. */
function stored({ unitPrice: price, quantity, left, productName, size, image, isDouble, isOld }: Row): {
  [field: string]: VectorValue;
} {
  const inStock = quantity + left;
  return {
    name: productName,
    // Older data lack what they have nothing to say of.
    ...(size !== '' && { size }),
    ...(image !== '' && { image }),
    unitPrice: price,
    inStock: isDouble ? double(inStock) : inStock,
    ...(isOld
      ? { lastUpdated: '2025-01-01T00:00:00.000Z' }
      : { archived: false, updatedAt: inDays(-1), sku: 'W' }),
  };
}
