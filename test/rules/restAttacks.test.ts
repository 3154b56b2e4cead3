import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Fields } from '../../local-firebase/firestore/values/value';
import { encodeFields } from '../../local-firebase/rules/testing/plainData';
import { onOfficial } from '../support/official';
import { type AttackedShop, openAttackedShop, type Who } from './attackedShop';
import { newOrder, ORDER, SHELF, storedOrder } from './shop';
import { asPlain } from './staged';
import { type Documents, type VectorFields, without } from './vector';

/** Someone with a token of their own and `curl`: what the SDK would never send. */
let shop: AttackedShop;
const OWN = '0WN0000000';
const RAVIS = 'RAV1S00000';
const NEW = 'NEW0000000';
const BEFORE: Documents = {
  ...SHELF,
  [`orders/${OWN}`]: storedOrder({ '1': 2 }, { id: OWN }),
  [`orders/${RAVIS}`]: storedOrder({ '1': 2 }, { id: RAVIS, userId: 'ravi' }),
};

beforeAll(async () => {
  shop = await openAttackedShop('demo-attacks-rest');
});
beforeEach(() => shop.reset(BEFORE));
afterAll(() => shop.close());

type Call = readonly [method: string, path: string, body?: object];
type Answer = { readonly status: number; readonly body: unknown };

