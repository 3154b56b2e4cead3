import { randomBytes } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { createLocalFirebase, type LocalFirebase } from '../localFirebase';
import { createMemoryStorage } from '../storage/memoryStorage';

/*
 * What the rules may look up for one request. What is expected here was answered by the official emulator (1.19.9) to the
 * same requests.
 */
const ROOT = 'projects/demo-bottled-water/databases/(default)/documents';
const nameOf = (id: number) => `${ROOT}/c/${id}`;
/** Each document of `c` is whose document of the same id is in `others`. */
const RULES = `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents {
  match /c/{id} { allow read, write: if exists(/databases/$(d)/documents/others/$(id)); }
} }`;

let backend: LocalFirebase;

beforeEach(async () => {
  backend = await createLocalFirebase({ storage: createMemoryStorage(), randomBytes, rules: RULES });
  const ids = Array.from({ length: 30 }, (_, id) => id);
  await backend.firestore.documents.write(
    ids.flatMap(id => [`c/${id}`, `others/${id}`].map(path => ({ path, fields: {} }))),
  );
});

async function statusOf(call: string, body: object): Promise<number> {
  const request = new Request(`http://localhost/v1/${ROOT}:${call}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  const outcome = await backend.handle(request);
  if (outcome?.kind !== 'response') throw new Error('The call gave no response.');
  return outcome.response.status;
}

const upTo = <Item>(count: number, item: (id: number) => Item) =>
  Array.from({ length: count }, (_, id) => item(id));
const verify = (id: number) => ({ verify: nameOf(id), currentDocument: { exists: true } });
const write = (id: number) => ({ update: { name: nameOf(id), fields: {} } });

it.each([
  ['documents read by their names', 'batchGet', (count: number) => ({ documents: upTo(count, nameOf) })],
  ['documents verified in a commit', 'commit', (count: number) => ({ writes: upTo(count, verify) })],
  ['documents written in a commit', 'commit', (count: number) => ({ writes: upTo(count, write) })],
  [
    'documents verified or written in a commit',
    'commit',
    (count: number) => ({ writes: upTo(count, id => (id % 2 ? verify : write)(id)) }),
  ],
])('twenty %s may each need a look at another one, and not one more', async (_what, call, bodyOf) => {
  expect(await statusOf(call, bodyOf(20))).toBe(200);
  expect(await statusOf(call, bodyOf(21))).toBe(403);
});
