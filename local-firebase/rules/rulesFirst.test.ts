import { randomBytes } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { createLocalFirebase, type LocalFirebase } from '../localFirebase';
import { createMemoryStorage } from '../storage/memoryStorage';

/*
 * A condition of a write is looked at only after the rules, or it would tell a stranger what is stored. What is expected
 * here was answered by the official emulator (1.19.9) to the same requests.
 */
const ROOT = 'projects/demo-bottled-water/databases/(default)/documents';
const nameOf = (id: string) => `${ROOT}/c/${id}`;
const stale = { updateTime: '2020-01-01T00:00:00Z' };
const update = (id: string, currentDocument?: object, fields: object = {}) => ({
  update: { name: nameOf(id), fields },
  ...(currentDocument && { currentDocument }),
});

/** There is a document `e`, and no `m`. */
const WRITES = {
  'creates what is there': update('e', { exists: false }),
  'updates what is missing': update('m', { exists: true }),
  'updates another version': update('e', stale),
  'updates a version of what is missing': update('m', stale),
  'writes what is there': update('e'),
  'writes what is missing': update('m'),
  'deletes what is missing': { delete: nameOf('m'), currentDocument: { exists: true } },
  'deletes another version': { delete: nameOf('e'), currentDocument: stale },
  'verifies what is missing': { verify: nameOf('m'), currentDocument: { exists: true } },
  'verifies that nothing is there': { verify: nameOf('e'), currentDocument: { exists: false } },
} as const;
type Title = keyof typeof WRITES;

let backend: LocalFirebase;

async function open(rule: string): Promise<void> {
  backend = await createLocalFirebase({
    storage: createMemoryStorage(),
    randomBytes,
    rules: `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /c/{id} { ${rule} } } }`,
  });
  await backend.firestore.documents.write([{ path: 'c/e', fields: { v: { integerValue: '1' } } }]);
}

async function commit(...writes: readonly object[]): Promise<number> {
  const request = new Request(`http://localhost/v1/${ROOT}:commit`, {
    method: 'POST',
    body: JSON.stringify({ writes }),
  });
  const outcome = await backend.handle(request);
  if (outcome?.kind !== 'response') throw new Error('The commit gave no response.');
  return outcome.response.status;
}

beforeEach(() => open('allow read, write: if false;'));

it.each(Object.keys(WRITES) as Title[])('a stranger who %s learns nothing of it', async title => {
  const before = backend.firestore.documents.read('c/e');
  expect(await commit(WRITES[title])).toBe(403);
  expect(backend.firestore.documents.read('c/e')).toEqual(before);
});

it('a stranger learns no document’s size from being refused for it', async () => {
  const text = { stringValue: 'x'.repeat(1_048_000) };
  await backend.firestore.documents.write([{ path: 'c/e', fields: { v: text } }]);
  const mask = { updateMask: { fieldPaths: ['w'] } };
  expect(await commit({ ...update('e', undefined, { w: { stringValue: 'y'.repeat(5000) } }), ...mask })).toBe(
    403,
  );
});

it('what is too large by itself is refused before the rules have to read it', async () => {
  expect(await commit(update('m', undefined, { v: { stringValue: 'x'.repeat(1_100_000) } }))).toBe(400);
});

it('a stranger learns nothing from a second write of the commit either', async () => {
  await open('allow create: if id == "new";');
  expect(await commit(update('new'), update('m', { exists: true }))).toBe(403);
  expect(backend.firestore.documents.read('c/new')).toBeUndefined();
});

/** Those that were not denied: done, or told that the condition does not hold. */
type Answer = 'done' | 'told';
const answers = async (rule: string) => {
  const found: Partial<Record<Title, Answer>> = {};
  for (const title of Object.keys(WRITES) as Title[]) {
    await open(rule);
    const status = await commit(WRITES[title]);
    if (status !== 403) found[title] = status === 200 ? 'done' : 'told';
  }
  return found;
};

it.each<readonly [string, Partial<Record<Title, Answer>>]>([
  // A condition says whether a write is meant to create or to update; what is stored says so where there is none.
  ['allow create: if true;', { 'creates what is there': 'told', 'writes what is missing': 'done' }],
  ['allow create: if resource == null;', { 'writes what is missing': 'done' }],
  ['allow create: if resource.data.v == 1;', { 'creates what is there': 'told' }],
  [
    'allow write: if request.method == "create";',
    { 'creates what is there': 'told', 'writes what is missing': 'done' },
  ],
  [
    'allow update: if true;',
    {
      'updates what is missing': 'told',
      'updates another version': 'told',
      'updates a version of what is missing': 'told',
      'writes what is there': 'done',
    },
  ],
  [
    'allow update: if resource != null;',
    { 'updates another version': 'told', 'writes what is there': 'done' },
  ],
  [
    'allow update: if resource == null;',
    { 'updates what is missing': 'told', 'updates a version of what is missing': 'told' },
  ],
  ['allow delete: if true;', { 'deletes what is missing': 'told', 'deletes another version': 'told' }],
  ['allow get: if true;', { 'verifies what is missing': 'told', 'verifies that nothing is there': 'told' }],
])('where the rules are “%s”, who passes them is told of the condition', async (rule, expected) => {
  expect(await answers(rule)).toEqual(expected);
});

it('a document written twice is what its first write says, and what both leave', async () => {
  await open('allow create: if true;');
  expect(await commit(update('m'), update('m', { exists: true }))).toBe(200);
  await open('allow update: if true;');
  expect(await commit({ delete: nameOf('e') }, update('e'))).toBe(200);
});