async function call([method, path, body]: Call, token: string | undefined): Promise<Answer> {
  const response = await fetch(`${shop.documentsUrl()}${path}`, {
    method,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

async function expectRefused(
  attack: Call,
  token: string | undefined,
  code: string,
  status: number,
): Promise<void> {
  const before = await shop.contents();
  const answer = await call(attack, token);
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  // Streaming methods answer with an array.
  const [error] = [answer.body].flat();
  expect(error).toMatchObject({ error: { status: code } });
  expect(await shop.contents()).toEqual(before);
}

const name = (path: string) => `${shop.root()}/${path}`;
const now = { setToServerValue: 'REQUEST_TIME' };
/** The order without its server times, which transforms set. */
const fieldsOf = (fields: VectorFields = {}, quantity = 2): Fields =>
  encodeFields(
    asPlain(
      without(newOrder({ '1': quantity }, fields), 'createdAt', 'orderDate', 'updatedAt', 'statusTimes'),
      Date.now(),
    ),
    0,
  );
const times = ['createdAt', 'orderDate', 'updatedAt', 'statusTimes.pending'];
const orderWrite = (fields: Fields) => ({
  update: { name: name(`orders/${ORDER}`), fields },
  currentDocument: { exists: false },
  updateTransforms: times.map(fieldPath => ({ fieldPath, ...now })),
});
const stockWrite = (by: object, id = ORDER) => ({
  update: { name: name('inventory/1'), fields: { lastOrderId: { stringValue: id } } },
  updateMask: { fieldPaths: ['lastOrderId'] },
  updateTransforms: [
    { fieldPath: 'inStock', increment: by },
    { fieldPath: 'lastUpdated', ...now },
    { fieldPath: 'updatedAt', ...now },
  ],
});
const paceWrite = (count: object = { integerValue: '1' }, id = ORDER) => ({
  update: {
    name: name('orderPace/asha'),
    fields: { count, lastOrderId: { stringValue: id } },
  },
  updateTransforms: [{ fieldPath: 'times.`0`', ...now }],
});
const placing = (fields: Fields, by: object = { integerValue: '-2' }): Call => [
  'POST',
  ':commit',
  { writes: [orderWrite(fields), stockWrite(by), paceWrite()] },
];
/** The writes that place an order of one bottle. */
const placingOne = (id: string) => {
  const { update, updateTransforms } = orderWrite(fieldsOf({ id }, 1));
  return [
    { update: { ...update, name: name(`orders/${id}`) }, updateTransforms },
    stockWrite({ integerValue: '-1' }, id),
    paceWrite({ integerValue: '1' }, id),
  ];
};
const itemWith = (value: Fields): Fields => {
  const items = fieldsOf().items;
  const [first] = items && 'arrayValue' in items ? items.arrayValue.values : [];
  const fields = first && 'mapValue' in first ? first.mapValue.fields : {};
  return {
    ...fieldsOf(),
    items: { arrayValue: { values: [{ mapValue: { fields: { ...fields, ...value } } }] } },
  };
};
const where = (field: string, value: string) => ({
  fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: { stringValue: value } },
});
const query = (filter: object | undefined, limit?: number) => ({
  structuredQuery: {
    from: [{ collectionId: 'orders' }],
    ...(filter && { where: filter }),
    ...(limit && { limit }),
  },
});

/** `but`: the same without the attack, which is allowed. */
const ATTACKS: readonly (readonly [name: string, who: Who, attack: () => Call, but?: () => Call])[] = [
  ['creates an order by POST', 'asha', () => ['POST', `/orders?documentId=${ORDER}`, { fields: fieldsOf() }]],
  [
    'sets the stock by PATCH',
    'asha',
    () => [
      'PATCH',
      '/inventory/1?updateMask.fieldPaths=inStock',
      { fields: { inStock: { integerValue: '5' } } },
    ],
  ],
  [
    'replaces an own order by PATCH',
    'asha',
    () => ['PATCH', `/orders/${OWN}`, { fields: fieldsOf({ id: OWN, total: 0 }) }],
  ],
  ['H10 makes the stock a double', 'asha', () => placing(fieldsOf(), { doubleValue: -2 })],
  [
    'counts an order by a double, whose next place would be another',
    'asha',
    () => [
      'POST',
      ':commit',
      { writes: [orderWrite(fieldsOf()), stockWrite({ integerValue: '-2' }), paceWrite({ doubleValue: 1 })] },
    ],
  ],
  ['removes an own order by DELETE', 'asha', () => ['DELETE', `/orders/${OWN}`]],
  ['removes a product by DELETE', 'nobody', () => ['DELETE', '/inventory/1']],
  [
    'sends its own times for the server’s',
    'asha',
    () => [
      'POST',
      ':commit',
      {
        writes: [
          {
            update: {
              name: name(`orders/${ORDER}`),
              fields: encodeFields(asPlain(newOrder({ '1': 2 }), Date.now()), 4e15),
            },
          },
          stockWrite({ integerValue: '-2' }),
          paceWrite(),
        ],
      },
    ],
  ],
  [
    'removes an own order and places it again with fewer bottles',
    'asha',
    () => ['POST', ':commit', { writes: [{ delete: name(`orders/${OWN}`) }, ...placingOne(OWN)] }],
    () => ['POST', ':commit', { writes: placingOne(NEW) }],
  ],
  [
    'orders by a quantity that is a text',
    'asha',
    () =>
      placing({
        ...itemWith({ quantity: { stringValue: '2' } }),
        quantities: { mapValue: { fields: { '1': { stringValue: '2' } } } },
      }),
  ],
  [
    'orders by a fraction',
    'asha',
    () =>
      placing(
        {
          ...itemWith({ quantity: { doubleValue: 0.5 } }),
          quantities: { mapValue: { fields: { '1': { doubleValue: 0.5 } } } },
        },
        { doubleValue: -0.5 },
      ),
  ],
  [
    'orders at a price that is no number',
    'asha',
    () =>
      placing({
        ...itemWith({ price: { doubleValue: 'NaN' } }),
        total: { doubleValue: 'NaN' },
      }),
  ],
  ['orders an endless amount', 'asha', () => placing({ ...fieldsOf(), total: { doubleValue: 'Infinity' } })],
  [
    'orders with a reference for the owner',
    'asha',
    () => placing({ ...fieldsOf(), userId: { referenceValue: name('users/asha') } }),
  ],
  [
    'takes the stock without an order',
    'asha',
    () => ['POST', ':commit', { writes: [stockWrite({ integerValue: '-2' })] }],
  ],
  ['raises the stock by ordering', 'asha', () => placing(fieldsOf(), { integerValue: '2' })],
  [
    'takes what is ordered and puts it back',
    'asha',
    () => [
      'POST',
      ':commit',
      {
        writes: [
          orderWrite(fieldsOf()),
          stockWrite({ integerValue: '-2' }),
          stockWrite({ integerValue: '2' }),
          paceWrite(),
        ],
      },
    ],
    () => placing(fieldsOf()),
  ],
  [
    'reads someone else’s order among others',
    'asha',
    () => ['POST', ':batchGet', { documents: [name(`orders/${OWN}`), name(`orders/${RAVIS}`)] }],
  ],
  [
    'reads someone else’s order in a transaction',
    'asha',
    () => ['POST', ':batchGet', { documents: [name(`orders/${RAVIS}`)], newTransaction: { readWrite: {} } }],
  ],
  ['lists the orders by GET', 'asha', () => ['GET', '/orders?pageSize=10']],
  [
    'lists the orders by GET without their fields',
    'asha',
    () => ['GET', '/orders?pageSize=10&mask.fieldPaths=__name__'],
  ],
  ['queries all orders', 'asha', () => ['POST', ':runQuery', query(undefined, 10)]],
  [
    'queries only the ids of all orders',
    'asha',
    () => [
      'POST',
      ':runQuery',
      {
        structuredQuery: {
          from: [{ collectionId: 'orders' }],
          select: { fields: [{ fieldPath: '__name__' }] },
          limit: 10,
        },
      },
    ],
  ],
  ['queries someone else’s orders', 'asha', () => ['POST', ':runQuery', query(where('userId', 'ravi'), 10)]],
  ['queries own orders without a limit', 'asha', () => ['POST', ':runQuery', query(where('userId', 'asha'))]],
  [
    'adds up everyone’s orders',
    'asha',
    () => [
      'POST',
      ':runAggregationQuery',
      {
        structuredAggregationQuery: {
          ...query(undefined, 10),
          aggregations: [{ alias: 'rupees', sum: { field: { fieldPath: 'total' } } }],
        },
      },
    ],
  ],
  ['lists the names of collections', 'asha', () => ['POST', ':listCollectionIds', {}]],
  [
    'asks whether someone else’s order is there, by a condition',
    'asha',
    () => [
      'POST',
      ':commit',
      {
        writes: [{ verify: name(`orders/${RAVIS}`), currentDocument: { exists: true } }],
      },
    ],
  ],
];

describe('an attack through REST', () => {
  it.each(ATTACKS.map(([name, who, attack, but]) => [name, who, attack, but] as const))(
    '%s (%s): denied, and nothing changed',
    async (_name, who, attack, but) => {
      const token = await shop.tokenOf(who);
      await expectRefused(attack(), token, 'PERMISSION_DENIED', 403);
      if (but) expect(await call(but(), token)).toMatchObject({ status: 200 });
    },
  );

  // The official emulators sign nothing, and believe every token: only the local backend can be asked.
  it.skipIf(onOfficial)(
    'signs a token with nothing, or changes what is in one: not a session at all',
    async () => {
      const token = (await shop.tokenOf('asha')) ?? '';
      const [header = '', payload = '', signature = ''] = token.split('.');
      const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const claims: object = JSON.parse(Buffer.from(payload, 'base64url').toString());
      const staff = encode({ ...claims, role: 'admin' });
      const list: Call = ['GET', '/orders?pageSize=10'];
      for (const forged of [
        `${header}.${staff}.${signature}`,
        `${encode({ alg: 'none', typ: 'JWT' })}.${staff}.`,
        `${encode({ alg: 'none', typ: 'JWT' })}.${staff}.${signature}`,
      ]) {
        await expectRefused(list, forged, 'UNAUTHENTICATED', 401);
      }
    },
  );
});

describe('what is legal, through REST', () => {
  it('is an order with its stock, in one commit', async () => {
    const { status, body } = await call(placing(fieldsOf()), await shop.tokenOf('asha'));
    expect(status, JSON.stringify(body)).toBe(200);
    expect((await shop.fieldsOf('inventory/1'))?.inStock).toEqual({ integerValue: '998' });
  });

  it('is a query of own orders, and to look for one', async () => {
    const token = await shop.tokenOf('asha');
    expect((await call(['POST', ':runQuery', query(where('userId', 'asha'), 10)], token)).status).toBe(200);
    expect((await call(['GET', `/orders/${OWN}`], token)).status).toBe(200);
    expect((await call(['GET', `/orders/${ORDER}`], token)).status).toBe(404);
  });
});
