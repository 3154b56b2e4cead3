import { doc, increment, runTransaction, setDoc, updateDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectLite, type LiteClient } from './testing/liteClient';
import { createTestFirestore } from './testing/testFirestore';

const firestore = createTestFirestore();
let losesCommitAnswers = false;
let client: LiteClient;

beforeAll(async () => {
  client = await connectLite(async (request, url) => {
    const response = await firestore.handler(request, url);
    if (losesCommitAnswers && url.pathname.endsWith(':commit')) throw new Error('The answer is lost.');
    return response;
  });
});
afterAll(() => client.close());

const stock = (n: number) => ({ inStock: { integerValue: String(n) } });

beforeEach(async () => {
  losesCommitAnswers = false;
  await firestore.documents.remove(['orders/1', 'inventory/1', 'inventory/2']);
  await firestore.documents.write([
    { path: 'inventory/1', fields: stock(30) },
    { path: 'inventory/2', fields: stock(5) },
  ]);
});

function stockOf(id: string) {
  return firestore.documents.read(`inventory/${id}`)?.fields;
}

/** As the shop places an order: the read of the order makes the SDK send that it must not exist. */
function placeOrder(): Promise<'placed' | 'already'> {
  const order = doc(client.db, 'orders/1');
  return runTransaction(
    client.db,
    async transaction => {
      if ((await transaction.get(order)).exists()) return 'already';
      transaction.set(order, { quantity: 2 });
      transaction.update(doc(client.db, 'inventory/1'), { inStock: increment(-2) });
      return 'placed';
    },
    { maxAttempts: 1 },
  );
}

describe('a transaction of firebase/firestore/lite', () => {
  it('writes what it worked out from its reads', async () => {
    await runTransaction(client.db, async transaction => {
      const [from, to] = [doc(client.db, 'inventory/1'), doc(client.db, 'inventory/2')];
      const [first, second] = [await transaction.get(from), await transaction.get(to)];
      transaction.update(from, { inStock: first.get('inStock') - 10 });
      transaction.update(to, { inStock: second.get('inStock') + 10 });
    });
    expect([stockOf('1'), stockOf('2')]).toEqual([stock(20), stock(15)]);
  });

  it.each([
    ['wrote', (id: string) => firestore.documents.write([{ path: `inventory/${id}`, fields: stock(1) }])],
    ['deleted', (id: string) => firestore.documents.remove([`inventory/${id}`])],
  ])('is refused when another %s a document it only read', async (_, meddle) => {
    const attempt = runTransaction(
      client.db,
      async transaction => {
        await transaction.get(doc(client.db, 'inventory/1'));
        await meddle('1');
        transaction.update(doc(client.db, 'inventory/2'), { inStock: 0 });
      },
      { maxAttempts: 1 },
    );
    await expect(attempt).rejects.toMatchObject({ code: 'failed-precondition' });
    expect(stockOf('2')).toEqual(stock(5));
  });

  it('is refused when a document that it saw missing was made meanwhile', async () => {
    const attempt = runTransaction(
      client.db,
      async transaction => {
        await transaction.get(doc(client.db, 'orders/1'));
        await firestore.documents.write([{ path: 'orders/1', fields: {} }]);
        transaction.set(doc(client.db, 'orders/1'), { quantity: 9 });
      },
      { maxAttempts: 1 },
    );
    // The server says ALREADY_EXISTS; lite knows the code by the HTTP status only.
    await expect(attempt).rejects.toMatchObject({ code: 'aborted' });
    expect(firestore.documents.read('orders/1')?.fields).toEqual({});
  });

  it('is tried again by the SDK after contention, and then holds both changes', async () => {
    let attempts = 0;
    await runTransaction(client.db, async transaction => {
      const product = doc(client.db, 'inventory/1');
      const { inStock } = (await transaction.get(product)).data() ?? {};
      attempts += 1;
      if (attempts === 1) await updateDoc(product, { inStock: increment(-5) });
      transaction.update(product, { inStock: inStock - 1 });
    });
    expect(attempts).toBe(2);
    expect(stockOf('1')).toEqual(stock(24));
  });

  it('after a lost answer finds its order on the second try and lowers the stock once', async () => {
    losesCommitAnswers = true;
    await expect(placeOrder()).rejects.toMatchObject({ code: 'unknown' });
    losesCommitAnswers = false;
    expect(await placeOrder()).toBe('already');
    expect(stockOf('1')).toEqual(stock(28));
  });

  it('sent twice at once places one order and lowers the stock once', async () => {
    const outcomes = await Promise.allSettled([placeOrder(), placeOrder()]);
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(firestore.documents.read('orders/1')).toBeDefined();
    expect(stockOf('1')).toEqual(stock(28));
  });
});

it('increments of many parallel writers add up', async () => {
  const writers = Array.from({ length: 30 }, (_, index) =>
    updateDoc(doc(client.db, 'inventory/1'), { inStock: increment(-1), [`by${index}`]: true }),
  );
  await Promise.all(writers);
  expect(stockOf('1')).toMatchObject(stock(0));
  expect(Object.keys(stockOf('1') ?? {})).toHaveLength(31);
});

it('an update of a missing document is not found', async () => {
  await expect(updateDoc(doc(client.db, 'orders/1'), { a: 1 })).rejects.toMatchObject({ code: 'not-found' });
  await setDoc(doc(client.db, 'orders/1'), { a: 1 });
  await updateDoc(doc(client.db, 'orders/1'), { a: 2 });
  expect(firestore.documents.read('orders/1')?.fields).toEqual({ a: { integerValue: '2' } });
});
