import { expect, it } from 'vitest';
import { createDenials } from './denials';

const denial = (path: string) => ({ at: '2026-01-15T09:00:00Z', uid: null, method: 'get', path, reason: '' });

it('keeps the last fifty refusals, the newest first', () => {
  const denials = createDenials();
  for (let count = 1; count <= 60; count += 1) denials.add(denial(`orders/${count}`));
  expect(denials.list()).toHaveLength(50);
  expect(denials.list()[0]?.path).toBe('orders/60');
  expect(denials.list().at(-1)?.path).toBe('orders/11');
});
