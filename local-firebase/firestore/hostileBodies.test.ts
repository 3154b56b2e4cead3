import { describe, expect, it } from 'vitest';
import { nameOf, rest } from './testing/rest';
import { createTestFirestore } from './testing/testFirestore';

/*
 * Requests that are legal in form and meant to do harm: deep ones, long ones, and many of one thing. The limits and their
 * words are those of the official emulator (1.19.9).
 */
const { handler } = createTestFirestore();

const MANY = 20_000;
const names = (count: number) => Array.from({ length: count }, (_, index) => `f${index}`);
const from = [{ collectionId: 'c' }];
const condition = (fieldPath: string) => ({
  fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { integerValue: '1' } },
});

async function refusalOf(path: string, body: unknown): Promise<[number, string, string]> {
  const answer = await rest(handler, 'POST', path, body);
  const [{ error }] = [answer.body].flat() as [{ error: { status: string; message: string } }];
  return [answer.status, error.status, error.message];
}

const query = (structuredQuery: object) => ({ structuredQuery: { from, ...structuredQuery } });

describe('deep requests', () => {
  const nested = (levels: number) =>
    JSON.stringify(query({ where: 'HERE' })).replace(
      '"HERE"',
      `${'{"compositeFilter":{"op":"AND","filters":['.repeat(levels)}${JSON.stringify(condition('a'))}${']}}'.repeat(levels)}`,
    );

  it('are taken as deep as the official emulator takes them, and no deeper', async () => {
    expect((await rest(handler, 'POST', ':runQuery', nested(48))).status).toBe(200);
    for (const levels of [49, 1000, 20_000]) {
      expect(await refusalOf(':runQuery', nested(levels))).toEqual([
        400,
        'INVALID_ARGUMENT',
        'Invalid JSON payload received. Message too deep.',
      ]);
    }
  });

  it.each([
    ['lists', '['.repeat(MANY) + ']'.repeat(MANY)],
    ['objects that nobody knows', `{"x":${'{"a":'.repeat(MANY)}1${'}'.repeat(MANY)}}`],
    ['maps', `{"writes":[{"update":${'{"mapValue":{"fields":{"a":'.repeat(MANY)}`],
  ])('are refused: %s', async (_what, body) => {
    for (const path of [':commit', ':runQuery', ':batchGet', ':beginTransaction', ':runAggregationQuery']) {
      expect((await refusalOf(path, body)).slice(0, 2)).toEqual([400, 'INVALID_ARGUMENT']);
    }
  });

  it('are not what stands in a text', async () => {
    const fields = { text: { stringValue: `${'['.repeat(1000)}"{\\"${'{'.repeat(1000)}` } };
    expect((await rest(handler, 'PATCH', '/c/text', { fields })).status).toBe(200);
  });
});

describe('long requests', () => {
  it.each([
    [
      'more orders than a query may have',
      query({ orderBy: names(101).map(fieldPath => ({ field: { fieldPath } })) }),
      '100 filters + sort orders',
    ],
    [
      'many orders',
      query({ orderBy: names(MANY).map(fieldPath => ({ field: { fieldPath } })) }),
      '100 filters + sort orders',
    ],
    [
      'many conditions',
      query({ where: { compositeFilter: { op: 'AND', filters: names(MANY).map(condition) } } }),
      '100 filters + sort orders',
    ],
    [
      'a long field',
      query({ orderBy: [{ field: { fieldPath: 'a'.repeat(1500) } }] }),
      'property path is longer than 1500 bytes.',
    ],
    [
      'a field of many names',
      query({ select: { fields: [{ fieldPath: Array(21).fill('a').join('.') }] } }),
      'paths must have at most 20 elements',
    ],
    [
      'a field in backquotes as long as a body',
      query({ where: condition(`\`${'a'.repeat(9_000_000)}\``) }),
      'property path is longer than 1500 bytes.',
    ],
    [
      'a number of many digits',
      query({
        where: {
          fieldFilter: {
            field: { fieldPath: 'a' },
            op: 'EQUAL',
            value: { integerValue: '9'.repeat(9_000_000) },
          },
        },
      }),
      '9000000 digits do not fit in 64 bits',
    ],
    [
      'a long collection',
      { structuredQuery: { from: [{ collectionId: 'c'.repeat(1501) }] } },
      'is invalid because it is longer than 1500 bytes.',
    ],
    [
      'a large body',
      JSON.stringify({ x: 'x'.repeat(10 * 1024 * 1024) }),
      'exceeds the limit: 10485760 bytes',
    ],
  ])('are refused: %s', async (_what, body, words) => {
    const [status, code, message] = await refusalOf(':runQuery', body);
    expect([status, code]).toEqual([400, 'INVALID_ARGUMENT']);
    expect(message).toContain(words);
    expect(message.length).toBeLessThan(1000);
  });
});

/* Each of these once kept the server busy for minutes: it did everything again for each one of many. */
describe(`${MANY} of one thing in a request`, () => {
  const commit = (...writes: readonly object[]) => rest(handler, 'POST', ':commit', { writes });
  const list = (numbers: readonly number[]) => ({
    values: numbers.map(number => ({ integerValue: String(number) })),
  });
  const range = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);
  const read = async (path: string) =>
    (await rest(handler, 'GET', path)).body as { fields: Record<string, unknown> };

  it('may be masked fields', async () => {
    const fields = Object.fromEntries(names(MANY).map(name => [name, { nullValue: null }]));
    const update = { name: nameOf('c/masked'), fields };
    expect((await commit({ update, updateMask: { fieldPaths: names(MANY) } })).status).toBe(200);
    const mask = names(MANY).map(fieldPath => ({ fieldPath }));
    const found = await rest(handler, 'POST', ':runQuery', query({ select: { fields: mask } }));
    expect(JSON.stringify(found.body)).toContain('f19999');
  });

  it('may be transforms', async () => {
    const updateTransforms = names(MANY).map(fieldPath => ({ fieldPath, increment: { integerValue: '1' } }));
    expect(
      (await commit({ update: { name: nameOf('c/counted'), fields: {} }, updateTransforms })).status,
    ).toBe(200);
    expect(Object.keys((await read('/c/counted')).fields)).toHaveLength(MANY);
  });

  it('may be elements to add to a list, and to remove from it', async () => {
    const name = nameOf('c/list');
    await commit({ update: { name, fields: { a: { arrayValue: list(range(0, MANY)) } } } });
    const change = (transform: object) =>
      commit({
        update: { name, fields: {} },
        updateMask: { fieldPaths: [] },
        updateTransforms: [{ fieldPath: 'a', ...transform }],
      });
    await change({ appendMissingElements: list(range(MANY / 2, MANY)) });
    expect((await read('/c/list')).fields.a).toEqual({ arrayValue: list(range(0, MANY * 1.5)) });
    await change({ removeAllFromArray: list(range(10, MANY * 2)) });
    expect((await read('/c/list')).fields.a).toEqual({ arrayValue: list(range(0, 10)) });
  });
});
