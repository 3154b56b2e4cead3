import {
  arrayRemove,
  arrayUnion,
  Bytes,
  type DocumentData,
  deleteDoc,
  deleteField,
  doc,
  GeoPoint,
  getDoc,
  increment,
  maximum,
  minimum,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  vector,
  writeBatch,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectLite, type LiteClient } from './testing/liteClient';
import { createTestFirestore, START_MS } from './testing/testFirestore';

const firestore = createTestFirestore();
let client: LiteClient;

beforeAll(async () => {
  client = await connectLite(firestore.handler);
});
afterAll(() => client.close());

function things(id: string) {
  return doc(client.db, 'things', id);
}

async function dataOf(id: string): Promise<DocumentData | undefined> {
  return (await getDoc(things(id))).data();
}

describe('a document set through firebase/firestore/lite', () => {
  const values: readonly [string, unknown][] = [
    ['null', null],
    ['true', true],
    ['the largest safe integer', Number.MAX_SAFE_INTEGER],
    ['a negative double', -0.1],
    ['minus zero', -0],
    ['NaN', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['minus infinity', Number.NEGATIVE_INFINITY],
    ['the empty text', ''],
    ['a text beyond the first plane', '水 💧 \u0000 "quoted"'],
    ['an empty array', []],
    ['an array of maps', [{ a: [1, 2] }, { b: null }, 'c']],
    ['an empty map', {}],
    ['nested maps', { a: { 'b c': { '`d`': 1 } } }],
  ];

  it.each(values)('comes back the same with %s', async (_, value) => {
    await setDoc(things('value'), { value });
    expect(await dataOf('value')).toEqual({ value });
  });

  it('comes back the same with the SDK’s own value types', async () => {
    await setDoc(things('value'), {
      time: new Timestamp(1_700_000_000, 123_456_000),
      bytes: Bytes.fromUint8Array(new Uint8Array([0, 127, 255])),
      place: new GeoPoint(18.52, -73.85),
      reference: doc(client.db, 'a/b/c/d'),
      vector: vector([1, 0.5, -2]),
    });
    const data = await dataOf('value');
    expect(data?.time).toEqual(new Timestamp(1_700_000_000, 123_456_000));
    expect(data?.bytes.toUint8Array()).toEqual(new Uint8Array([0, 127, 255]));
    expect(data?.place.toJSON()).toMatchObject({ latitude: 18.52, longitude: -73.85 });
    expect(data?.reference.path).toBe('a/b/c/d');
    expect(data?.vector.toArray()).toEqual([1, 0.5, -2]);
  });

  it('exists without fields', async () => {
    await setDoc(things('bare'), {});
    const snapshot = await getDoc(things('bare'));
    expect([snapshot.exists(), snapshot.data()]).toEqual([true, {}]);
  });

  it('is replaced by set and kept by a merge', async () => {
    await setDoc(things('merge'), { a: 1, map: { x: 1, y: 2 } });
    await setDoc(things('merge'), { b: 2, map: { y: 3 } }, { merge: true });
    expect(await dataOf('merge')).toEqual({ a: 1, b: 2, map: { x: 1, y: 3 } });
    await setDoc(things('merge'), { c: 3 });
    expect(await dataOf('merge')).toEqual({ c: 3 });
  });

  it('is changed in nested fields only by update', async () => {
    await setDoc(things('nested'), { keep: 1, map: { x: 1, y: 2 }, list: [1] });
    await updateDoc(things('nested'), { 'map.x': 9, 'map.z.deep': true, list: deleteField() });
    expect(await dataOf('nested')).toEqual({ keep: 1, map: { x: 9, y: 2, z: { deep: true } } });
  });

  it('is gone after delete, and deleting it again is no error', async () => {
    await setDoc(things('gone'), { a: 1 });
    await deleteDoc(things('gone'));
    await deleteDoc(things('gone'));
    expect((await getDoc(things('gone'))).exists()).toBe(false);
  });

  it('is reached under an id of characters that an address escapes', async () => {
    const id = 'a:b c%2F?#é';
    await setDoc(things(id), { a: 1 });
    expect(await dataOf(id)).toEqual({ a: 1 });
    expect(firestore.documents.read(`things/${id}`)).toBeDefined();
  });
});

describe('the SDK’s field transforms', () => {
  it('set the server’s time', async () => {
    await setDoc(things('time'), { at: serverTimestamp(), nested: { at: serverTimestamp() } });
    const data = await dataOf('time');
    expect(Math.floor(data?.at.toMillis())).toBe(START_MS);
    expect(data?.nested.at).toEqual(data?.at);
  });

  it('count, and take the greater and the lesser', async () => {
    await setDoc(things('numbers'), { stock: 10, best: 5, worst: 5 });
    await updateDoc(things('numbers'), {
      stock: increment(-3),
      sold: increment(3),
      best: maximum(8),
      worst: minimum(2.5),
    });
    expect(await dataOf('numbers')).toEqual({ stock: 7, sold: 3, best: 8, worst: 2.5 });
  });

  it('add to and remove from an array', async () => {
    await setDoc(things('array'), { tags: ['a', 'b'] });
    await updateDoc(things('array'), { tags: arrayUnion('b', 'c'), fresh: arrayUnion(1) });
    await updateDoc(things('array'), { tags: arrayRemove('a') });
    expect(await dataOf('array')).toEqual({ tags: ['b', 'c'], fresh: [1] });
  });
});

describe('a batch', () => {
  it('is applied as one', async () => {
    const batch = writeBatch(client.db);
    batch.set(things('one'), { at: serverTimestamp() });
    batch.set(things('two'), { at: serverTimestamp() });
    batch.delete(things('value'));
    await batch.commit();
    const [one, two] = [firestore.documents.read('things/one'), firestore.documents.read('things/two')];
    expect(one?.updateTime).toBe(two?.updateTime);
    expect(one?.fields).toEqual(two?.fields);
    expect(firestore.documents.read('things/value')).toBeUndefined();
  });

  it('changes nothing when one of its writes is refused', async () => {
    const before = firestore.documents.list('things');
    const batch = writeBatch(client.db);
    batch.set(things('one'), { changed: true });
    batch.update(things('missing'), { a: 1 });
    batch.delete(things('two'));
    await expect(batch.commit()).rejects.toMatchObject({ code: 'not-found' });
    expect(firestore.documents.list('things')).toEqual(before);
  });
});
