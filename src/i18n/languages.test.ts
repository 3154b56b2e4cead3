import { expect, it } from 'vitest';
import { languageOf } from './languages';

it.each([
  ['hi', 'hi'],
  ['hi-IN', 'hi'],
  ['HI-in', 'hi'],
  ['hi-Deva-IN', 'hi'],
  // Hindi as one types it in Latin letters: whoever reads it so is better served in English.
  ['hi-Latn-IN', 'en'],
  ['hil', 'en'],
  ['en-IN', 'en'],
  ['mr-IN', 'en'],
  ['', 'en'],
])('a device that prefers %s is spoken to in %s', (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});
