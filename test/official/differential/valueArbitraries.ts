import fc from 'fast-check';

/** A value as a client might send it: mostly right, at times at the edge of what is legal or beyond. */
export type WireValue = { readonly [kind: string]: unknown };

const INTEGERS = [
  '0',
  '-0',
  '1',
  '-1',
  '007',
  '9007199254740993',
  '9223372036854775807',
  '-9223372036854775808',
  '9223372036854775808',
  '1.5',
  ' 1',
  '',
  0,
  5,
  -7,
  1.5,
  1e3,
  true,
  null,
];

const DOUBLES = [
  0,
  1,
  -2.5,
  1e300,
  5e-324,
  0.1,
  9007199254740992,
  'NaN',
  'Infinity',
  '-Infinity',
  '1.5',
  '1e400',
  'nan',
  '-NaN',
  '',
  'x',
  true,
  null,
];

const TIMES = [
  '2026-01-15T09:00:00Z',
  '2026-01-15T09:00:00.5Z',
  '2026-01-15T09:00:00.250001Z',
  '2026-01-15T09:00:00.123456789Z',
  '2026-01-15T09:00:00+05:30',
  '2026-01-15T09:00:00-00:00',
  '2026-01-15t09:00:00z',
  '2026-01-15 09:00:00Z',
  '2024-02-29T23:59:59Z',
  '0001-01-01T00:00:00Z',
  '0001-01-01T00:00:00+01:00',
  '0000-12-31T23:59:59Z',
  '9999-12-31T23:59:59.999999999Z',
  '9999-12-31T23:59:59-01:00',
  '1969-12-31T23:59:59.999999Z',
  '2026-01-15',
  '',
  0,
  null,
];

const TEXTS = ['', 'a', 'a\u0000b', '\u00e9', 'e\u0301', '\uff5e', '\u{1f4a7}', null];

const BYTES = [
  '',
  'AQ==',
  'AQ',
  '/w==',
  '_w==',
  '_w',
  '+/+/',
  '-_-_',
  'A',
  'AAA',
  'AR==',
  'a b=',
  '@',
  1,
  null,
];

const REFERENCES = (root: string) => [
  `${root}/c/a`,
  `${root}/c/a/d/b`,
  `${root}/c`,
  `${root}`,
  `${root}/`,
  `${root}/c//`,
  `${root}/c/.`,
  `${root}/__c__/a`,
  `${root}/c/__id7__`,
  'projects/other/databases/(default)/documents/c/a',
  'projects/other/databases/x/documents/c/a',
  'c/a',
  '',
  null,
];

const COORDINATES = [0, 1, -1, 45.5, 90, -90, 90.0001, -91, 180, -180, 180.5, 'NaN', 'Infinity', '1', null];

const NAMES = [
  'a',
  'b',
  'x y',
  'a.b',
  '`',
  '__a__',
  '__a',
  '',
  '__type__',
  'value',
  '\u{1f4a7}',
  '0',
  'toString',
];

const oneOf = (kind: string, values: readonly unknown[]): fc.Arbitrary<WireValue> =>
  fc.constantFrom(...values).map(value => ({ [kind]: value }));

function scalars(root: string): fc.Arbitrary<WireValue> {
  return fc.oneof(
    oneOf('nullValue', [null, 'NULL_VALUE', 0, '', false]),
    oneOf('booleanValue', [true, false, 0, null]),
    { weight: 2, arbitrary: oneOf('integerValue', INTEGERS) },
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(n => ({ integerValue: n.toString() })),
    { weight: 2, arbitrary: oneOf('doubleValue', DOUBLES) },
    // JSON writes -0 as 0.
    fc.double({ noNaN: true, noDefaultInfinity: true }).map(doubleValue => ({ doubleValue })),
    { weight: 2, arbitrary: oneOf('timestampValue', TIMES) },
    { weight: 2, arbitrary: oneOf('stringValue', TEXTS) },
    fc.string({ unit: 'binary', maxLength: 8 }).map(stringValue => ({ stringValue })),
    { weight: 2, arbitrary: oneOf('bytesValue', BYTES) },
    { weight: 2, arbitrary: oneOf('referenceValue', REFERENCES(root)) },
    fc
      .record(
        { latitude: fc.constantFrom(...COORDINATES), longitude: fc.constantFrom(...COORDINATES) },
        { requiredKeys: [] },
      )
      .map(geoPointValue => ({ geoPointValue })),
    fc.constantFrom<WireValue>(
      {},
      { stringValue: 'a', integerValue: '1' },
      { stringValue: 'a', integerValue: null },
      { unknownValue: 1 },
      { arrayValue: null },
      { mapValue: null },
      { arrayValue: {} },
      { mapValue: {} },
      { arrayValue: { values: null } },
      { mapValue: { fields: null } },
      { arrayValue: [] },
      { arrayValue: { values: [null] } },
      { geoPointValue: null },
      { fieldReferenceValue: 'a' },
    ),
  );
}

function vectors(): fc.Arbitrary<WireValue> {
  const numbers = fc.array(
    fc.constantFrom<WireValue>({ doubleValue: 1 }, { integerValue: '1' }, { stringValue: 'a' }),
    { maxLength: 3 },
  );
  return fc
    .tuple(fc.constantFrom('__vector__', 'vector', '__max__'), numbers, fc.boolean())
    .map(([type, values, more]) => ({
      mapValue: {
        fields: {
          __type__: { stringValue: type },
          value: { arrayValue: { values } },
          ...(more && { other: { booleanValue: true } }),
        },
      },
    }));
}

/** @param root `projects/{project}/databases/(default)/documents`, for references */
export function wireValues(root: string): fc.Arbitrary<WireValue> {
  const { value } = fc.letrec<{ value: WireValue }>(tie => ({
    value: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      { weight: 8, arbitrary: scalars(root) },
      { weight: 1, arbitrary: vectors() },
      {
        weight: 2,
        arbitrary: fc.array(tie('value'), { maxLength: 3 }).map(values => ({ arrayValue: { values } })),
      },
      {
        weight: 2,
        arbitrary: fc
          .dictionary(fc.constantFrom(...NAMES), tie('value'), { maxKeys: 3 })
          .map(fields => ({ mapValue: { fields } })),
      },
    ),
  }));
  return value;
}

/** A value inside so many maps and arrays in turn. */
export const nested: fc.Arbitrary<WireValue> = fc
  .tuple(fc.integer({ min: 17, max: 23 }), fc.boolean(), fc.boolean())
  .map(([depth, maps, empty]) => {
    let value: WireValue = empty ? { mapValue: {} } : { integerValue: '1' };
    for (let level = 0; level < depth; level += 1) {
      value =
        maps || level % 2 === 0
          ? { mapValue: { fields: { a: value } } }
          : { arrayValue: { values: [value] } };
    }
    return value;
  });

export const fieldNames: fc.Arbitrary<string> = fc.constantFrom(...NAMES);
