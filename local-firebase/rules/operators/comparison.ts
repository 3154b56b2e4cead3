import { mirrored, type OrderOperator, provenOrder } from '../list/provenOrder';
import { unproven } from '../list/unknown';
import { rulesOrder } from '../values/ordering';
import type { RulesValue, Unknown } from '../values/value';

/** `a < b` and the like. @throws EvaluationError for two values without an order, or where a query does not settle it */
export function compares(operator: OrderOperator, a: RulesValue, b: RulesValue): boolean {
  if (a.type === 'unknown') return proven(operator, a, b);
  if (b.type === 'unknown') return proven(mirrored(operator), b, a);
  const order = rulesOrder(a, b);
  switch (operator) {
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
    default:
      return operator satisfies never;
  }
}

function proven(operator: OrderOperator, unknown: Unknown, other: RulesValue): boolean {
  const result = other.type === 'unknown' ? undefined : provenOrder(operator, unknown, other);
  if (result === undefined) throw unproven(unknown, `is ${operator}`);
  return result;
}
