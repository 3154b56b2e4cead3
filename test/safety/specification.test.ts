import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALERT_SEVERITIES } from '@/domain/alert/alert';
import { CUSTOMER_STATUSES, CUSTOMER_TYPES } from '@/domain/customer/customerOverlay';
import { efficiencyGrade } from '@/domain/metrics/productionMetrics';
import { stockBar } from '@/domain/metrics/stockMetrics';
import { ORDER_STATUSES, PAYMENT_METHODS, progressPercent } from '@/domain/order/order';
import { CATEGORIES } from '@/domain/product/product';
import { SAMPLE_PRODUCTS } from '@/domain/product/sampleProducts';
import { LINE_STATUSES } from '@/domain/production/production';
import { DEFAULT_SHOP, DELIVERY_DAYS } from '@/domain/shop/shop';
import { TOAST_DURATIONS_MS } from '@/ui/toast/toast';
import { CONSTANTS, SAMPLES, TEXTS } from '../fixtures/specification';
import { SENTENCES } from '../fixtures/specificationSentences';
import { sourceFiles } from './sourceFiles';

/** What the rows of `docs/spec-coverage.md` quote of each section, with straight quotes and without those around a sentence. */
const quoted = quotesBySection(
  readFileSync('docs/spec-coverage.md', 'utf8').replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, ''),
);
const product = sourceFiles('src')
  .filter(({ path }) => !/\.test\.tsx?$/.test(path) && !path.includes('/i18n/hi/'))
  .map(({ text }) => text.replaceAll("\\'", "'"));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/**
 * A row with a section's number is of that section, until it names another; a row with a letter says before each quote which
 * section it is from: `§4 …` or `§4, §7 …`.
 */
function quotesBySection(page: string): ReadonlyMap<string, readonly string[]> {
  const sections = new Map<string, string[]>();
  for (const [, part = '', quotes = ''] of page.matchAll(/^\| ([2-9A-D])\.\d+ \| (.+?) \| /gm)) {
    let named = [part];
    for (const piece of quotes.split(/(§\d(?:, §\d)*)/)) {
      if (piece.startsWith('§')) named = piece.match(/\d/g) ?? [];
      else for (const section of named) sections.set(section, [...(sections.get(section) ?? []), piece]);
    }
  }
  return sections;
}
/** Whether a row of its own section quotes a text, and not as a part of a longer word. */
function hasRow(section: number | string, text: string): boolean {
  const said = escaped(text.replaceAll(/\{(\w)\}/g, '$1'));
  const asWords = new RegExp(`(?<!\\w)${said}(?!\\w)`);
  return quoted.get(String(section))?.some(words => asWords.test(words)) ?? false;
}
/** A text as all that a literal of the product says, or as the pieces around its values. */
function isSaid(text: string): boolean {
  const pieces = text.split(/₹?\{\w+\}/).filter(piece => piece !== '');
  if (pieces[0] === text) {
    const literal = new RegExp(`(['"\`])${escaped(text)}\\1`);
    return product.some(source => literal.test(source));
  }
  return product.some(source => pieces.every(piece => source.includes(piece)));
}
const bySection = (texts: { readonly [section: string]: readonly string[] }) =>
  Object.entries(texts).flatMap(([section, said]) => said.map(text => [section, text] as const));
const ALL = bySection(TEXTS);

describe('the specification', () => {
  it.each(bySection(SENTENCES))('has a row of §%s for its sentence “%s”', (section, start) => {
    expect(hasRow(section, start)).toBe(true);
  });

  it.each(ALL)('has a row of §%s for what it has the product say: %s', (section, text) => {
    expect(hasRow(section, text)).toBe(true);
  });

  it.each(ALL)('§%s is in the product, word for word: %s', (_section, text) => {
    expect(isSaid(text)).toBe(true);
  });

  it.each(Object.values(CONSTANTS).map(([section, said]) => [section, said] as const))(
    'has a row of §%s for its constant “%s”',
    (section, said) => {
      expect(hasRow(section, said)).toBe(true);
    },
  );

  it.each([
    ['deliveryFeePaise', DEFAULT_SHOP.deliveryFeePaise],
    ['taxRate', DEFAULT_SHOP.taxRate],
    ['deliveryDays', DELIVERY_DAYS],
    ['paymentMethods', PAYMENT_METHODS],
    ['categories', CATEGORIES],
    ['orderStatuses', ORDER_STATUSES],
    ['progress', [...ORDER_STATUSES, null].map(progressPercent)],
    ['lineStatuses', LINE_STATUSES],
    ['customerStatuses', CUSTOMER_STATUSES],
    ['customerTypes', CUSTOMER_TYPES],
    ['efficiencyColours', [90, 89, 75, 74].map(efficiencyGrade)],
    ['stockBar', [119, 120, 224, 225].map(inStock => stockBar({ inStock, reorderPoint: 100 }).level)],
    ['alertTypes', [...ALERT_SEVERITIES].sort()],
    ['toastDurationsMs', TOAST_DURATIONS_MS],
  ] as const)('has its %s in the product', (name, value) => {
    expect(value).toEqual(CONSTANTS[name][2]);
  });

  it('has its six samples in the product', () => {
    expect(
      SAMPLE_PRODUCTS.map(({ id, name, size, pricePaise, category }) => [
        id,
        name,
        size,
        pricePaise,
        category,
      ]),
    ).toEqual(SAMPLES);
  });
});
