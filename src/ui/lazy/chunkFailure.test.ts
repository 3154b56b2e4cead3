import { expect, it } from 'vitest';
import { isChunkFailure } from './chunkFailure';

it.each([
  ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://eawa.in/assets/a.js')],
  ['Firefox', new TypeError('error loading dynamically imported module: https://eawa.in/assets/a.js')],
  ['Safari', new TypeError('Importing a module script failed.')],
  ['a style', new Error('Unable to preload CSS for /assets/a.css')],
])('knows a part that could not be had: %s', (_who, thrown) => {
  expect(isChunkFailure(thrown)).toBe(true);
});

it.each([
  ['an error of the part’s own', new TypeError("Cannot read properties of undefined (reading 'map')")],
  ['a request that failed', new TypeError('Failed to fetch')],
  ['what is no error', 'Failed to fetch dynamically imported module'],
  ['nothing', undefined],
])('does not take for one: %s', (_what, thrown) => {
  expect(isChunkFailure(thrown)).toBe(false);
});
