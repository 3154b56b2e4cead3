import { describe, expect, it } from 'vitest';
import { parseSearch } from './menuSearch';

const bottle = (name: string, size: string) => ({ name, size });
const PREMIUM = bottle('Premium Water', '1L');
const ESSENTIAL = bottle('Essential Water', '1.5L');
const GLASS = bottle('Glass Bottle 750ml', '750 ml');
const PACK = bottle('Compact Water', '2 x 500ml');
const ODD = bottle('Odd Water', 'Unknown');

describe('parseSearch', () => {
  it.each([
    ['', PREMIUM, true],
    ['   ', ODD, true],
    ['premium', PREMIUM, true],
    ['WATER prem', PREMIUM, true],
    ['premium glass', PREMIUM, false],
    ['1l', PREMIUM, true],
    ['1 L', PREMIUM, true],
    ['1000 ml', PREMIUM, true],
    ['1 litre', PREMIUM, true],
    ['1 litres premium', PREMIUM, true],
    ['१ l', PREMIUM, true],
    ['premium 2l', PREMIUM, false],
    ['5l', ESSENTIAL, false],
    ['1.5', ESSENTIAL, true],
    ['1500ml', ESSENTIAL, true],
    ['750', GLASS, true],
    ['750ml', GLASS, true],
    ['glass 0.75 l', GLASS, true],
    ['2 x 500 ml', PACK, true],
    ['1 litre', PACK, true],
    ['500ml', PACK, false],
    ['unknown', ODD, true],
    ['1l', ODD, false],
    ['0l', ODD, false],
    ['(', PREMIUM, false],
    ['.*', PREMIUM, false],
  ])('%j against %j: %j', (search, product, found) => {
    expect(parseSearch(search)(product)).toBe(found);
  });
});
