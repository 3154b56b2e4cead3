import fc from 'fast-check';
import { UNADDRESSABLE } from './knownDifferences';
import type { Step } from './script';

type Json = { readonly [key: string]: unknown };

/** Ids at the edge of what is legal. */
const IDS = [
  'a',
  'b',
  'A',
  '1',
  ' ',
  'a b',
  '.',
  '..',
  '...',
  '__x__',
  '__id7__',
  '__id-7__',
  '__id007__',
  '__id9223372036854775808__',
  '__idx__',
  '____',
  '___',
  '__',
  '%',
  '*',
  '~',
  'a:b',
  'a:runQuery',
  'a/b',
  '',
  '\u00e9',
  '\u{1f4a7}',
  'x'.repeat(1500),
];
const ADDRESSABLE = IDS.filter(id => !UNADDRESSABLE.includes(id));

function segmentsOf(ids: readonly string[]): fc.Arbitrary<readonly string[]> {
  const usual = (...names: readonly string[]) =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...names) },
      { weight: 1, arbitrary: fc.constantFrom(...ids) },
    );
  const [collection, id] = [usual('c', 'd'), usual('a', 'b')];
  return fc.oneof(
    { weight: 4, arbitrary: fc.tuple(collection, id) },
    { weight: 2, arbitrary: fc.tuple(collection, id, collection, id) },
    { weight: 1, arbitrary: fc.tuple(collection) },
    { weight: 1, arbitrary: fc.tuple(collection, id, collection) },
  );
}

const segments = segmentsOf(IDS);
const addresses = segmentsOf(ADDRESSABLE).map(parts =>
  parts.map(part => `/${encodeURIComponent(part)}`).join(''),
);

const fields: fc.Arbitrary<Json> = fc.dictionary(
  fc.constantFrom('x', 'y', 'a.b'),
  fc.constantFrom<Json>(
    { integerValue: '1' },
    { stringValue: 'a' },
    { mapValue: { fields: { z: { nullValue: null }, w: { booleanValue: true } } } },
  ),
);
const FIELD_PATHS = [
  'x',
  'y',
  'x.z',
  'y.z',
  '`a.b`',
  '`a.b`.z',
  'a.b',
  'x.',
  '',
  '`',
  'a b',
  '0',
  '__x__',
  'x.__y__',
];
const masked = (name: string) =>
  fc.constantFrom(...FIELD_PATHS).map(path => `${name}.fieldPaths=${encodeURIComponent(path)}`);
const condition = fc.boolean().map(exists => `currentDocument.exists=${exists}`);
const documentId = fc.constantFrom('a', '__x__', '__id5__', 'new').map(text => `documentId=${text}`);

/** At most one of each, most often none. */
function paramsOf(...kinds: readonly fc.Arbitrary<string>[]): fc.Arbitrary<readonly string[]> {
  const each = kinds.map(kind =>
    fc.option(
      kind.map(param => [param]),
      { nil: [], freq: 2 },
    ),
  );
  return fc.tuple(...each).map(params => params.flat());
}

const listParams: fc.Arbitrary<readonly string[]> = fc.array(
  fc.constantFrom(
    'pageSize=1',
    'pageSize=2',
    'pageSize=0',
    'pageSize=-1',
    'orderBy=__name__',
    'orderBy=__name__ desc',
    'orderBy=__name__ DESC',
    'mask.fieldPaths=x',
    'pageToken={{pageToken 1}}',
    'pageToken={{pageToken 2}}',
  ),
  { maxLength: 3 },
);

const withParams = (address: string, list: readonly string[]) =>
  `${address}${list.length === 0 ? '' : `?${list.join('&')}`}`;

const request: fc.Arbitrary<Step> = fc.oneof(
  fc
    .tuple(addresses, paramsOf(masked('mask')))
    .map(([address, list]) => ({ method: 'GET', path: withParams(address, list) })),
  fc
    .tuple(addresses, paramsOf(condition))
    .map(([address, list]) => ({ method: 'DELETE', path: withParams(address, list) })),
  fc.tuple(addresses, documentId, paramsOf(masked('mask')), fields).map(([address, name, list, given]) => ({
    method: 'POST',
    path: withParams(address, [name, ...list]),
    body: { fields: given },
  })),
  fc
    .tuple(addresses, paramsOf(masked('mask'), masked('updateMask'), condition), fields)
    .map(([address, list, given]) => ({
      method: 'PATCH',
      path: withParams(address, list),
      body: { fields: given },
    })),
  fc
    .tuple(fc.constantFrom('/c', '/d', '/c/a/c', '/none'), listParams)
    .map(([path, list]) => ({ method: 'GET', path: withParams(path, list) })),
);

function rootRequests(root: string): fc.Arbitrary<Step> {
  const name = segments.map(parts => `${root}/${parts.join('/')}`);
  return fc.oneof(
    fc
      .tuple(
        fc.array(name, { maxLength: 3 }),
        fc.option(fc.array(fc.constantFrom(...FIELD_PATHS), { maxLength: 2 }), { nil: undefined }),
      )
      .map(([documents, fieldPaths]) => ({
        method: 'POST',
        path: ':batchGet',
        body: { documents, ...(fieldPaths && { mask: { fieldPaths } }) },
      })),
    fc.tuple(name, fields).map(([document, given]) => ({
      method: 'POST',
      path: ':commit',
      body: { writes: [{ update: { name: document, fields: given } }] },
    })),
    fc
      .tuple(
        fc.constantFrom('', '/c/a', '/c/none', '/c'),
        fc.constantFrom<Json>({}, { pageSize: 1 }, { pageSize: 0 }, { pageSize: -1 }),
      )
      .map(([path, body]) => ({ method: 'POST', path: `${path}:listCollectionIds`, body })),
  );
}

const planted = (root: string): Step => ({
  isFixed: true,
  method: 'POST',
  path: ':commit',
  body: {
    writes: ['c/a', 'c/b', 'c/c', 'c/a/d/a', 'd/a/c/x'].map(path => ({
      update: {
        name: `${root}/${path}`,
        fields: {
          x: { mapValue: { fields: { z: { integerValue: '1' }, v: { nullValue: null } } } },
          y: { stringValue: path },
        },
      },
    })),
  },
});

/** A list page by page, after what is planted: chance seldom goes on where a list has ended. */
const pages: fc.Arbitrary<readonly Step[]> = fc
  .tuple(
    fc.constantFrom('/c', '/d', '/c/a/d'),
    fc.constantFrom('pageSize=1', 'pageSize=2'),
    fc.constantFrom('', '&orderBy=__name__', '&orderBy=__name__ desc', '&mask.fieldPaths=x'),
  )
  .map(([path, size, how]) =>
    ['', '&pageToken={{pageToken 1}}', '&pageToken={{pageToken 2}}'].map(
      (token): Step => ({ method: 'GET', path: `${path}?${size}${how}${token}` }),
    ),
  );

/** Requests on single documents and lists of them, of which the first ones are there. */
export function documentRequests(root: string): fc.Arbitrary<readonly Step[]> {
  const single = fc.array(
    fc.oneof({ weight: 3, arbitrary: request }, { weight: 1, arbitrary: rootRequests(root) }),
    { minLength: 1, maxLength: 4 },
  );
  return fc
    .tuple(fc.option(pages, { nil: [], freq: 1 }), single)
    .map(([listed, steps]) => [planted(root), ...listed, ...steps]);
}
