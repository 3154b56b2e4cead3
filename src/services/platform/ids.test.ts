import { describe, expect, it } from 'vitest';
import { randomIds } from './ids';

describe('randomIds', () => {
  it('makes order ids a person can read over the phone', () => {
    for (let made = 0; made < 200; made += 1) {
      expect(randomIds.orderId()).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
    }
  });

  it('does not repeat itself', () => {
    const ids = Array.from({ length: 2000 }, randomIds.orderId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
