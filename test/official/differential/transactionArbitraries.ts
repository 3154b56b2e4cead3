import fc from 'fast-check';
import type { Step } from './script';

type Json = { readonly [key: string]: unknown };
/** A step that is told which step began its transaction. */
type StepOf = (begunAt: number) => Step;

const MODES: readonly Json[] = [{}, { readWrite: {} }, { readOnly: {} }];
const ODD_MODES: readonly Json[] = [
  { readOnly: {}, readWrite: {} },
  { readWrite: { retryTransaction: 'AAAA' } },
];
const idAt = (begunAt: number) => `{{transaction ${begunAt}}}`;

const reads: readonly ((how: Json) => Step)[] = [
  how => ({
    method: 'POST',
    path: ':runQuery',
    body: { structuredQuery: { from: [{ collectionId: 'c' }] }, ...how },
  }),
  how => ({
    method: 'POST',
    path: ':runAggregationQuery',
    body: {
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId: 'c' }] },
        aggregations: [{ count: {} }],
      },
      ...how,
    },
  }),
];

function readsOf(root: string): fc.Arbitrary<(how: Json) => Step> {
  const names = fc
    .subarray(['c/a', 'c/b', 'c/none'], { minLength: 1 })
    .map(paths => paths.map(path => `${root}/${path}`));
  const batch = names.map(
    documents =>
      (how: Json): Step => ({ method: 'POST', path: ':batchGet', body: { documents, ...how } }),
  );
  return fc.oneof(batch, fc.constantFrom(...reads));
}

function endsOf(root: string): fc.Arbitrary<StepOf> {
  const name = fc.constantFrom('c/a', 'c/b', 'c/none').map(path => `${root}/${path}`);
  const write = fc.oneof(
    name.map((document): Json => ({ delete: document })),
    name.map((document): Json => ({ update: { name: document, fields: { b: { nullValue: null } } } })),
    name.map((document): Json => ({ verify: document, currentDocument: { exists: true } })),
  );
  const commit = fc.array(write, { minLength: 1, maxLength: 1 }).map(
    (writes): StepOf =>
      begunAt => ({ method: 'POST', path: ':commit', body: { writes, transaction: idAt(begunAt) } }),
  );
  const rollback = fc.constant<StepOf>(begunAt => ({
    method: 'POST',
    path: ':rollback',
    body: { transaction: idAt(begunAt) },
  }));
  return fc.oneof({ weight: 2, arbitrary: commit }, { weight: 1, arbitrary: rollback });
}

/** How a transaction begins, what it reads, how it ends, and what is tried with it afterwards. */
function lives(root: string): fc.Arbitrary<readonly StepOf[]> {
  const begun = fc.constantFrom(...MODES, ...ODD_MODES).map(
    (options): StepOf =>
      () => ({ method: 'POST', path: ':beginTransaction', body: { options } }),
  );
  const begunByRead = fc.tuple(readsOf(root), fc.constantFrom(...MODES)).map(
    ([read, newTransaction]): StepOf =>
      () =>
        read({ newTransaction }),
  );
  const read = readsOf(root).map(
    (each): StepOf =>
      begunAt =>
        each({ transaction: idAt(begunAt) }),
  );
  const end = endsOf(root);
  const after = fc.option(fc.oneof(read, end), { nil: undefined });
  return fc
    .tuple(
      fc.oneof({ weight: 2, arbitrary: begun }, { weight: 1, arbitrary: begunByRead }),
      fc.array(read, { maxLength: 2 }),
      end,
      after,
    )
    .map(([first, middle, last, more]) => [first, ...middle, last, ...(more ? [more] : [])]);
}

/**
 * Transactions, one after the other. Nobody else writes while one is open: the official emulator would let it wait
 * for its locks, which the local backend has none of (`local-firebase/README.md`).
 */
export function transactions(root: string): fc.Arbitrary<readonly Step[]> {
  const planted: Step = {
    isFixed: true,
    method: 'POST',
    path: ':commit',
    body: {
      writes: ['c/a', 'c/b'].map(path => ({
        update: { name: `${root}/${path}`, fields: { a: { integerValue: '1' } } },
      })),
    },
  };
  return fc.array(lives(root), { minLength: 1, maxLength: 2 }).map(list => {
    const steps: Step[] = [planted];
    for (const life of list) {
      const begunAt = steps.length;
      steps.push(...life.map(stepOf => stepOf(begunAt)));
    }
    return [...steps, { isFixed: true, method: 'GET', path: '/c' }];
  });
}
