import { unproven } from '../list/unknown';
import type { Expression, ExpressionOf } from '../syntax/ast';
import { describe } from '../values/describe';
import type { RulesValue } from '../values/value';
import type { Environment } from './environment';
import { evaluate } from './evaluate';
import { EvaluationError, UnprovenError } from './evaluationError';
import { countExpressions } from './step';

/** The truth of a condition. @throws EvaluationError for anything but a bool: nothing else is true or false */
export function truthOf(expression: Expression, environment: Environment): boolean {
  const value = evaluate(expression, environment);
  if (value.type === 'bool') return value.value;
  environment.evaluation.at = expression.at;
  if (value.type === 'unknown') throw unproven(value, 'is');
  throw new EvaluationError(`${describe(value)} is neither true nor false`);
}

/**
 * `left && right` and `left || right`. The right side is not evaluated where the left decides. In the absorbing
 * reading the right side may decide where the left has an error; two sides that decide nothing give the left's error.
 */
export function evaluateLogic(
  operator: '&&' | '||',
  left: Expression,
  right: Expression,
  environment: Environment,
): boolean {
  const decisive = operator === '||';
  const first = errorOrTruth(left, environment);
  if (first === decisive) return decisive;
  if (first instanceof EvaluationError && stands(first, environment)) throw first;
  countExpressions(environment, 1);
  if (!(first instanceof EvaluationError)) return truthOf(right, environment);
  if (errorOrTruth(right, environment) === decisive) return decisive;
  throw first;
}

/** What a query does not prove is no error of the condition: the other side may still hold for all documents. */
function stands(error: EvaluationError, { evaluation }: Environment): boolean {
  return evaluation.reading === 'strict' && !(error instanceof UnprovenError);
}

function errorOrTruth(expression: Expression, environment: Environment): boolean | EvaluationError {
  try {
    return truthOf(expression, environment);
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    error.at ??= environment.evaluation.at;
    return error;
  }
}

/** The branch that is not taken is not evaluated. */
export function evaluateConditional(
  { condition, whenTrue, whenFalse }: ExpressionOf<'conditional'>,
  environment: Environment,
): RulesValue {
  countExpressions(environment, 2);
  return evaluate(truthOf(condition, environment) ? whenTrue : whenFalse, environment);
}
