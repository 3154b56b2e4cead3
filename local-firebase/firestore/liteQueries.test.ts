import {
  average,
  collection,
  collectionGroup,
  count,
  doc,
  documentId,
  getAggregate,
  getCount,
  getDocs,
  limit,
  limitToLast,
  or,
  orderBy,
  type Query,
  query,
  startAfter,
  sum,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectLite, type LiteClient } from './testing/liteClient';
import { createTestFirestore } from './testing/testFirestore';

const firestore = createTestFirestore();
const STATUSES = ['pending', 'shipped', 'delivered'];
let client: LiteClient;

beforeAll(async () => {
  client = await connectLite(firestore.handler);
  const batch = writeBatch(client.db);
  for (let n = 0; n < 10; n += 1) {
    const order = doc(client.db, 'orders', `o${n}`);
    batch.set(order, { n, total: n * 1.5, status: STATUSES[n % 3], tags: [n, `t${n % 2}`] });
    batch.set(doc(order, 'staffNotes', 'first'), { n });
  }
  await batch.commit();
});
afterAll(() => client.close());

async function idsOf(asked: Query): Promise<readonly string[]> {
  return (await getDocs(asked)).docs.map(document => document.id);
}

describe('a query of firebase/firestore/lite', () => {
  const cases: readonly [string, (orders: Query) => Query, string][] = [
    ['everything by id', orders => query(orders), 'o0 o1 o2 o3 o4 o5 o6 o7 o8 o9'],
    ['equality', orders => query(orders, where('status', '==', 'shipped')), 'o1 o4 o7'],
    ['a range, backwards', orders => query(orders, where('n', '>', 6), orderBy('n', 'desc')), 'o9 o8 o7'],
    ['in', orders => query(orders, where('status', 'in', ['pending', 'shipped']), limit(3)), 'o0 o1 o3'],
    ['not-in', orders => query(orders, where('status', 'not-in', ['pending', 'shipped'])), 'o2 o5 o8'],
    ['array-contains', orders => query(orders, where('tags', 'array-contains', 't1')), 'o1 o3 o5 o7 o9'],
    ['or', orders => query(orders, or(where('n', '==', 2), where('n', '==', 7))), 'o2 o7'],
    ['limitToLast', orders => query(orders, orderBy('n'), limitToLast(2)), 'o8 o9'],
    ['an id', orders => query(orders, where(documentId(), '>=', 'o8')), 'o8 o9'],
    ['nothing', orders => query(orders, where('n', '==', -1)), ''],
  ];

  it.each(cases)('answers %s', async (_, ask, expected) => {
    expect((await idsOf(ask(collection(client.db, 'orders')))).join(' ')).toBe(expected);
  });

  it('pages with cursors until the end', async () => {
    const orders = collection(client.db, 'orders');
    const seen: string[] = [];
    let page = await getDocs(query(orders, orderBy('status'), limit(4)));
    while (!page.empty) {
      seen.push(...page.docs.map(document => document.id));
      page = await getDocs(query(orders, orderBy('status'), startAfter(page.docs.at(-1)), limit(4)));
    }
    expect(seen.join(' ')).toBe('o2 o5 o8 o0 o3 o6 o9 o1 o4 o7');
  });

  it('reaches a subcollection and a collection group', async () => {
    const notes = await getDocs(collection(client.db, 'orders/o3/staffNotes'));
    expect(notes.docs.map(note => note.ref.path)).toEqual(['orders/o3/staffNotes/first']);
    const all = await getDocs(query(collectionGroup(client.db, 'staffNotes'), where('n', '<', 2)));
    expect(all.docs.map(note => note.ref.path)).toEqual([
      'orders/o0/staffNotes/first',
      'orders/o1/staffNotes/first',
    ]);
  });
});

describe('an aggregation of firebase/firestore/lite', () => {
  it('counts, sums and averages', async () => {
    const shipped = query(collection(client.db, 'orders'), where('status', '==', 'shipped'));
    const figures = await getAggregate(shipped, { orders: count(), units: sum('n'), mean: average('total') });
    expect(figures.data()).toEqual({ orders: 3, units: 12, mean: 6 });
    expect((await getCount(collectionGroup(client.db, 'staffNotes'))).data()).toEqual({ count: 10 });
  });
});
