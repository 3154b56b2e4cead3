import { beforeEach, expect, it } from 'vitest';
import { nameOf, rest } from '../testing/rest';
import { createTestFirestore, type TestFirestore } from '../testing/testFirestore';

/** What the official emulator answers; each row was asked there with the document missing and there. */
const OLD = { updateTime: '2020-01-01T00:00:00Z' };
const [NO, YES] = [{ exists: false }, { exists: true }];

let firestore: TestFirestore;

beforeEach(async () => {
  firestore = createTestFirestore();
  await firestore.documents.write([{ path: 'c/there', fields: {} }]);
});

const set = (currentDocument?: object) => ({
  update: { name: nameOf('c/there'), fields: { n: { integerValue: '1' } } },
  ...(currentDocument && { currentDocument }),
});
const remove = (currentDocument?: object) => ({
  delete: nameOf('c/there'),
  ...(currentDocument && { currentDocument }),
});
const verify = (currentDocument: object) => ({ verify: nameOf('c/there'), currentDocument });

async function codeOf(...writes: object[]): Promise<string> {
  const { status, body } = await rest(firestore.handler, 'POST', ':commit', { writes });
  return status === 200 ? 'OK' : Object(body).error.status;
}

it.each([
  ['written and then required not to be there', set(), set(NO)],
  ['written and then deleted where it is not there', set(YES), remove(NO)],
  ['written and then compared with an update time', set(YES), set(OLD)],
  ['written and then deleted at an update time', set(), remove(OLD)],
  ['deleted and then required to be there', remove(), set(YES)],
  ['deleted and then written at an update time', remove(OLD), set(OLD)],
  ['deleted twice while it is there', remove(), remove(YES)],
  ['compared with two update times', set(OLD), set({ updateTime: '2021-01-01T00:00:00Z' })],
  ['written and then verified', set(), verify(YES)],
  ['verified and then written', verify(YES), set()],
  ['verified twice', verify(YES), verify(YES)],
])('a document cannot be %s in one commit', async (_, first, second) => {
  const recorded = firestore.changes.length;
  expect(await codeOf(first, second)).toBe('INVALID_ARGUMENT');
  expect(firestore.changes).toHaveLength(recorded);
});

it.each([
  ['written twice', set(), set()],
  ['written and then required to be there', set(), set(YES)],
  ['written and then deleted', set(YES), remove(YES)],
  ['deleted and then created', remove(YES), set(NO)],
  ['deleted twice', remove(), remove(NO)],
])('a document may be %s in one commit', async (_, first, second) => {
  expect(await codeOf(first, second)).toBe('OK');
});

it('only the first precondition is compared with what is stored', async () => {
  const updateTime = '2026-01-15T09:00:00Z';
  expect(await codeOf(set({ updateTime }), remove({ updateTime }))).toBe('OK');
  expect(await codeOf(set(NO), set(YES))).toBe('OK');
  expect(await codeOf(set(NO), set())).toBe('ALREADY_EXISTS');
});
