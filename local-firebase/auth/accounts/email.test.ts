import { expect, it } from 'vitest';
import { canonicalEmail } from './email';

it.each([
  ['asha@example.test', 'asha@example.test'],
  ['Asha.Rao+Water@Example.CO.IN', 'asha.rao+water@example.co.in'],
  ["o'neil@example.test", "o'neil@example.test"],
  ['आशा@उदाहरण.भारत', 'आशा@उदाहरण.भारत'],
])('keeps %s as %s', (typed, kept) => {
  expect(canonicalEmail(typed)).toBe(kept);
});

it.each([
  '',
  'asha',
  'asha@',
  '@example.test',
  'asha@example',
  'asha@example.',
  'asha@.test',
  'asha@example..test',
  'asha rao@example.test',
  ' asha@example.test',
  'asha@example.test\n',
  'asha@bina@example.test',
  `${'a'.repeat(250)}@example.test`,
])('refuses "%s"', typed => {
  expect(() => canonicalEmail(typed)).toThrow('INVALID_EMAIL');
});
