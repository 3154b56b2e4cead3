import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bottleShape, GROUND } from './bottleShape';
import { CATEGORIES } from './product';

const category = fc.constantFrom(...CATEGORIES, 'soda');
const volumeMl = fc.integer({ min: 1, max: 30_000 });
const height = (shape: ReturnType<typeof bottleShape>) => GROUND - shape.rim + shape.capHeight;

describe('bottleShape', () => {
  it('never draws the larger of two bottles smaller', () => {
    fc.assert(
      fc.property(
        category,
        fc.integer({ min: 1, max: 4999 }),
        fc.integer({ min: 1, max: 4999 }),
        (mould, a, b) => {
          const [small, large] = [a, b].sort((one, other) => one - other).map(ml => bottleShape(ml, mould));
          if (!small || !large) throw new Error('two bottles');
          expect(height(large)).toBeGreaterThanOrEqual(height(small));
          expect(large.body).toBeGreaterThanOrEqual(small.body);
        },
      ),
    );
  });

  it('stays in its box, with label and water inside the glass', () => {
    fc.assert(
      fc.property(category, volumeMl, (mould, ml) => {
        const { rim, capHeight, body, level, labelTop, labelHeight, glass } = bottleShape(ml, mould);
        expect(rim - capHeight).toBeGreaterThanOrEqual(6);
        expect(body).toBeLessThanOrEqual(50);
        expect(level).toBeGreaterThan(rim);
        expect(labelTop).toBeGreaterThan(level);
        expect(labelTop + labelHeight).toBeLessThan(GROUND);
        expect(glass).not.toMatch(/NaN|undefined/);
      }),
    );
  });

  it.each([
    ['a jar', 20_000, 'eawa', 46],
    ['a jar of any category', 5000, 'premium', 46],
    ['the largest bottle', 2000, 'premium', 30.8],
    ['the smallest bottle', 200, 'premium', 23],
    ['a usual bottle where the size is unknown', null, 'premium', bottleShape(750, 'premium').body],
    ['a category nobody knows as premium', 750, 'soda', bottleShape(750, 'premium').body],
  ])('draws %s', (_what, ml, mould, body) => {
    expect(bottleShape(ml, mould).body).toBeCloseTo(body, 5);
  });

  it('gives each category a mould of its own', () => {
    expect(new Set(CATEGORIES.map(mould => bottleShape(1000, mould).glass)).size).toBe(CATEGORIES.length);
  });
});
