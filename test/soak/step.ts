import type { Fault } from '../../local-firebase/faults/fault';
import type { ProductId } from './shop';

export type TabNumber = 0 | 1;
export const CUSTOMERS = ['asha', 'ravi'] as const;
export type CustomerName = (typeof CUSTOMERS)[number];

/** Which requests meet a fault: a text that their path contains. */
export const FAULT_PATHS = {
  commits: ':commit',
  reads: ':batchGet',
  lists: ':runQuery',
  catalogue: '/documents/inventory',
  tokens: 'securetoken',
  accounts: 'identitytoolkit',
  'all requests': '/',
} as const;
export type FaultTarget = keyof typeof FAULT_PATHS;

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
  | { readonly kind: 'edit'; readonly tab: TabNumber; readonly nth: number; readonly lines: readonly Line[] }
  | { readonly kind: 'watch'; readonly tab: TabNumber }
  | { readonly kind: 'count'; readonly tab: TabNumber; readonly product: ProductId; readonly off: number }
  | { readonly kind: 'decide'; readonly tab: TabNumber; readonly how: 'apply' | 'discard' }
  | { readonly kind: 'status'; readonly nth: number; readonly to: 'processing' | 'delivered' }
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
  | { readonly kind: 'lossy line'; readonly percent: number }
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

/** A script as a person reads it, one step a line. */
export const describeScript = ({ seed, hasLocks, steps }: Script): string =>
  [
    `seed ${seed}, ${hasLocks ? 'with' : 'without'} Web Locks`,
    ...steps.map(({ kind, ...rest }) => `  ${kind} ${JSON.stringify(rest)}`),
  ].join('\n');
