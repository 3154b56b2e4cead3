import { expect, it } from 'vitest';
import { parsePreHydrationAdditions } from './preHydrationAdditions';

const addition = { productId: '1', quantity: 2 };

it.each([
  ['nothing', null, []],
  [
    'what was left',
    JSON.stringify([addition, { productId: '2', quantity: 1 }]),
    [addition, { productId: '2', quantity: 1 }],
  ],
  ['a torn text', '[{"productId":"1"', []],
  ['another text', '"bottles"', []],
  ['what is no addition', JSON.stringify([null, 7, {}, { productId: 1, quantity: 1 }, addition]), [addition]],
  [
    'quantities that are none',
    JSON.stringify([0, -1, 1.5, '2', 1e300].map(quantity => ({ productId: '1', quantity }))),
    [],
  ],
])('reads %s', (_what, text, additions) => {
  expect(parsePreHydrationAdditions(text)).toEqual(additions);
});
