import fc from 'fast-check';
import * as v from 'valibot';
import { type DeliveryArea, deliveryDays } from '@/domain/delivery/deliveryAreas';
import type { NewOrder } from '@/domain/order/placing/newOrder';
import { parsePrice } from '@/domain/product/priceText';
import { formProblems, toDelivery } from '@/features/storefront/order/orderFormRules';
import { paiseToRupees } from '@/lib/number/money';
import { shownLine } from '@/lib/text/textSchemas';
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

/** A product's text as its document is read: an order says what the screen said. */
const asRead = (most: number) => (written: string) => v.parse(shownLine(most), written);

const row = fc.record({
  productId,
  // Whatever staff once wrote, the order says the same.
  productName: text(200).map(name => asRead(200)(`N${name}`)),
  size: fc.oneof(fc.constantFrom('500ml', '1L', '2 x 1.5 L', ''), text(50).map(asRead(50))),
  image: fc.constantFrom('', '/images/bottle.webp', `https://shop.test/${'x'.repeat(1980)}`),
  quantity: fc.oneof(fc.integer({ min: 1, max: 999 }), fc.constantFrom(1, 999)),
  unitPrice,
  left: fc.oneof(fc.nat(1000), fc.constant(0)),
  isDouble: fc.boolean(),
  isOld: fc.boolean(),
});

const joiner = fc.constantFrom('', '\ufe0f', '\u200d', '\n');
/** A part of an address, mostly empty. */
const short = fc.oneof(fc.constant(''), line(30));
const form = fc
  .record({
    street: fc.tuple(line(500), joiner, fc.nat(1000)),
    ...{ flat: short, locality: short, landmark: short },
    pin: fc.constantFrom('', '411 001', '५६००२५'),
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
  .map(({ street: [start, filler, times], phone, prefix, ...rest }) => ({
    ...rest,
    street: `House ${start}${filler.repeat(times)}12 Lake Rd.`,
    phone: `${prefix}${phone}`,
  }))
  .filter(values => formProblems(values, true).length === 0);

const time = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map(parts => parts.map(part => String(part).padStart(2, '0')).join(':'));

/** An area as the settings can hold it, but for its name. */
export const deliveryArea: fc.Arbitrary<Omit<DeliveryArea, 'name'>> = fc.record({
  pins: fc.uniqueArray(fc.integer({ min: 100_000, max: 999_999 }).map(String), {
    minLength: 1,
    maxLength: 60,
  }),
  days: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
  slots: fc.uniqueArray(
    fc.tuple(time, time).map(times => times.join('-')),
    { minLength: 1, maxLength: 4 },
  ),
  cutOff: fc.nat(24),
  feePaise: fc.integer({ min: 0, max: 10_000_000 }),
});

/** The areas of a shop, as its document holds them. */
export const areaFields = (areas: readonly DeliveryArea[]): { [name: string]: VectorValue } =>
  Object.fromEntries(
    areas.map(({ name, feePaise, ...area }) => [name, { ...area, fee: paiseToRupees(feePaise) }]),
  );

/** Where the shop has areas: which they are, and which of what they offer is chosen. */
const areasAndChoice = fc.option(
  fc.record({
    areas: fc.uniqueArray(
      fc.tuple(line(30), deliveryArea).map(([name, area]) => ({ ...area, name: `A ${name}`.trim() })),
      { minLength: 1, maxLength: 8, selector: ({ name }) => name },
    ),
    pick: fc.nat(),
  }),
  { nil: undefined },
);

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
    inAreas: areasAndChoice,
  })
  .map(({ inAreas, ...rest }) => ({ ...rest, ...chosenOf(inAreas) }))
  .map(({ id, lines, form: values, customerName, feePaise, taxRate, clockSkewMs, areas, chosen }) => ({
    order: {
      id,
      userId: 'asha',
      customerName,
      ...toDelivery(values),
      items: lines.map(({ productId: product, productName, size, image, quantity, unitPrice: price }) => ({
        ...{ productId: product, productName, size, image, quantity },
        pricePaise: parsePrice(price) ?? 0,
      })),
      shop: { deliveryFeePaise: chosen?.feePaise ?? feePaise, taxRate },
      ...(chosen && { delivery: chosen.delivery }),
      placedAt: new Date(NOW_MS + clockSkewMs).toISOString(),
    },
    shop: {
      'settings/shop': {
        deliveryFee: paiseToRupees(feePaise),
        taxRate,
        maxUnits: 7992,
        ...(areas.length > 0 && { areas: areaFields(areas) }),
        updatedAt: inDays(-1),
      },
      ...Object.fromEntries(lines.map(each => [`inventory/${each.productId}`, stored(each)])),
    },
  }));

/** One of all that the areas offer. */
function chosenOf(inAreas: { readonly areas: readonly DeliveryArea[]; readonly pick: number } | undefined) {
  if (!inAreas) return { areas: [], chosen: null };
  const { pick } = inAreas;
  // As the shop's document is read.
  const areas = [...inAreas.areas].sort((one, other) => one.name.localeCompare(other.name));
  const seen = new Set<string>();
  const offers = areas.flatMap(area =>
    area.pins
      // Of a PIN code in two areas the first counts; the form of the settings refuses it.
      .filter(pin => !seen.has(pin) && seen.add(pin))
      .flatMap(pin =>
        deliveryDays(area, NOW_MS).flatMap(({ day, slots }) =>
          slots.map(slot => ({ feePaise: area.feePaise, delivery: { area: area.name, pin, day, slot } })),
        ),
      ),
  );
  return { areas, chosen: offers[pick % offers.length] ?? null };
}

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
