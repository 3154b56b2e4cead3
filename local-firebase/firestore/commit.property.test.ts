import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nameOf, rest } from './testing/rest';
import { createTestFirestore, type TestFirestore } from './testing/testFirestore';

const PATHS = ['a/1', 'a/2', 'a/1/b/1', 'c/1'];
const FIELDS = ['x', 'y', 'm.x', 'm.y'];

const value = fc.oneof(
  fc.integer({ min: -3, max: 3 }).map(n => ({ integerValue: String(n) })),
  fc.double().map(n => ({ doubleValue: Number.isFinite(n) ? n : String(n) })),
  fc.string().map(stringValue => ({ stringValue })),
  fc.constant({ mapValue: { fields: { x: { booleanValue: true } } } }),
);
const transform = fc.tuple(
  fc.constantFrom(...FIELDS),
  fc.oneof(
    fc.constant({ setToServerValue: 'REQUEST_TIME' }),
    fc.integer().map(n => ({ increment: { integerValue: String(n) } })),
    value.map(element => ({ appendMissingElements: { values: [element] } })),
    value.map(element => ({ removeAllFromArray: { values: [element] } })),
  ),
);
const precondition = fc.option(fc.boolean(), { nil: undefined, freq: 2 });

/** Writes that are all well formed, and some of which meet a document they must not. */
const write = fc
  .record({
    path: fc.constantFrom(...PATHS),
    kind: fc.constantFrom('set', 'set', 'patch', 'delete'),
    fields: fc.dictionary(fc.constantFrom('x', 'y', 'm'), value),
    mask: fc.uniqueArray(fc.constantFrom(...FIELDS)),
    transforms: fc.uniqueArray(transform, { maxLength: 2, selector: ([field]) => field }),
    exists: precondition,
  })
  .map(({ path, kind, fields, mask, transforms, exists }) => ({
    ...(kind === 'delete'
      ? { delete: nameOf(path) }
      : {
          update: { name: nameOf(path), fields },
          updateTransforms: transforms.map(([fieldPath, operation]) => ({ fieldPath, ...operation })),
        }),
    ...(kind === 'patch' && { updateMask: { fieldPaths: mask } }),
    ...(exists !== undefined && { currentDocument: { exists } }),
  }));
const commits = fc.array(fc.array(write, { minLength: 1, maxLength: 4 }), { maxLength: 12 });

function stateOf({ documents }: TestFirestore) {
  return PATHS.map(path => documents.read(path));
}

it('documents restored from the recorded changes are the documents that were there', async () => {
  await fc.assert(
    fc.asyncProperty(commits, async sequence => {
      const firestore = createTestFirestore();
      for (const writes of sequence) await rest(firestore.handler, 'POST', ':commit', { writes });
      const restored = createTestFirestore();
      for (const change of firestore.changes) restored.restore(JSON.parse(JSON.stringify(change)));
      expect(stateOf(restored)).toEqual(stateOf(firestore));
      await restored.documents.write([{ path: 'a/1', fields: { after: { nullValue: null } } }]);
      const newest = Math.max(0, ...stateOf(firestore).map(document => document?.updateTime ?? 0));
      expect(restored.documents.read('a/1')?.updateTime).toBeGreaterThan(newest);
    }),
    { numRuns: 80 },
  );
});

it('a refused commit changes and records nothing; an accepted one records each document that changed', async () => {
  await fc.assert(
    fc.asyncProperty(commits, async sequence => {
      const firestore = createTestFirestore();
      for (const writes of sequence) {
        const before = stateOf(firestore);
        const recorded = firestore.changes.length;
        const { status } = await rest(firestore.handler, 'POST', ':commit', { writes });
        const changed = PATHS.filter((path, index) => firestore.documents.read(path) !== before[index]);
        expect(
          firestore.changes
            .slice(recorded)
            .map(({ key }) => key)
            .sort(),
        ).toEqual(changed.sort());
        if (status !== 200) expect(changed).toEqual([]);
      }
    }),
    { numRuns: 80 },
  );
});

it('every accepted commit is later than the one before and stamps all it changed', async () => {
  await fc.assert(
    fc.asyncProperty(commits, fc.array(fc.integer({ min: -10, max: 10 })), async (sequence, moves) => {
      const firestore = createTestFirestore();
      let last = 0;
      for (const [index, writes] of sequence.entries()) {
        firestore.advance(moves[index] ?? 0);
        const before = stateOf(firestore);
        await rest(firestore.handler, 'POST', ':commit', { writes });
        const changed = stateOf(firestore).filter((document, at) => document && document !== before[at]);
        const times = new Set(changed.map(document => document?.updateTime ?? 0));
        expect(times.size).toBeLessThan(2);
        for (const time of times) {
          expect(time).toBeGreaterThan(last);
          last = time;
        }
      }
    }),
    { numRuns: 60 },
  );
});

it('increments from parallel commits add up whatever their order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: -1000, max: 1000 }), { maxLength: 30 }), async steps => {
      const firestore = createTestFirestore();
      const increments = steps.map(step => ({
        update: { name: nameOf('a/1') },
        updateMask: {},
        updateTransforms: [{ fieldPath: 'n', increment: { integerValue: String(step) } }],
      }));
      const answers = increments.map(increment =>
        rest(firestore.handler, 'POST', ':commit', { writes: [increment] }),
      );
      await Promise.all(answers);
      const sum = steps.reduce((total, step) => total + step, 0);
      const expected = steps.length === 0 ? undefined : { n: { integerValue: String(sum) } };
      expect(firestore.documents.read('a/1')?.fields).toEqual(expected);
    }),
    { numRuns: 30 },
  );
});
