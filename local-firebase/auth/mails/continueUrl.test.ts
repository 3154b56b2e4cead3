import { expect, it } from 'vitest';
import { isTrustedContinueUrl } from './continueUrl';

const ORIGIN = 'http://shop.test:4173';

it.each([
  'http://shop.test:4173/login?verified=1',
  'http://localhost:5173/',
  'https://localhost/',
  'http://127.0.0.1:4173/login',
  'http://[::1]:4173/login',
])('leads on to %s', url => {
  expect(isTrustedContinueUrl(url, ORIGIN)).toBe(true);
});

it.each([
  'http://shop.test:4174/login',
  'https://shop.test:4173/login',
  'http://localhost.evil.test/',
  'http://localhost@evil.test/',
  'http://127.0.0.1.evil.test/',
  'http://shop.test:4173@evil.test/',
  'javascript://localhost/%0aalert(1)',
  'data:text/html,hello',
  'ftp://localhost/',
  '/login',
  '//localhost/login',
  '',
])('does not lead on to "%s"', url => {
  expect(isTrustedContinueUrl(url, ORIGIN)).toBe(false);
});
