import type { Span } from '../syntax/rulesError';

/** What makes a condition neither true nor false; `&&` and `||` may absorb it. */
export class EvaluationError extends Error {
  /** Set where it leaves the expression that failed. */
  at: Span | undefined;

  constructor(reason: string) {
    super(reason);
    this.name = 'EvaluationError';
  }
}

/** A condition on the documents of a query that the query itself does not settle. */
export class UnprovenError extends EvaluationError {
  override readonly name = 'UnprovenError';
}

/** A limit was exceeded, or a pattern is not one: the request is denied, whatever else the rules say. */
export class LimitError extends Error {
  at: Span | undefined;

  constructor(reason: string) {
    super(reason);
    this.name = 'LimitError';
  }
}
