import { unknownValue } from '../list/unknown';
import type { ExpressionOf } from '../syntax/ast';
import { describe } from '../values/describe';
import { toText } from '../values/text';
import { pathOf, type RulesValue } from '../values/value';
import type { Environment } from './environment';
import { evaluate } from './evaluate';
import { EvaluationError } from './evaluationError';
import { countExpressions } from './step';

/** A path literal. */
export function evaluatePath(expression: ExpressionOf<'path'>, environment: Environment): RulesValue {
  countExpressions(environment, 1);
  const segments: string[] = [];
  let unknown: string | undefined;
  for (const part of expression.parts) {
    if (part.kind === 'text') {
      countExpressions(environment, 1);
      segments.push(part.text);
    } else {
      const value = evaluate(part.expression, environment);
      environment.evaluation.at = part.expression.at;
      if (value.type === 'unknown') unknown ??= value.label;
      else segments.push(...segmentsOf(value));
    }
  }
  return unknown === undefined ? pathOf(segments) : unknownValue(`a path with ${unknown} in it`);
}

/** A string is one segment, whatever is in it: with a slash in it, it is that of no document. */
function segmentsOf(value: RulesValue): readonly string[] {
  if (value.type === 'path') return value.segments;
  const text = toText(value);
  if (text === undefined) throw new EvaluationError(`${describe(value)} is no segment of a path`);
  return [text];
}
