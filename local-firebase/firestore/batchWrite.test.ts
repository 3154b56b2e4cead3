import { beforeEach, describe, expect, it } from 'vitest';
import { nameOf, rest } from './testing/rest';
import { createTestFirestore, type TestFirestore } from './testing/testFirestore';

let firestore: TestFirestore;
beforeEach(() => {
  firestore = createTestFirestore();
});

const set = (path: string, more: object = {}) => ({ update: { name: nameOf(path), fields: {} }, ...more });
const batchWrite = (body: object) => rest(firestore.handler, 'POST', ':batchWrite', body);

describe('batchWrite', () => {
  it('does each write by itself, and tells and bills what became of it', async () => {
    const answer = await batchWrite({
      writes: [
        set('c/1'),
        set('c/2', { currentDocument: { exists: true } }),
        { delete: nameOf('c/3') },
        set('c/4'),
      ],
      labels: { from: 'a test' },
    });
    expect(answer).toMatchObject({ status: 200, usage: [0, 2, 1] });
    const written = { updateTime: expect.any(String) };
    expect(answer.body).toEqual({
      writeResults: [written, {}, {}, written],
      status: [{}, { code: 5, message: expect.stringContaining('c/2') }, {}, {}],
    });
    expect(firestore.documents.list('c').map(({ path }) => path)).toEqual(['c/1', 'c/4']);
  });

  it('does nothing where one of them is no write, or a document is written twice', async () => {
    for (const second of [{}, set('c/1')]) {
      expect((await batchWrite({ writes: [set('c/1'), second] })).status).toBe(400);
    }
    expect(firestore.documents.list('c')).toEqual([]);
  });
});
