import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '@/domain/product/product';
import { bottleShape } from './bottleShape';

const volumeMl = fc.integer({ min: 1, max: 30_000 });

describe('bottleShape', () => {
  it('never draws the larger of two bottles smaller', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CATEGORIES, 'soda'),
        fc.integer({ min: 1, max: 4999 }),
        fc.integer({ min: 1, max: 4999 }),
        (category, a, b) => {
          const [small, large] = [Math.min(a, b), Math.max(a, b)];
          expect(bottleShape(large, category).scale).toBeGreaterThanOrEqual(
            bottleShape(small, category).scale,
          );
        },
      ),
    );
  });

  it.each([
    ['a jar', 20_000, 'eawa', 'jar', 1],
    ['a jar of any category', 5000, 'premium', 'jar', 1],
    ['the largest bottle', 2000, 'premium', 'premium', 1.16],
    ['the smallest bottle', 200, 'premium', 'premium', 0.84],
    ['a usual bottle where the size is unknown', null, 'premium', 'premium', 1.01],
    ['a category nobody knows as premium', 750, 'soda', 'premium', 1.01],
  ])('draws %s', (_what, ml, category, shape, scale) => {
    expect(bottleShape(ml, category)).toEqual({ shape, scale });
  });

  it('gives each category a shape of its own', () => {
    expect(new Set(CATEGORIES.map(category => bottleShape(1000, category).shape)).size).toBe(
      CATEGORIES.length,
    );
  });

  it('names shapes that are drawn', () => {
    const drawn = readFileSync('src/domain/product/bottleShapes.svg', 'utf8');
    fc.assert(
      fc.property(fc.constantFrom(...CATEGORIES, 'soda'), volumeMl, (category, ml) => {
        expect(drawn).toContain(`<g id="bottle-${bottleShape(ml, category).shape}"`);
      }),
    );
  });
});
