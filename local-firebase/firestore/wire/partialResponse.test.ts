import { describe, expect, it } from 'vitest';
import { nameOf, rest } from '../testing/rest';
import { createTestFirestore } from '../testing/testFirestore';
import { readSelection } from './partialResponse';

const ANSWER = { name: 'n', fields: { a: { integerValue: '1' }, b: { stringValue: 'x' } }, updateTime: 't' };

function selected(fields: string, answer: unknown = ANSWER): unknown {
  const select = readSelection(new URLSearchParams({ fields }));
  if (select === undefined) throw new Error('Nothing is selected.');
  return select(answer);
}

describe('a partial response', () => {
  it.each<[string, object]>([
    ['name', { name: 'n' }],
    ['name,updateTime', { name: 'n', updateTime: 't' }],
    ['fields', { fields: ANSWER.fields }],
    ['fields/a', { fields: { a: { integerValue: '1' } } }],
    ['fields(a,b/stringValue),name', { name: 'n', fields: ANSWER.fields }],
    ['fields/*/stringValue', { fields: { a: {}, b: { stringValue: 'x' } } }],
    ['*', ANSWER],
    ['missing', {}],
    ['name/more', { name: 'n' }],
  ])('of %s', (fields, expected) => {
    if (fields === '*') expect(readSelection(new URLSearchParams({ fields }))).toBeUndefined();
    else expect(selected(fields)).toEqual(expected);
  });

  it('is taken of each element of a list', () => {
    expect(selected('document/name', [{ document: ANSWER, readTime: 'r' }, { readTime: 'r' }])).toEqual([
      { document: { name: 'n' } },
      {},
    ]);
  });

  it.each([',', 'a,', 'a(', 'a(b', 'a)', 'a/', 'a b', '(a)', 'a(b))', '/a', 'é'])(
    'is refused for "%s"',
    text => {
      expect(() => selected(text)).toThrow('Invalid field selection');
    },
  );
});

it('is answered by every call, and asked for before anything is done', async () => {
  const { handler, documents } = createTestFirestore();
  const body = { writes: [{ update: { name: nameOf('c/1'), fields: { a: { nullValue: null } } } }] };
  expect((await rest(handler, 'POST', ':commit?fields=a(', body)).status).toBe(400);
  expect(documents.read('c/1')).toBeUndefined();
  expect((await rest(handler, 'POST', ':commit?$fields=commitTime', body)).body).toEqual({
    commitTime: expect.any(String),
  });
  expect((await rest(handler, 'GET', '/c/1?fields=name')).body).toEqual({ name: nameOf('c/1') });
});

it('goes together with what firebase-admin asks for', async () => {
  const { handler, documents } = createTestFirestore();
  await documents.write([{ path: 'c/1', fields: { a: { nullValue: null } } }]);
  const plain = await rest(handler, 'GET', '/c/1');
  for (const format of ['$alt=json;enum-encoding=int', '$alt=json%3Benum-encoding%3Dint', 'alt=json']) {
    expect(await rest(handler, 'GET', `/c/1?${format}`)).toEqual(plain);
  }
});
