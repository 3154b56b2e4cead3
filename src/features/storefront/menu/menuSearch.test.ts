import { describe, expect, it } from 'vitest';
import { parseSearch } from './menuSearch';

const bottle = (name: string, size: string) => ({ name, size });
const PREMIUM = bottle('Premium Water', '1L');
const ESSENTIAL = bottle('Essential Water', '1.5L');
const GLASS = bottle('Glass Bottle 750ml', '750 ml');
const PACK = bottle('Compact Water', '2 x 500ml');
const JAR = { ...bottle('EAWA Jar', '20L'), translations: { hi: { name: 'EAWA जार' } } };
const SMALL = { ...bottle('Compact Water', '250ml'), translations: { hi: { name: 'छोटी बोतल' } } };
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
    ['(*[', PREMIUM, false],
    ['prémium', PREMIUM, false],
    ['jar', JAR, true],
    ['jaar', JAR, true],
    ['जार', JAR, true],
    ['जा', JAR, true],
    ['eava jaar', JAR, true],
    ['20 लीटर जार', JAR, true],
    ['२० ली', JAR, true],
    ['2 लीटर', JAR, false],
    ['botal', SMALL, true],
    ['बोतल', SMALL, true],
    ['chhoti botal', SMALL, true],
    ['choti bottal 250 मि.ली.', SMALL, true],
    ['250 मिली', SMALL, true],
    ['250 मिलीलीटर', SMALL, true],
    ['kompact', SMALL, false],
    ['paani', JAR, false],
    ['zzz', JAR, false],
    ['watr', PREMIUM, false],
    ['vater', PREMIUM, true],
    ['्', PREMIUM, false],
  ])('%j against %j: %j', (search, product, found) => {
    expect(parseSearch(search)(product)).toBe(found);
  });

  it.each([
    ['digits and a letter', `${'9'.repeat(10_000)}x`, 0],
    ['a volume with 10 000 spaces', `1${' '.repeat(10_000)}l`, 5000],
    ['multiplications', '9 x '.repeat(2500), 0],
    ['points', '1.'.repeat(5000), 0],
    ['words', 'premium '.repeat(1250), 5000],
  ])('goes through 5 000 products with a pasted 10 000 characters of %s', (_what, pasted, found) => {
    const products = Array.from({ length: 5000 }, () => PREMIUM);
    expect(products.filter(parseSearch(pasted))).toHaveLength(found);
  });
});
