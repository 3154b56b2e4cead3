import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createDatabase } from '../database';
import { createMeter } from '../meter';
import { ROOT } from '../testing/rest';
import { PROJECT_ID } from '../testing/testFirestore';
import { RpcError } from '../wire/rpcError';
import { createListening } from './listening';

const anything = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue() },
  fc.constantFrom(
    -1,
    0,
    1,
    2,
    2 ** 31,
    1.5,
    '1',
    '',
    null,
    [],
    {},
    ROOT,
    `${ROOT}/c/1`,
    'AAAA',
    '2026-01-15T09:00:00Z',
  ),
);

/** Each part as it should be, missing, or anything at all. */
function spoilt(parts: { readonly [key: string]: fc.Arbitrary<unknown> }): fc.Arbitrary<object> {
  const each = Object.entries(parts).map(([key, good]) => [
    key,
    fc.oneof({ weight: 5, arbitrary: good }, anything),
  ]);
  return fc.record(Object.fromEntries(each), { requiredKeys: [] });
}

const structuredQuery = spoilt({
  from: fc.constant([{ collectionId: 'c' }]),
  where: fc.constant({ unaryFilter: { field: { fieldPath: 'n' }, op: 'IS_NULL' } }),
  orderBy: fc.constant([{ field: { fieldPath: 'n' } }]),
  startAt: fc.constant({ values: [{ integerValue: '1' }] }),
  limit: fc.constantFrom(1, 0),
  select: fc.constant({ fields: [{ fieldPath: 'n' }] }),
});

const message = spoilt({
  database: fc.constant(ROOT.replace('/documents', '')),
  addTarget: spoilt({
    targetId: fc.constantFrom(1, 2),
    query: spoilt({ parent: fc.constantFrom(ROOT, `${ROOT}/c/1`), structuredQuery }),
    documents: fc.constant(undefined),
    resumeToken: fc.constantFrom(btoa('run 1'), ''),
    once: fc.boolean(),
    expectedCount: fc.constantFrom(1, { value: 2 }),
  }),
});

it('whatever is asked for is a target, or refused in Firestore’s words', () => {
  fc.assert(
    fc.property(fc.array(message, { maxLength: 4 }), messages => {
      const database = createDatabase({
        projectId: PROJECT_ID,
        clock: () => 0,
        randomBytes: count => new Uint8Array(count),
        append: async () => {},
      });
      const open = createListening({
        database,
        meter: createMeter(),
        randomBytes: count => new Uint8Array(count),
      });
      const stream = open({ kind: 'nobody' }, () => undefined);
      for (const each of messages) {
        try {
          stream.receive(each);
        } catch (error) {
          expect(error).toBeInstanceOf(RpcError);
        }
      }
      stream.close();
    }),
    { numRuns: 2000 },
  );
});
