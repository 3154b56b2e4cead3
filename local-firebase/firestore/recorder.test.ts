import { expect, it } from 'vitest';
import type { Change } from '../storage/storage';
import { createRecorder } from './recorder';
import { nameOf, rest } from './testing/rest';
import { createTestFirestore } from './testing/testFirestore';

const SET = { writes: [{ update: { name: nameOf('c/1'), fields: {} } }] };

/** A storage that keeps what it is given when it is told to. */
function createSlowStorage() {
  const waiting: (() => void)[] = [];
  return {
    append: (_: readonly Change[]) => new Promise<void>(resolve => waiting.push(resolve)),
    persist: () => waiting.shift()?.(),
  };
}

/** Turns of the event loop in which everything that waits for nothing else gets done. */
async function idle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(resolve => setImmediate(resolve));
}

it('a write, and every answer that could tell of it, waits until it is kept', async () => {
  const { append, persist } = createSlowStorage();
  const { handler, documents } = createTestFirestore({ append });
  const answered: string[] = [];
  const note = (name: string) => () => answered.push(name);
  const write = documents.write([{ path: 'c/1', fields: {} }]).then(note('write'));
  const same = rest(handler, 'POST', ':commit', SET).then(note('commit that changes nothing'));
  const refused = rest(handler, 'POST', '/c?documentId=1', {}).then(note('refusal'));
  const read = rest(handler, 'GET', '/c/1').then(note('read'));
  await idle();
  expect(answered).toEqual([]);
  persist();
  await Promise.all([write, same, refused, read]);
  expect(answered.sort()).toEqual(['commit that changes nothing', 'read', 'refusal', 'write']);
});

it('commits are appended in the order in which they were applied', async () => {
  const firestore = createTestFirestore();
  await Promise.all(['1', '2', '3'].map(id => rest(firestore.handler, 'POST', `/c?documentId=${id}`, {})));
  const inOrder = firestore.changes.map(({ key }) => firestore.documents.read(key)?.updateTime ?? 0);
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
  expect(inOrder).toHaveLength(3);
});

it('resolves only after everything recorded before', async () => {
  const { append, persist } = createSlowStorage();
  const recorder = createRecorder(append);
  const change = { table: 't', key: 'k', value: null };
  recorder.record([change]);
  recorder.record([change]);
  let isPersisted = false;
  const persisted = recorder.persisted().then(() => {
    isPersisted = true;
  });
  persist();
  await idle();
  expect(isPersisted).toBe(false);
  persist();
  await persisted;
});

it('rejects for good once the storage failed', async () => {
  let isFull = true;
  const recorder = createRecorder(async () => {
    if (isFull) throw new Error('The disk is full.');
  });
  const change = { table: 't', key: 'k', value: null };
  recorder.record([change]);
  await expect(recorder.persisted()).rejects.toThrow('The disk is full.');
  isFull = false;
  recorder.record([change]);
  await expect(recorder.persisted()).rejects.toThrow('The disk is full.');
});
