import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idOfEmail } from '@/domain/customer/customerId';
import { createScrubber } from './scrubber';

const ENDPOINTS = ['listMyOrders', 'listProducts'];

/** What a recording of only this would hold. */
function scrubbed<Value>(value: Value): Value {
  const { learn, scrub } = createScrubber({ endpoints: ENDPOINTS });
  learn(value);
  return scrub(value);
}

const USER = { id: 'u-4711', name: 'Asha Rao', email: 'asha@demo.test' };
const CLEAN_USER = { id: 'user-1', name: 'name-1', email: 'person-1@example.invalid' };

describe('a person', () => {
  it.each([
    ['the session’s user', { user: USER }, { user: CLEAN_USER }],
    ['staff', { by: { id: 'staff-7', name: 'Ravi' } }, { by: { id: 'user-1', name: 'name-1' } }],
    [
      'an order',
      { id: 'T1', userId: 'u1', customerName: 'Asha', phone: '9876543210', shippingAddress: '12 Lake Road' },
      {
        id: 'T1',
        userId: 'user-1',
        customerName: 'name-1',
        phone: '9000000001',
        shippingAddress: 'address-1',
      },
    ],
    ['a phone number that is a number', { phone: 9876543210 }, { phone: 9000000001 }],
    ['instructions', { specialInstructions: 'Ring twice' }, { specialInstructions: 'text-1' }],
    ['an address book', { addresses: ['12 Lake Road', ''] }, { addresses: ['text-1', ''] }],
    ['a field nobody has named', { mood: 'tired' }, { mood: 'text-1' }],
    ['words where one of the app’s belongs', { status: 'call Asha' }, { status: 'text-1' }],
    ['an email address as a name', { name: 'asha@demo.test' }, { name: 'person-1@example.invalid' }],
  ])('%s is a pseudonym', (_who, value, clean) => {
    expect(scrubbed<unknown>(value)).toEqual(clean);
  });

  it('is hidden where an id or an address is made of the email, as it would be of the pseudonym', () => {
    const id = idOfEmail(USER.email);
    const clean = idOfEmail(CLEAN_USER.email);
    const pathname = (of: string) => `/admin/dashboard/customers/${of}`;
    expect(
      scrubbed({
        orders: [{ email: USER.email }],
        rows: [{ id, name: '', email: '' }],
        pathname: pathname(id),
      }),
    ).toEqual({
      orders: [{ email: CLEAN_USER.email }],
      rows: [{ id: clean, name: '', email: '' }],
      pathname: pathname(clean),
    });
  });

  it('is hidden in what waits to be sent, of which the app’s own words stay', () => {
    const edit = { orderId: 'A1', email: USER.email, status: 'shipped', commandId: 'C1', by: USER };
    const entry = { seq: 1, id: 'C1', area: 'back-office', uid: USER.id, name: 'updateOrder', payload: edit };
    expect(scrubbed(entry)).toEqual({
      ...entry,
      uid: 'user-1',
      payload: { ...edit, email: 'person-1@example.invalid', by: CLEAN_USER },
    });
  });

  it('has the same pseudonym wherever they appear', () => {
    const order = { userId: USER.id, customerName: USER.name, email: USER.email };
    expect(scrubbed({ user: USER, orders: [order, order] })).toEqual({
      user: CLEAN_USER,
      orders: Array(2).fill({ userId: 'user-1', customerName: 'name-1', email: 'person-1@example.invalid' }),
    });
  });

  it('has the pseudonym of the most telling place', () => {
    const value = [{ notes: '98765 43210' }, { phone: '98765 43210' }, { customerName: '98765 43210' }];
    expect(scrubbed<unknown>(value)).toEqual([
      { notes: '9000000001' },
      { phone: '9000000001' },
      { customerName: '9000000001' },
    ]);
  });

  it('is found inside longer texts and keys', () => {
    const key = `listMyOrders("${USER.id}")`;
    expect(
      scrubbed({
        user: USER,
        queries: { [key]: { originalArgs: USER.id, queryCacheKey: key } },
        provided: { LIST: [key, 'listProducts(undefined)'] },
        description: `For Asha Rao (asha@demo.test), not Asha Raoul`,
      }),
    ).toEqual({
      user: CLEAN_USER,
      queries: {
        'listMyOrders("user-1")': { originalArgs: 'user-1', queryCacheKey: 'listMyOrders("user-1")' },
      },
      provided: { LIST: ['listMyOrders("user-1")', 'listProducts(undefined)'] },
      description: 'For name-1 (person-1@example.invalid), not Asha Raoul',
    });
  });

  it('is found in an argument with fields', () => {
    const args = { userId: 'u1', status: 'pending' };
    expect(scrubbed({ originalArgs: args, queryCacheKey: `listMyOrders(${JSON.stringify(args)})` })).toEqual({
      originalArgs: { userId: 'user-1', status: 'pending' },
      queryCacheKey: 'listMyOrders({"userId":"user-1","status":"pending"})',
    });
  });

  it('is found in what was searched for, and what the app wrote there stays', () => {
    const search = '?q=asha%40demo.test&status=pending&page=2';
    expect(scrubbed({ user: USER, payload: { pathname: '/admin/dashboard/orders', search } })).toMatchObject({
      payload: {
        pathname: '/admin/dashboard/orders',
        search: '?q=person-1%40example.invalid&status=pending&page=2',
      },
    });
  });

  it('leaves the app’s own addresses as they are, whatever somebody is called', () => {
    const admin = { ...USER, id: 'admin', name: 'orders' };
    const { payload } = scrubbed({
      user: admin,
      payload: { pathname: '/admin/dashboard/orders' },
    }) as { readonly payload: unknown };
    expect(payload).toEqual({ pathname: '/admin/dashboard/orders' });
  });

  it('is found by its looks where nobody expects it', () => {
    expect(scrubbed({ description: 'Call 9876543210 or write to a.b@c.example' })).toEqual({
      description: 'Call 9000000001 or write to person-1@example.invalid',
    });
  });

  it('is found in a change to what is cached', () => {
    const patch = { op: 'replace', path: ['listMyOrders("u1")', 0, 'email'], value: 'a@b.example' };
    expect(scrubbed([{ userId: 'u1' }, patch])).toEqual([
      { userId: 'user-1' },
      { op: 'replace', path: ['listMyOrders("user-1")', 0, 'email'], value: 'person-1@example.invalid' },
    ]);
  });
});

