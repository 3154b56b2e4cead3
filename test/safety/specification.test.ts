import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CUSTOMER_STATUSES, CUSTOMER_TYPES } from '@/domain/customer/customerOverlay';
import { efficiencyGrade } from '@/domain/metrics/productionFigures';
import { ORDER_STATUSES, PAYMENT_METHODS, progressPercent } from '@/domain/order/order';
import { CATEGORIES } from '@/domain/product/product';
import { SAMPLE_PRODUCTS } from '@/domain/product/sampleProducts';
import { LINE_STATUSES } from '@/domain/production/production';
import { DEFAULT_SHOP, DELIVERY_DAYS } from '@/domain/shop/shop';
import { CONSTANTS, SAMPLES, TEXTS } from '../fixtures/specification';
import { sourceFiles } from './sourceFiles';

/** The table of the specification's sentences, with straight quotes. */
const rows = readFileSync('docs/spec-coverage.md', 'utf8')
  .replaceAll(/[‘’]/g, "'")
  .split('\n')
  .filter(line => line.startsWith('| ') && line.includes(' › '));
const product = sourceFiles('src')
  .filter(({ path }) => !/\.test\.tsx?$/.test(path) && !path.includes('/text/hi/'))
  .map(({ text }) => text.replaceAll("\\'", "'"));

const hasRow = (text: string) => rows.some(row => row.split(' | ').slice(0, -1).join(' ').includes(text));
const ALL = Object.entries(TEXTS).flatMap(([section, texts]) => texts.map(text => [section, text] as const));

describe('the specification', () => {
  it.each(ALL)('has a row for what its section %s has the product say: %s', (_section, text) => {
    expect(hasRow(text)).toBe(true);
  });

  it.each(ALL)('§%s is in the product, word for word: %s', (_section, text) => {
    const pieces = text.split(/₹?\{\w+\}/).filter(piece => piece !== '');
    expect(product.some(source => pieces.every(piece => source.includes(piece)))).toBe(true);
  });

  it.each(Object.values(CONSTANTS).map(([said]) => said))('has a row for its constant “%s”', said => {
    expect(hasRow(said)).toBe(true);
  });

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
  ] as const)('has its %s in the product', (name, value) => {
    expect(value).toEqual(CONSTANTS[name][1]);
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
