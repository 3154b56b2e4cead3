import { expect, it } from 'vitest';
import { cancelReasonsLabels } from '@/i18n/en/cancelReasons';
import { cancelReasons as hindi } from '@/i18n/hi/cancelReasons';
import { reasonText } from './reasonText';

it.each([
  ['Ordered by mistake', 'ग़लती से ऑर्डर हो गया'],
  ['Delivery takes too long: needed it today', 'डिलीवरी में बहुत समय लग रहा है: needed it today'],
  ['Another reason', 'कोई और कारण'],
  ['Another reason entirely', 'Another reason entirely'],
  ['Fell off the van', 'Fell off the van'],
  ['', ''],
])('“%s” is for a Hindi reader “%s”, and for an English one as stored', (stored, read) => {
  expect(reasonText(stored, hindi)).toBe(read);
  expect(reasonText(stored, cancelReasonsLabels)).toBe(stored);
});
