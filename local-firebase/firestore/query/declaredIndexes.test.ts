import { describe, expect, it } from 'vitest';
import { checkIndexes, parseIndexes } from './declaredIndexes';
import { parseStructuredQuery } from './parseQuery';

const FILE = JSON.stringify({
  indexes: [
    {
      collectionGroup: 'orders',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'userId', order: 'ASCENDING' },
        { fieldPath: 'orderDate', order: 'DESCENDING' },
      ],
    },
  ],
  fieldOverrides: [
    {
      collectionGroup: 'staffNotes',
      fieldPath: 'author',
      indexes: [{ queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' }],
    },
  ],
});

const field = (fieldPath: string) => ({ fieldPath });
const own = { fieldFilter: { field: field('userId'), op: 'EQUAL', value: { stringValue: 'asha' } } };
const by = (fieldPath: string, direction: string) => [{ field: field(fieldPath), direction }];
const query = (parts: object, collectionId = 'orders', allDescendants = false) =>
  parseStructuredQuery(
    { from: [{ collectionId, allDescendants }], ...parts },
    'projects/p/databases/(default)/documents',
  );

describe('a query', () => {
  const declared = parseIndexes(FILE);

  it.each([
    ['by equality alone', query({ where: own })],
    ['sorted by one field', query({ orderBy: by('total', 'ASCENDING') })],
    ['with its index', query({ where: own, orderBy: by('orderDate', 'DESCENDING') })],
    ['of a group with its field’s index', query({ orderBy: by('author', 'ASCENDING') }, 'staffNotes', true)],
  ])('%s runs', (_what, asked) => {
    expect(() => checkIndexes(asked, declared)).not.toThrow();
  });

  it.each([
    ['in the other direction', query({ where: own, orderBy: by('orderDate', 'ASCENDING') })],
    ['by another field', query({ where: own, orderBy: by('total', 'DESCENDING') })],
    ['of a group by a field without one', query({ orderBy: by('at', 'ASCENDING') }, 'staffNotes', true)],
  ])('%s is refused, and told what to add', (_what, asked) => {
    expect(() => checkIndexes(asked, declared)).toThrow(
      /The query requires an index\. Add to firestore\.indexes\.json: \{"collectionGroup"/,
    );
  });
});

describe('an index file', () => {
  it.each([
    ['{', /JSON/],
    ['{"indices": []}', /indices/],
    [
      '{"indexes": [{"queryScope": "COLLECTION", "fields": []}]}',
      /indexes\[0\]\.collectionGroup must be a text/,
    ],
    [
      '{"indexes": [{"collectionGroup": "a", "queryScope": "ALL", "fields": []}]}',
      /queryScope must be one of/,
    ],
    [
      '{"indexes": [{"collectionGroup": "a", "queryScope": "COLLECTION", "fields": [{"fieldPath": "b"}]}]}',
      /fields\[0\]\.order must be one of/,
    ],
  ])('%s is refused', (text, message) => {
    expect(() => parseIndexes(text)).toThrow(message);
  });
});
