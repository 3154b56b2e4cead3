import {
  average,
  collection,
  collectionGroup,
  count,
  doc,
  documentId,
  getAggregate,
  getCount,
  getDoc,
  getDocs,
  orderBy,
  type QueryConstraint,
  query,
  setDoc,
  sum,
  where,
} from 'firebase/firestore/lite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectLite, type LiteClient } from './testing/liteClient';
import { createTestFirestore } from './testing/testFirestore';

let client: LiteClient;
beforeEach(async () => {
  client = await connectLite(createTestFirestore().handler);
});
afterEach(() => client.close());

// The SDK calls every answer of 400 so, INVALID_ARGUMENT too.
const RESERVED = { code: 'failed-precondition', message: expect.stringContaining('is reserved') };

describe('a reserved collection', () => {
  it('is refused to be read, counted and summed up: nothing passes for an empty one', async () => {
    const bad = collection(client.db, '__badpath__');
    await expect(getDocs(bad)).rejects.toMatchObject(RESERVED);
    await expect(getDocs(collectionGroup(client.db, '__badpath__'))).rejects.toMatchObject(RESERVED);
    await expect(getDocs(collection(client.db, 'c/1/__badpath__'))).rejects.toMatchObject(RESERVED);
    await expect(getCount(bad)).rejects.toMatchObject(RESERVED);
    const sums = { count: count(), sum: sum('pages'), average: average('pages') };
    await expect(getAggregate(bad, sums)).rejects.toMatchObject(RESERVED);
  });

  it('is refused to be written, and one document of it to be read', async () => {
    const bad = doc(client.db, '__badpath__/1');
    await expect(setDoc(bad, {})).rejects.toMatchObject(RESERVED);
    await expect(getDoc(bad)).rejects.toMatchObject(RESERVED);
  });
});

describe('ids that Datastore has numbered', () => {
  // As the SDK sorts them: numbers first, by their size, then texts by their bytes.
  const IN_ORDER = [
    '__id-9223372036854775808__',
    '__id-2__',
    '__id7__',
    '__id12__',
    '__id9223372036854775807__',
    '12',
    '7',
    'A',
    'Aa',
    '__id',
    '_id1__',
    'a',
  ];

  it('are ordered and compared by their numbers', async () => {
    const books = collection(client.db, 'books');
    for (const id of [...IN_ORDER].reverse()) await setDoc(doc(books, id), { id });
    const idsOf = async (...constraints: QueryConstraint[]) =>
      (await getDocs(query(books, ...constraints))).docs.map(({ id }) => id);
    expect(await idsOf(orderBy(documentId()))).toEqual(IN_ORDER);
    expect(await idsOf()).toEqual(IN_ORDER);
    expect(await idsOf(where(documentId(), '>', '__id-2__'), where(documentId(), '<=', '12'))).toEqual([
      '__id7__',
      '__id12__',
      '__id9223372036854775807__',
      '12',
    ]);
  });
});