describe('what is nobody’s', () => {
  it.each([
    ['a bottle', { id: '1', name: 'Premium Water', size: '500 ml', pricePaise: 299 }],
    ['an action’s type', { type: 'api/executeQuery/pending' }],
    ['a status', { status: 'pending', paymentMethod: 'cash' }],
    ['a moment', { asOf: '2026-01-15T09:00:00.000Z', orderedAt: '2026-01-15T09:00:00.000004Z' }],
    [
      'amounts, flags and nothing',
      { totalPaise: 598, archived: false, label: null, gone: undefined, note: ' ' },
    ],
    ['an order’s number in a field nobody has named', { orderId: 'T00000000001', seen: ['T00000000001'] }],
  ])('%s stays', (_what, value) => {
    expect(scrubbed<unknown>(value)).toEqual(value);
  });

  it('stays although somebody is called so', () => {
    const value = { customerName: 'pending', status: 'pending', orders: [{ name: 'Ann', size: '1L' }] };
    expect(scrubbed(value)).toEqual({ ...value, customerName: 'name-1' });
  });
});

const TOKEN = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.c2ln-';

describe('a secret', () => {
  it.each<[string, object, object]>([
    ['a password', { payload: { password: 'hunter2' } }, { payload: { password: 'secret-1' } }],
    ['a short password', { password: 'a' }, { password: 'secret-1' }],
    ['a token', { accessToken: 'abc' }, { accessToken: 'secret-1' }],
    ['a card number', { cardNumber: '4111111111111111' }, { cardNumber: 'secret-1' }],
    [
      'what looks like a token in a text that anybody may read',
      { productName: `Jar, PAID ${TOKEN}`, size: '1L' },
      { productName: 'Jar, PAID secret-1', size: '1L' },
    ],
    [
      'what looks like a token in instructions',
      { specialInstructions: TOKEN },
      { specialInstructions: 'secret-1' },
    ],
    ['what looks like a token in one of the app’s own words', { status: 'eyJa.b.c' }, { status: 'secret-1' }],
    ['what looks like a token in an action’s type', { type: TOKEN }, { type: 'secret-1' }],
    ['what looks like a token in the name of a field', { [TOKEN]: 1 }, { 'secret-1': 1 }],
    [
      'a password that stands elsewhere too',
      [{ password: 'my hunter2' }, { description: 'Not my hunter2.' }],
      [{ password: 'secret-1' }, { description: 'Not secret-1.' }],
    ],
    [
      'a password that is an email address',
      { password: 'asha@demo.test', email: 'asha@demo.test' },
      { password: 'secret-1', email: 'secret-1' },
    ],
  ])('(%s) is replaced, wherever it stands', (_what, value, clean) => {
    expect(scrubbed<unknown>(value)).toEqual(clean);
  });

  it('that is empty is none', () => {
    expect(scrubbed({ password: '' })).toEqual({ password: '' });
  });
});

