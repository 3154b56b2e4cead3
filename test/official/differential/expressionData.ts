/** What the documents of the requests hold: `/c/x` is asked for, `/c/y` is another. */
export const RESOURCE_FIELDS = {
  flag: { booleanValue: true },
  count: { integerValue: '2' },
  ratio: { doubleValue: 0.5 },
  whole: { doubleValue: 2 },
  big: { integerValue: '9223372036854775807' },
  nan: { doubleValue: 'NaN' },
  text: { stringValue: 'h\u00e9llo' },
  letters: { stringValue: 'aB,c' },
  none: { nullValue: null },
  at: { timestampValue: '2026-01-15T09:00:00.250001Z' },
  raw: { bytesValue: '+/8=' },
  list: { arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'a' }, { doubleValue: 1 }] } },
  map: {
    mapValue: {
      fields: { a: { integerValue: '1' }, b: { mapValue: { fields: { c: { nullValue: null } } } } },
    },
  },
  place: { geoPointValue: { latitude: 1, longitude: -2 } },
  x: { stringValue: 'y' },
};
export const OTHER_FIELDS = { text: { stringValue: 'v' }, count: { integerValue: '3' } };
export const CLAIMS = { email_verified: true, level: 3, ratio: 0.5, tags: ['a', 1] };
