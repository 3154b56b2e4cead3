import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOADED_ANEW, PROMISES } from '../../vitest.config.ts';
import { sourceFiles } from './sourceFiles';

it('lists the tests that put other modules in the place of the app’s: no other file may get those', () => {
  const replacing = ['src', 'test/journeys']
    .flatMap(folder => sourceFiles(folder))
    .filter(({ text }) => /\bvi\.(mock|doMock|resetModules)\(/.test(text))
    .map(({ path }) => path);
  expect(replacing.sort()).toEqual([...LOADED_ANEW].sort());
});

it('names the tests of the promises as they are called: one that is not there would be left out unsaid', () => {
  expect(PROMISES.filter(path => !existsSync(path))).toEqual([]);
});
