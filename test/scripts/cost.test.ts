import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PRODUCT, type ShopSize, SIZES } from '../../scripts/cost/assumptions';
import { costPage } from '../../scripts/cost/costPage';
import { MEASURED_READS } from '../../scripts/cost/measuredReads';
import { billOf, productLines, wholeCollectionLines } from '../../scripts/cost/model';
import { MAX_MIRRORED_ROWS } from '../../src/sync/mirror/collections';
import { rowsUnder } from './testTable';

const [small, ...larger] = SIZES as [ShopSize, ...ShopSize[]];

it('stands in docs/cost.md as npm run cost prints it', () => {
  expect(readFileSync('docs/cost.md', 'utf8')).toBe(costPage());
});

describe('what it is computed from', () => {
  const pages = rowsUnder(readFileSync('docs/state.md', 'utf8'), 'What a page of the back office reads');

  it.each(MEASURED_READS)(
    'has the reads of $opened as its test asserts them',
    ({ reads, assertedIn, asserted }) => {
      // Once: where another test says the same number, this one could change unseen.
      expect(readFileSync(assertedIn, 'utf8').split(`.toBe(${asserted});`)).toHaveLength(2);
      expect(asserted.split(' + ').reduce((sum, part) => sum + Number(part), 0)).toBe(reads);
    },
  );

  it.each(MEASURED_READS)('has the reads of $opened as docs/state.md names them', ({ opened, reads }) => {
    const row = pages.find(([name]) => name === opened);
    expect(row?.[1]?.match(/\b\d+\b/)?.[0]).toBe(String(reads));
  });

  it('knows how many orders a mirror holds', () => {
    expect(PRODUCT.mirroredOrders).toBe(MAX_MIRRORED_ROWS);
  });
});

describe('the bill', () => {
  it('is nothing within the free quota', () => {
    const size = { ordersADay: 1, devices: 1 };
    expect(billOf([{ what: 'all of it', reads: 50_000, writes: 20_000 }], size).dollars).toBe(0);
  });

  it('is the list price for each read and write beyond it', () => {
    const size = { ordersADay: 1, devices: 1 };
    const bill = billOf([{ what: 'more', reads: 150_000, writes: 120_000 }], size);
    expect(bill.dollars).toBeCloseTo(30 * (0.06 + 0.18));
  });

  it.each(larger)('grows with what changes, not with what there is: $ordersADay orders a day', size => {
    const reads = (lines: ReturnType<typeof productLines>) =>
      lines.reduce((sum, line) => sum + line.reads, 0);
    const scale = (size.ordersADay * size.devices) / (small.ordersADay * small.devices);
    expect(reads(productLines(size))).toBeLessThan(reads(productLines(small)) * scale);
    expect(reads(wholeCollectionLines(size))).toBeGreaterThan(reads(productLines(size)) * 10);
  });
});
