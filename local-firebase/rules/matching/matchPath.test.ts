import { expect, test } from 'vitest';
import { parseRules } from '../syntax/parseRules';
import { pathText } from '../values/describe';
import { matchPath, type PathElement } from './matchPath';

const ONE: PathElement = { any: 'one' };
const SEVERAL: PathElement = { any: 'several' };

/** The wildcards and their values, `?` for an unknown one; undefined where there is no match. */
function wildcardsOf(pattern: string, path: readonly PathElement[]) {
  const file = parseRules(`rules_version = '2'; service cloud.firestore { match ${pattern} {} }`);
  const values = matchPath(file.matches[0]?.pattern ?? [], path);
  if (values === undefined) return undefined;
  return Object.fromEntries(
    [...values].map(([name, value]) => [
      name,
      value.type === 'string' ? value.value : value.type === 'path' ? pathText(value.segments) : '?',
    ]),
  );
}

test.each<[pattern: string, path: readonly PathElement[], wildcards: Record<string, string> | undefined]>([
  ['/a/b', ['a', 'b'], {}],
  ['/a/b', ['a', 'c'], undefined],
  ['/a/{x}', ['a', 'b'], { x: 'b' }],
  ['/a/{x}', ['a'], undefined],
  ['/a/{x}', ['a', 'b', 'c'], undefined],
  ['/{x}/b/{y}', ['a', 'b', 'c'], { x: 'a', y: 'c' }],
  ['/{x=**}', ['a', 'b'], { x: '/a/b' }],
  ['/a/{x=**}', ['a'], { x: '' }],
  ['/a/{x=**}', ['b', 'c'], undefined],
  ['/{x=**}/c/{y}', ['c', 'd'], { x: '', y: 'd' }],
  ['/{x=**}/c/{y}', ['a', 'b', 'c', 'd'], { x: '/a/b', y: 'd' }],
  ['/{x=**}/c/{y}', ['a', 'b', 'e', 'd'], undefined],
  ['/a/{x=**}/c', ['a', 'c'], { x: '' }],
  ['/a/{x=**}/a', ['a'], undefined],
  // The documents of a query.
  ['/c/{x}', ['c', ONE], { x: '?' }],
  ['/c/d', ['c', ONE], undefined],
  ['/{x=**}', ['c', ONE], { x: '?' }],
  ['/{x=**}/c/{y}', ['a', 'b', 'c', ONE], { x: '/a/b', y: '?' }],
  // Those of a collection group.
  ['/c/{x}', [SEVERAL, 'c', ONE], undefined],
  ['/{w}/c/{x}', [SEVERAL, 'c', ONE], undefined],
  ['/{x=**}/c/{y}', [SEVERAL, 'c', ONE], { x: '?', y: '?' }],
  ['/a/{x=**}/c/{y}', [SEVERAL, 'c', ONE], undefined],
  ['/{x=**}', [SEVERAL, 'c', ONE], { x: '?' }],
])('%s on %j gives %j', (pattern, path, wildcards) => {
  expect(wildcardsOf(pattern, path)).toEqual(wildcards);
});
