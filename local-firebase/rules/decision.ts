import type { Position } from './syntax/rulesError';

export type Usage = {
  /** Documents looked at; looking at one again is cached and counts once. */
  readonly accessCalls: number;
  /** Looks that the cache answered. Firestore says calls "may" be cached: without, they would count as well. */
  readonly repeatedCalls: number;
  readonly expressions: number;
  /** Calls of the file's functions inside one another. */
  readonly maxDepth: number;
};

/** One allow statement that was tried in vain, and why. */
export type TraceEntry = {
  /** The allow statement. */
  readonly location: Position;
  /** `unproven`: a query does not settle it. */
  readonly outcome: 'false' | 'error' | 'unproven' | 'limit';
  readonly reason: string;
  /** What inside the condition, or a function it calls, decided; with its source. */
  readonly at: Position & { readonly source: string };
};

export type Decision =
  | { readonly allowed: true; readonly usage: Usage }
  | {
      readonly allowed: false;
      /** A sentence for whoever wonders, with every statement of the trace. */
      readonly reason: string;
      /** Of the last statement that was tried; undefined where none applies. */
      readonly location: Position | undefined;
      readonly trace: readonly TraceEntry[];
      readonly usage: Usage;
    };
