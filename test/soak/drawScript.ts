import fc from 'fast-check';
import type { Fault } from '../../local-firebase/faults/fault';
import { PRODUCT_IDS } from './shop';
import { CUSTOMERS, FAULT_PATHS, type FaultTarget, type Script, type Step, type TabNumber } from './step';

const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;

const tab = fc.constantFrom<TabNumber>(0, 0, 0, 1);
const product = fc.constantFrom(...PRODUCT_IDS);
const linesOfUpTo = (max: number) =>
  fc.uniqueArray(fc.record({ product, quantity: fc.integer({ min: 1, max }) }), {
    selector: line => line.product,
    minLength: 1,
    maxLength: 3,
  });
const lines = linesOfUpTo(3);
/** Often more than there are: changed, and refused again. */
const changedLines = linesOfUpTo(9);
const fault = fc.oneof(
  fc.constantFrom<Fault>(
    { kind: 'dropRequest' },
    { kind: 'applyThenDrop' },
    { kind: 'applyThenCut' },
    { kind: 'hang' },
    { kind: 'html200' },
    { kind: 'status', status: 503 },
    { kind: 'status', status: 429 },
    { kind: 'status', status: 401 },
    { kind: 'status', status: 409 },
  ),
  fc.integer({ min: 500, max: 40_000 }).map((delayMs): Fault => ({ kind: 'delay', delayMs })),
);

const order = fc.record({ kind: fc.constant('order' as const), tab, lines, twice: fc.boolean() });
const pass = fc.record({
  kind: fc.constant('pass' as const),
  ms: fc.constantFrom(3, 10, 30, 60, 100, 300, 1000, 3000, 16_000, 70_000),
});

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 7, arbitrary: order },
  { weight: 8, arbitrary: pass },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('fault' as const),
      fault,
      on: fc.constantFrom(...(Object.keys(FAULT_PATHS) as FaultTarget[])),
      times: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('crash' as const),
      tab,
      atAwait: fc.integer({ min: 1, max: 16 }),
      takesEffect: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('sign in' as const), tab, as: fc.constantFrom(...CUSTOMERS) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sign out' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('look' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('send now' as const), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('discard' as const), tab, nth: fc.nat({ max: 3 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      tab,
      nth: fc.nat({ max: 3 }),
      lines: changedLines,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('watch' as const), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('count' as const),
      tab,
      product,
      off: fc.integer({ min: -3, max: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('decide' as const),
      tab,
      how: fc.constantFrom('apply' as const, 'discard' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('status' as const),
      nth: fc.nat({ max: 3 }),
      to: fc.constantFrom('processing' as const, 'delivered' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('lossy line' as const), percent: fc.constantFrom(20, 50) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('close' as const), tab }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('price' as const),
      product,
      paise: fc.constantFrom(99, 250, 299),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('stock' as const),
      product,
      change: fc.constantFrom(-99, -2, 5, 20),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('archive' as const), product, archived: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'faults end' } as const) },
  { weight: 2, arbitrary: fc.constant({ kind: 'offline' } as const) },
  { weight: 2, arbitrary: fc.constant({ kind: 'online' } as const) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('clock' as const),
      byMs: fc.constantFrom(-YEAR_MS, -3 * HOUR_MS, -30_000, 45_000, 2 * HOUR_MS, 3 * YEAR_MS),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('sleep' as const),
      ms: fc.constantFrom(600_000, 2 * HOUR_MS, 30 * HOUR_MS),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('damage' as const),
      what: fc.constantFrom('session' as const, 'catalogue' as const, 'outbox record' as const),
    }),
  },
);

/** A script: what happens, one after the other, to one device and the shop. */
export const script: fc.Arbitrary<Script> = fc.record({
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  hasLocks: fc.boolean(),
  steps: fc.array(anyStep, { minLength: 1, maxLength: 16, size: 'max' }),
});
