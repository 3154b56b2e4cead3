import fc from 'fast-check';
import type { Fault } from '../../local-firebase/faults/fault';
import type { ProductId } from './shop';
import { PRODUCT_IDS } from './shop';

export type TabNumber = 0 | 1;
export const CUSTOMERS = ['asha', 'ravi'] as const;
export type CustomerName = (typeof CUSTOMERS)[number];

/** Which requests meet a fault: a text that their path contains. */
export const FAULT_PATHS = {
  commits: ':commit',
  reads: ':batchGet',
  tokens: 'securetoken',
  accounts: 'identitytoolkit',
  'all requests': '/',
} as const;
type FaultTarget = keyof typeof FAULT_PATHS;

export type Line = { readonly product: ProductId; readonly quantity: number };

/** One thing that happens: to the shop, the connection, the clock, or by somebody at the device. */
export type Step =
  | {
      readonly kind: 'order';
      readonly tab: TabNumber;
      readonly lines: readonly Line[];
      readonly twice: boolean;
    }
  | { readonly kind: 'sign in'; readonly tab: TabNumber; readonly as: CustomerName }
  | { readonly kind: 'sign out'; readonly tab: TabNumber }
  | { readonly kind: 'send now'; readonly tab: TabNumber }
  | { readonly kind: 'discard'; readonly tab: TabNumber; readonly nth: number }
  | { readonly kind: 'look'; readonly tab: TabNumber }
  | { readonly kind: 'close'; readonly tab: TabNumber }
  | {
      readonly kind: 'crash';
      readonly tab: TabNumber;
      readonly atAwait: number;
      readonly takesEffect: boolean;
    }
  | { readonly kind: 'price'; readonly product: ProductId; readonly paise: number }
  | { readonly kind: 'stock'; readonly product: ProductId; readonly change: number }
  | { readonly kind: 'archive'; readonly product: ProductId; readonly archived: boolean }
  | { readonly kind: 'fault'; readonly fault: Fault; readonly on: FaultTarget; readonly times: number }
  | { readonly kind: 'faults end' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'online' }
  | { readonly kind: 'clock'; readonly byMs: number }
  | { readonly kind: 'pass'; readonly ms: number }
  | { readonly kind: 'sleep'; readonly ms: number }
  | { readonly kind: 'damage'; readonly what: 'session' | 'catalogue' | 'outbox record' };

export type Script = {
  /** Of latencies, disk times and back-offs. */
  readonly seed: number;
  readonly hasLocks: boolean;
  readonly steps: readonly Step[];
};

const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;

const tab = fc.constantFrom<TabNumber>(0, 0, 0, 1);
const product = fc.constantFrom(...PRODUCT_IDS);
const lines = fc.uniqueArray(fc.record({ product, quantity: fc.integer({ min: 1, max: 3 }) }), {
  selector: line => line.product,
  minLength: 1,
  maxLength: 3,
});
const fault = fc.oneof(
  fc.constantFrom<Fault>(
    { kind: 'dropRequest' },
    { kind: 'applyThenDrop' },
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

/** A script as a person reads it, one step a line. */
export const describeScript = ({ seed, hasLocks, steps }: Script): string =>
  [
    `seed ${seed}, ${hasLocks ? 'with' : 'without'} Web Locks`,
    ...steps.map(({ kind, ...rest }) => `  ${kind} ${JSON.stringify(rest)}`),
  ].join('\n');
