import { expect, it } from 'vitest';
import { LOADED_ANEW } from '../../vitest.config.ts';
import { sourceFiles } from './sourceFiles';

it('lists the tests that put other modules in the place of the app’s: no other file may get those', () => {
  const replacing = ['src', 'test', 'local-firebase']
    .flatMap(folder => sourceFiles(folder))
    .filter(({ text }) => /\bvi\.(mock|doMock|resetModules)\(/.test(text))
    .map(({ path }) => path);
  expect(replacing.sort()).toEqual([...LOADED_ANEW].sort());
});
