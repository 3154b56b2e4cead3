import { expect, it } from 'vitest';
import { parseCustomClaims } from './customClaims';

it.each([
  ['{"role":"admin"}', { role: 'admin' }],
  ['', {}],
  ['{}', {}],
])('reads %s', (text, claims) => {
  expect(parseCustomClaims(text)).toEqual(claims);
});

it.each([
  ['[]', 'INVALID_CLAIMS'],
  ['null', 'INVALID_CLAIMS'],
  ['"admin"', 'INVALID_CLAIMS'],
  ['{role:admin}', 'INVALID_CLAIMS'],
  ['{"sub":"somebody"}', 'FORBIDDEN_CLAIM : sub'],
  ['{"firebase":{}}', 'FORBIDDEN_CLAIM : firebase'],
  [JSON.stringify({ role: 'x'.repeat(1000) }), 'CLAIMS_TOO_LARGE'],
])('refuses %s', (text, message) => {
  expect(() => parseCustomClaims(text)).toThrow(message);
});
