import { arithmetic } from '../operators/arithmetic';
import { compares } from '../operators/comparison';
import { isIn } from '../operators/membership';
import type { ExpressionOf } from '../syntax/ast';
import { rulesEqual } from '../values/equality';
import { boolOf, type RulesValue } from '../values/value';
import type { Environment } from './environment';
import { evaluate } from './evaluate';
import { evaluateLogic } from './logic';
import { countExpressions, withErrorPosition } from './step';

export function evaluateBinary(expression: ExpressionOf<'binary'>, environment: Environment): RulesValue {
  const { operator, left, right } = expression;
  countExpressions(environment, 1);
  if (operator === '&&' || operator === '||') {
    return boolOf(evaluateLogic(operator, left, right, environment));
  }
  const a = evaluate(left, environment);
  const b = evaluate(right, environment);
  return withErrorPosition(expression, environment, () => {
    switch (operator) {
      case '==':
        return boolOf(rulesEqual(a, b));
      case '!=':
        return boolOf(!rulesEqual(a, b));
      case 'in':
        return boolOf(isIn(a, b));
      case '<':
      case '<=':
      case '>':
      case '>=':
        return boolOf(compares(operator, a, b));
      case '+':
      case '-':
      case '*':
      case '/':
      case '%':
        return arithmetic(operator, a, b);
      default:
        return operator satisfies never;
    }
  });
}
