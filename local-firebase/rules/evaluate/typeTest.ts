import { provenType } from '../list/provenFacts';
import type { ExpressionOf } from '../syntax/ast';
import { isOfType } from '../values/typeNames';
import { boolOf, type RulesValue } from '../values/value';
import type { Environment } from './environment';
import { evaluate } from './evaluate';
import { countExpressions, withErrorPosition } from './step';

/** `operand is type`; the name of the type counts as an expression. */
export function evaluateType(expression: ExpressionOf<'is'>, environment: Environment): RulesValue {
  countExpressions(environment, 2);
  const value = evaluate(expression.operand, environment);
  return withErrorPosition(expression, environment, () =>
    boolOf(value.type === 'unknown' ? provenType(value, expression.type) : isOfType(value, expression.type)),
  );
}
