import { describe, expect, it } from 'vitest';
import { phoneticKey, phoneticKeys } from './phoneticKey';

describe('what people type for a Hindi word', () => {
  it.each([
    ['जार', ['जार', 'jar', 'jaar', 'JAAR', 'zaar']],
    ['पानी', ['पानी', 'paani', 'pani', 'paanee', 'panee']],
    ['बोतल', ['बोतल', 'botal', 'bottal', 'botaal']],
    ['छोटी', ['छोटी', 'chhoti', 'choti', 'chotee', 'chhottee']],
    ['काँच', ['काँच', 'कांच', 'kaanch', 'kanch']],
    ['रोज़', ['रोज़', 'रोज', 'roz', 'roj', 'rooz']],
    ['फ़ैमिली', ['फैमिली', 'faimili', 'phaimili']],
    ['वाटर', ['वाटर', 'vatar', 'watar', 'waatar']],
    ['दूध', ['दूध', 'dudh', 'doodh']],
    ['कपड़ा', ['कपड़ा', 'kapda', 'kapada', 'kapdaa']],
    ['ठंडा', ['ठंडा', 'ठण्डा', 'thanda', 'tanda']],
    ['प्रीमियम', ['प्रीमियम', 'premiyam', 'primiyam']],
    ['अल्कलाइन', ['अल्कलाइन', 'alkalain', 'alkalaain']],
    ['EAWA जार', ['eawa', 'EAVA', 'eawa jaar']],
  ])('%s is found by each of them', (name, typed) => {
    for (const text of typed) expect(phoneticKeys(name)).toContain(phoneticKey(text));
  });

  it.each([
    ['जार', 'jor'],
    ['पानी', 'pun'],
    ['बोतल', 'battle'],
    ['छोटी', 'chata'],
    ['500 मिली', '50 0'],
  ])('%s is not found by %j', (name, typed) => {
    expect(phoneticKeys(name)).not.toContain(phoneticKey(typed));
  });

  it('leaves other letters and digits as they are', () => {
    expect(phoneticKey('1500 ml ₹ தமிழ்')).toBe('1500 ml ₹ தமிழ்');
  });
});
