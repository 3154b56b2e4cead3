import fc from 'fast-check';
import type { Step } from './script';

/** Few documents and fields, so that writes meet each other. */
const PATHS = ['c/a', 'c/b', 'c/a/d/a', 'd/a'];
const FIELDS = ['x', 'y', 'm', 'm.x', 'm.y', 'm.x.z', '`a b`', 'm.`a.b`'];

type Json = { readonly [key: string]: unknown };

const value: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    { integerValue: '1' },
    { integerValue: '9223372036854775807' },
    { integerValue: '-9223372036854775808' },
    { doubleValue: 1 },
    { doubleValue: 0.5 },
    { doubleValue: 'NaN' },
    { doubleValue: 'Infinity' },
    { stringValue: 'a' },
    { nullValue: null },
    { timestampValue: '2026-01-15T09:00:00.123456Z' },
    { arrayValue: {} },
    { arrayValue: { values: [{ integerValue: '1' }, { doubleValue: 1 }, { stringValue: 'a' }] } },
    { arrayValue: { values: [{ doubleValue: 'NaN' }, { nullValue: null }, { mapValue: {} }] } },
    { mapValue: {} },
  ),
  fc
    .constantFrom('x', 'y', 'a b', 'a.b')
    .map(name => ({ mapValue: { fields: { [name]: { integerValue: '2' } } } })),
);

const fields = fc.dictionary(fc.constantFrom('x', 'y', 'm', 'a b'), value);

const elements = fc.array(value, { maxLength: 3 }).map(values => ({ values }));
const transform: fc.Arbitrary<Json> = fc
  .tuple(
    fc.constantFrom(...FIELDS),
    fc.oneof(
      fc.constant<Json>({ setToServerValue: 'REQUEST_TIME' }),
      fc
        .tuple(fc.constantFrom('increment', 'maximum', 'minimum'), value)
        .map(([kind, operand]): Json => ({ [kind]: operand })),
      fc
        .tuple(fc.constantFrom('appendMissingElements', 'removeAllFromArray'), elements)
        .map(([kind, operand]): Json => ({ [kind]: operand })),
    ),
  )
  .map(([fieldPath, operation]) => ({ fieldPath, ...operation }));

/** Any of the earlier commits' times, or one that no document has. */
const updateTime = fc.oneof(
  fc.nat(3).map(step => `{{updateTime ${step}}}`),
  fc.constantFrom('2020-01-01T00:00:00Z', '2100-01-01T00:00:00Z'),
);
const precondition: fc.Arbitrary<Json> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Json>({}) },
  { weight: 2, arbitrary: fc.boolean().map((exists): Json => ({ currentDocument: { exists } })) },
  { weight: 1, arbitrary: updateTime.map((time): Json => ({ currentDocument: { updateTime: time } })) },
);

const transforms = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Json>({}) },
  {
    weight: 1,
    arbitrary: fc
      .array(transform, { minLength: 1, maxLength: 3 })
      .map((updateTransforms): Json => ({ updateTransforms })),
  },
);
const mask = fc.oneof(
  fc.constant<Json>({}),
  fc
    .array(fc.constantFrom(...FIELDS), { maxLength: 3 })
    .map((fieldPaths): Json => ({ updateMask: { fieldPaths } })),
);

function writes(root: string): fc.Arbitrary<Json> {
  const name = fc.constantFrom(...PATHS).map(path => `${root}/${path}`);
  const update = fc.tuple(name, fields, mask, transforms).map(
    ([document, given, masked, transformed]): Json => ({
      update: { name: document, fields: given },
      ...masked,
      ...transformed,
    }),
  );
  const remove = name.map((document): Json => ({ delete: document }));
  const verify = name.map((document): Json => ({ verify: document }));
  return fc
    .tuple(
      fc.oneof(
        { weight: 8, arbitrary: update },
        { weight: 2, arbitrary: remove },
        { weight: 1, arbitrary: verify },
      ),
      precondition,
    )
    .map(([write, condition]) => ({ ...write, ...condition }));
}

const readBack = (root: string): Step => ({
  isFixed: true,
  method: 'POST',
  path: ':batchGet',
  body: { documents: PATHS.map(path => `${root}/${path}`) },
});

/** Commits one after the other, and what they leave. */
export function commits(root: string): fc.Arbitrary<readonly Step[]> {
  const commit = fc
    .array(writes(root), { minLength: 1, maxLength: 3 })
    .map((list): Step => ({ method: 'POST', path: ':commit', body: { writes: list } }));
  return fc.array(commit, { minLength: 1, maxLength: 4 }).map(steps => [...steps, readBack(root)]);
}
