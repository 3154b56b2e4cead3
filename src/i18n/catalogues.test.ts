import { describe, expect, it } from 'vitest';
import { BRAND } from '@/lib/brand';
import { customerBalanceLabels } from './en/backOffice/customerBalance';
import { closingLabels } from './en/backOffice/deliveries/closing';
import { deliveriesLabels } from './en/backOffice/deliveries/deliveries';
import { runLabels } from './en/backOffice/deliveries/run';
import { inventoryLabels } from './en/backOffice/inventory';
import { cartLabels } from './en/cart';
import { translation as hindi } from './hi/translation';
import { inLanguage, type Translation } from './labels';

/** The English catalogues by their names: `cartLabels` in `en/cart.ts` is `cart`. */
const english: Translation = Object.fromEntries(
  Object.values(import.meta.glob<object>('./en/**/*.ts', { eager: true })).flatMap(module =>
    Object.entries(module)
      .filter(([name]) => name.endsWith('Labels'))
      .map(([name, catalogue]) => [name.replace(/Labels$/, ''), catalogue]),
  ),
);
const NOT_CATALOGUES = ['language', 'numberWords', 'states'];

type Words = string | ((...values: never[]) => string);

/** Every text of a catalogue by its path, `menu.sorts.name`. */
function textsOf(catalogue: object, path = ''): [string, Words][] {
  return Object.entries(catalogue).flatMap(([key, value]): [string, Words][] => {
    const at = path ? `${path}.${key}` : key;
    // How a language writes days and sentences: `dates.test.ts` looks at that.
    if (at === 'common.language' || NOT_CATALOGUES.includes(at)) return [];
    if (typeof value === 'object') return textsOf(value, at);
    return [[at, value as Words]];
  });
}

const kindOf = (words: Words) => (typeof words === 'function' ? words.length : 'text');
const shapeOf = (catalogue: object) =>
  Object.fromEntries(textsOf(catalogue).map(([path, words]) => [path, kindOf(words)]));

/** Said with values in no letters, for one and for several. */
function said(words: Words): string[] {
  if (typeof words === 'string') return [words];
  const say = words as (...values: number[]) => string;
  return [1, 7].map(first => `${say(...Array.from({ length: words.length }, (_, place) => first + place))}`);
}

const DEVANAGARI = /[\u0900-\u097F]/;
const LATIN_WORDS = /[A-Za-z][A-Za-z-]+/g;

/** Texts without a word to translate: names, numbers, names of files, and values with marks between them. */
const WITHOUT_WORDS = [
  'account.command.field',
  'alerts.actionOn',
  'search.orderDetail',
  'alerts.bell.many',
  'alerts.bell.eventDetail',
  'customer.order.itemTotal',
  'customers.groupCount',
  'production.queued.title',
  'common.brand',
  // The brand.
  /\.eawa$/,
  'inventory.of',
  'inventory.queued.by',
  'storefront.nav.home',
  /^invoicePaper\.file\./,
  'invoicePaper.gstin',
  'recording.inspection.label',
  /\.(sku|cgst|sgst|igst|upi)$/,
  /^reports\.exports\.(rupees|percent)$/,
  /^[\w.]+\.(itemLine|itemTotal|placedAs|statusCount|change|at|progressValue|count)$/,
  'invoicePaper.stateName',
  'reports.stateName',
  'settings.shop.stateName',
];
const hasWords = (path: string) =>
  !WITHOUT_WORDS.some(known => (typeof known === 'string' ? known === path : known.test(path)));
/** What a Hindi text may say in Latin letters. */
const LATIN_NAMES = [
  // What stands on a bottle of water.
  ...['pH', 'TDS', 'mg', 'FSSAI', 'BIS', 'CM', 'L-'],
  BRAND,
  ...['https', 'ml', 'CGST', 'SGST', 'UTGST', 'IGST', 'GST', 'HSN', 'SKU', 'CSV', 'PDF', 'UPI'],
  ...['Redux', 'DevTools'],
];

/** Of which there is never one: limits, and what is said of thousands. An amount in words takes numbers only. */
const NEVER_ONE = [
  /\.(full|tooMany|tooManyPins|tooManySlots|areaTooLong|tooLong|latestOnly)$/,
  ...[
    'invoicePaper.amountInWords',
    'olderOrders.lead',
    'recording.replay.allAgree',
    'settings.device.answer',
  ],
];
/** `of 1 orders` is the specification's (§2). */
const ONE_AS_MANY =
  /(?<!of |about |÷ )\b1 (bottles|products|orders|changes|stops|runs|items|records|reads|customers|rows|[a-z]+ ones)\b|\b1 bottle .*\b(are|count as|them)\b|\b1 left as they|\b1 record\b.*\beach\b/;