describe('a picture', () => {
  it.each([
    'https://elsewhere.example/seen.gif?by=asha',
    '//elsewhere.example/asha.avif',
    '/bottles/1.avif?by=asha',
    'http://elsewhere.example',
  ])('at %s is at no address', image => {
    const item = { productId: '1', productName: 'Premium Water', size: '1L' };
    expect(scrubbed({ items: [{ ...item, image }], imageUrl: image })).toEqual({
      items: [{ ...item, image: '' }],
      imageUrl: '',
    });
    const patch = { op: 'replace', path: ['listProducts(undefined)', 0, 'image'], value: image };
    expect(scrubbed(patch)).toEqual({ ...patch, value: '' });
  });
});

const personal = fc
  .string({ minLength: 6, maxLength: 20, unit: 'grapheme' })
  .filter(text => /^\S.*\S$/su.test(text) && /\p{L}{3}/u.test(text) && !/^[\w./:+-]*$/.test(text));
const FIELDS = [
  'password',
  'image',
  'email',
  'phone',
  'userId',
  'customerName',
  'shippingAddress',
  'notes',
  'whatever',
  'LIST',
];
const field = fc.constantFrom(...FIELDS);

describe('any data', () => {
  it('keeps none of its personal texts, wherever they stand', () => {
    const { tree } = fc.letrec<{ tree: unknown }>(tie => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.dictionary(field, personal, { maxKeys: 4 }),
        fc.dictionary(field, tie('tree'), { maxKeys: 3 }),
        fc.array(tie('tree'), { maxLength: 3 }),
      ),
    }));
    fc.assert(
      fc.property(tree, personal, fc.string(), (value, name, around) => {
        const data = { tree: value, customerName: name, description: `${around} ${name} ${around}` };
        const clean = textsOf(scrubbed(data)).join('\n');
        for (const text of textsOf({ tree: value, name })) expect(clean).not.toContain(text);
      }),
    );
  });

  it('is scrubbed by one function of its texts: equal stay equal, different stay different', () => {
    fc.assert(
      fc.property(fc.array(personal, { minLength: 2 }), texts => {
        const clean = scrubbed(texts.map(text => ({ customerName: text })));
        const stand = new Map(texts.map((text, index) => [text, clean[index]?.customerName]));
        expect(clean.map(({ customerName }) => customerName)).toEqual(texts.map(text => stand.get(text)));
        expect(new Set(stand.values()).size).toBe(stand.size);
      }),
    );
  });

  it('shares in the copy what it shared', () => {
    const shared = { customerName: 'Asha' };
    const { learn, scrub } = createScrubber({ endpoints: [] });
    const [before, after] = [{ order: shared }, { order: shared, more: 1 }];
    learn(before);
    learn(after);
    expect(scrub(after).order).toBe(scrub(before).order);
  });
});

/** Every text in plain data, but not the names of its fields. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
