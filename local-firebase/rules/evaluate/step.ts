import type { Expression } from '../syntax/ast';
import type { Environment } from './environment';
import { LimitError } from './evaluationError';
import { MAX_EXPRESSIONS } from './limits';

/** Counts expressions as the hosted service was measured to: every node is one, some are more. */
export function countExpressions({ evaluation }: Environment, expressions: number): void {
  evaluation.expressions += expressions;
  if (evaluation.expressions > MAX_EXPRESSIONS) {
    throw new LimitError(`more than ${MAX_EXPRESSIONS} expressions were evaluated`);
  }
}

/** Runs an operation, so that its error is placed at the expression. */
export function withErrorPosition<T>(
  expression: Expression,
  { evaluation }: Environment,
  operation: () => T,
): T {
  evaluation.at = expression.at;
  return operation();
}
