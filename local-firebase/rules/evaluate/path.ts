import { unknownValue } from '../list/unknown';
import type { ExpressionOf } from '../syntax/ast';
import { describe } from '../values/describe';
import { type PathSegment, pathOf, type RulesValue } from '../values/value';
import type { Environment } from './environment';
import { evaluate } from './evaluate';
import { EvaluationError } from './evaluationError';
import { count } from './step';

/** A path literal; a name in it that nothing has a value for is left for `bind`. */
export function evaluatePath(expression: ExpressionOf<'path'>, environment: Environment): RulesValue {
  count(environment, 1);
  const segments: PathSegment[] = [];
  let unknown: string | undefined;
  for (const part of expression.parts) {
    if (part.kind === 'text') {
      count(environment, 1);
      segments.push(part.text);
    } else if (part.expression.kind === 'name' && !isKnown(part.expression.name, environment)) {
      count(environment, 1);
      segments.push({ binding: part.expression.name });
    } else {
      const value = evaluate(part.expression, environment);
      environment.evaluation.at = part.expression.at;
      if (value.type === 'unknown') unknown ??= value.label;
      else segments.push(...segmentsOf(value));
    }
  }
  return unknown === undefined ? pathOf(segments) : unknownValue(`a path with ${unknown} in it`);
}

function isKnown(name: string, { locals, variables }: Environment): boolean {
  return locals.has(name) || variables.has(name);
}

/** A string is one segment: with a slash in it, data could lead a rule to another collection. */
function segmentsOf(value: RulesValue): readonly PathSegment[] {
  if (value.type === 'path') return value.segments;
  if (value.type !== 'string' || value.value === '' || value.value.includes('/')) {
    throw new EvaluationError(`${describe(value)} is no segment of a path`);
  }
  return [value.value];
}