describe('the English catalogue', () => {
  const texts = Object.entries(english).flatMap(([name, catalogue]) => textsOf(catalogue, name));
  const counting = texts.filter(
    ([path, words]) =>
      typeof words === 'function' &&
      !NEVER_ONE.some(known => (typeof known === 'string' ? known === path : known.test(path))),
  );

  it.each(counting)('says of one thing that it is one at %s', (_path, words) => {
    const say = words as (...values: unknown[]) => string;
    // A count is given as a number, or as it is written.
    const [asNumber, asText] = [1, '1'].map(one => say(...Array.from({ length: words.length }, () => one)));
    expect([asNumber, asText].filter(text => !ONE_AS_MANY.test(text ?? ''))).not.toEqual([]);
  });
});

describe('the Hindi catalogue', () => {
  const texts = textsOf(hindi);

  it('has the keys of the English one, in the same order, with the same parameters', () => {
    expect(
      Object.keys(hindi)
        .filter(name => !NOT_CATALOGUES.includes(name))
        .sort(),
    ).toEqual(Object.keys(english).sort());
    for (const [name, catalogue] of Object.entries(english))
      expect(textsOf(hindi[name] ?? {}).map(([path]) => path)).toEqual(
        textsOf(catalogue).map(([path]) => path),
      );
    expect(shapeOf(hindi)).toEqual(shapeOf(english));
  });

  it.each(texts.filter(([path]) => hasWords(path)))('is in Hindi at %s', (_path, words) => {
    for (const text of said(words)) {
      expect(text).toMatch(DEVANAGARI);
      expect((text.match(LATIN_WORDS) ?? []).filter(word => !LATIN_NAMES.includes(word))).toEqual([]);
      // Hindi is counted in the digits of the rest of the shop.
      expect(text).not.toMatch(/[\u0966-\u096F]/);
    }
  });

  it('says of one thing that it is one', () => {
    const inventory = inLanguage(hindi, inventoryLabels);
    const closing = inLanguage(hindi, closingLabels);
    const deliveries = inLanguage(hindi, deliveriesLabels);
    expect([
      inventory.archiving.stillThere(1),
      inventory.ledger.unexplained.came(1),
      inventory.ledger.unexplained.both(1, 2),
      closing.stops.cancelled('7GK2', 1),
      closing.failed.cancelling(1),
      deliveries.bar.selected(1),
      deliveries.said.added(1, 'सुबह'),
      inLanguage(hindi, runLabels).notHandedOut(1),
      inLanguage(hindi, customerBalanceLabels).before('1'),
      inLanguage(hindi, cartLabels).atMost(1, 'पानी'),
    ]).toEqual([
      'इसकी 1 बोतल अभी स्टॉक में है।',
      'हिसाब नहीं मिलता: 1 बोतल आई जो किसी ने नहीं लिखी।',
      'हिसाब नहीं मिलता: 1 बोतल आई और 2 बोतलें गईं जो किसी ने नहीं लिखीं।',
      '7GK2 रास्ते में रद्द हुआ: इसकी 1 बोतल स्टॉक में गिनी जा चुकी है। इसे वापस शेल्फ़ पर रखें।',
      'ऑर्डर रद्द हो जाएगा और इसकी 1 बोतल फिर स्टॉक में होगी।',
      '1 ऑर्डर चुना गया',
      '1 ऑर्डर सुबह में जोड़ा गया',
      '1 ऑर्डर अभी रास्ते में दर्ज नहीं है। निकलने से पहले दफ़्तर से पूछें।',
      'भुगतान दर्ज होने से पहले का 1 ऑर्डर यहाँ नहीं गिना गया है।',
      'पानी की 1 ही बोतल मिल सकती है, और वह आपके कार्ट में है।',
    ]);
  });

  it.each(texts.filter(([, words]) => typeof words === 'function'))('says what it is given at %s', path => {
    const saying = ([, words]: [string, Words]) => said(words).at(-1)?.match(/\d+/g)?.toSorted();
    const find = (catalogue: Translation) =>
      textsOf(catalogue)
        .filter(([at]) => at === path)
        .map(saying);
    expect(find(hindi)).toEqual(find(english));
  });
});
