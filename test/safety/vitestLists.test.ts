import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PROMISES } from '../../vitest.config.ts';
import { JOURNEY_FILES, PARTS } from '../official/parts';
import { LEFT_OUT } from '../scripts/testTable';
import { sourceFiles } from './sourceFiles';

const files = ['src', 'test', 'local-firebase']
  .flatMap(folder => sourceFiles(folder))
  .filter(({ path }) => !path.includes('/node_modules/'));

/** Each of the patterns that one with `{a,b}` stands for. */
function alternatives(pattern: string): string[] {
  const [whole = '', choices = ''] = /\{([^}]+)\}/.exec(pattern) ?? [];
  return whole === ''
    ? [pattern]
    : choices.split(',').flatMap(one => alternatives(pattern.replace(whole, one)));
}

/** Of `**` and `*`. */
const matches = (pattern: string) =>
  new RegExp(
    `^${pattern
      .replaceAll('.', '\\.')
      .replace(/\*\*\/|\*/g, stars => (stars === '*' ? '[^/]*' : '(?:.*/)?'))}$`,
  );

it('asks the official emulators by files that are there: a part without any would pass', () => {
  const patterns = [...Object.values(PARTS).flat(), ...JOURNEY_FILES.map(name => `test/e2e/${name}`)];
  // Either ending will do.
  const each = patterns.map(pattern => pattern.replace('{ts,tsx}', 'ts*')).flatMap(alternatives);
  expect(each.length).toBeGreaterThan(10);
  expect(each.filter(pattern => !files.some(({ path }) => matches(pattern).test(path)))).toEqual([]);
});

it('leaves out no test that is written: what only somewhere can be asked says where', () => {
  expect("  it.skip('holds', () => {});\n").toMatch(LEFT_OUT);
  expect("describe.todo('holds');\nit.only.each([1])").toMatch(LEFT_OUT);
  expect("it.skipIf(onOfficial)('holds', () => {});").not.toMatch(LEFT_OUT);
  // This file has the words for an example.
  const tests = files.filter(
    ({ path }) => /\.(test|e2e|proof|bench)\.tsx?$/.test(path) && !path.endsWith('vitestLists.test.ts'),
  );
  expect(tests.filter(({ text }) => LEFT_OUT.test(text)).map(({ path }) => path)).toEqual([]);
});

it('names the tests of the promises as they are called: one that is not there would be left out unsaid', () => {
  expect(PROMISES.filter(path => !existsSync(path))).toEqual([]);
});
