import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scalePage } from '../../scripts/scale/scalePage';
import { simulate } from '../../scripts/scale/simulate';

it('stands in docs/scale.md as npm run scale prints it', () => {
  expect(readFileSync('docs/scale.md', 'utf8')).toBe(scalePage());
});

describe('the simulation', () => {
  it('places every order at the first try where hardly two meet', () => {
    const { atOnce, triesOfAnOrder } = simulate({ ordersASecond: 0.001, shards: 1, seconds: 50_000 });
    expect(atOnce).toBe(1);
    expect(triesOfAnOrder).toBe(1);
  });

  it('has more tries for an order the more orders there are, and fewer the more shards', () => {
    const triesAt = (ordersASecond: number, shards: number) =>
      simulate({ ordersASecond, shards, seconds: 600 }).triesOfAnOrder;
    expect(triesAt(2, 1)).toBeGreaterThan(triesAt(0.5, 1));
    expect(triesAt(2, 10)).toBeLessThan(triesAt(2, 1));
  });

  it('writes a document as often as orders of its product were placed', () => {
    const { placed, busiest } = simulate({ ordersASecond: 1, shards: 1, seconds: 3000 });
    expect((busiest * 3000) / placed).toBeGreaterThan(0.45);
    expect((busiest * 3000) / placed).toBeLessThan(0.55);
  });
});
