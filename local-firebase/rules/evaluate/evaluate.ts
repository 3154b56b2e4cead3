import { isNamespace } from '../functions/builtIns';
import { callMethod } from '../methods/methods';
import { elementOf, memberOf, rangeOf } from '../operators/access';
import { negated } from '../operators/arithmetic';
import type { Expression, ExpressionOf } from '../syntax/ast';
import { boolOf, listOf, mapOf, type RulesValue } from '../values/value';
import { evaluateBinary } from './binary';
import { evaluateCall, evaluateNamespaceCall } from './calls';
import type { Environment } from './environment';
import { EvaluationError } from './evaluationError';
import { evaluateConditional, truthOf } from './logic';
import { evaluatePath } from './path';
import { countExpressions, withErrorPosition } from './step';
import { evaluateType } from './typeTest';

/**
 * The value of an expression.
 * @throws EvaluationError where it has none; LimitError past a limit
 */
export function evaluate(expression: Expression, environment: Environment): RulesValue {
  const { substitute } = environment.evaluation;
  const value = evaluateNode(substitute === undefined ? expression : substitute(expression), environment);
  if (value.type === 'bool' && !value.value && isTest(expression))
    environment.evaluation.falseAt = expression.at;
  return value;
}

function evaluateNode(expression: Expression, environment: Environment): RulesValue {
  switch (expression.kind) {
    case 'group':
      return evaluate(expression.inner, environment);
    case 'binary':
      return evaluateBinary(expression, environment);
    case 'conditional':
      return evaluateConditional(expression, environment);
    case 'is':
      return evaluateType(expression, environment);
    case 'path':
      return evaluatePath(expression, environment);
    case 'call':
      return evaluateCall(expression, environment);
    default:
      countExpressions(environment, 1);
      return simpleValue(expression, environment);
  }
}

type Simple = Exclude<
  Expression,
  { readonly kind: 'group' | 'binary' | 'conditional' | 'is' | 'path' | 'call' }
>;

function simpleValue(expression: Simple, environment: Environment): RulesValue {
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'name':
      return variable(expression, environment);
    case 'list':
      return listOf(evaluateAll(expression.items, environment));
    case 'map':
      return mapValue(expression, environment);
    case 'member': {
      const target = evaluate(expression.target, environment);
      return withErrorPosition(expression, environment, () => memberOf(target, expression.name));
    }
    case 'index': {
      const target = evaluate(expression.target, environment);
      const index = evaluate(expression.index, environment);
      return withErrorPosition(expression, environment, () => elementOf(target, index));
    }
    case 'range': {
      const target = evaluate(expression.target, environment);
      const [from, to] = [evaluate(expression.from, environment), evaluate(expression.to, environment)];
      return withErrorPosition(expression, environment, () => rangeOf(target, from, to));
    }
    case 'methodCall':
      return methodValue(expression, environment);
    case 'unary': {
      if (expression.operator === '!') return boolOf(!truthOf(expression.operand, environment));
      const operand = evaluate(expression.operand, environment);
      return withErrorPosition(expression, environment, () => negated(operand));
    }
    default:
      return expression satisfies never;
  }
}

export function evaluateAll(expressions: readonly Expression[], environment: Environment): RulesValue[] {
  return expressions.map(expression => evaluate(expression, environment));
}

function variable(
  { name, at: place }: ExpressionOf<'name'>,
  { locals, variables, evaluation }: Environment,
): RulesValue {
  const value = locals.get(name) ?? variables.get(name);
  if (value !== undefined) return value;
  evaluation.at = place;
  throw new EvaluationError(`there is no ${name} here`);
}

function mapValue({ entries, at: place }: ExpressionOf<'map'>, environment: Environment): RulesValue {
  const values = new Map<string, RulesValue>();
  for (const { key, value } of entries) {
    const name = evaluate(key, environment);
    environment.evaluation.at = place;
    if (name.type !== 'string') throw new EvaluationError(`a key is a string, not a ${name.type}`);
    values.set(name.value, evaluate(value, environment));
  }
  return mapOf(values);
}

function methodValue(expression: ExpressionOf<'methodCall'>, environment: Environment): RulesValue {
  const { target, method, args } = expression;
  if (target.kind === 'name' && isNamespace(target.name) && !environment.locals.has(target.name)) {
    return evaluateNamespaceCall(expression, target.name, environment);
  }
  const receiver = evaluate(target, environment);
  const values = evaluateAll(args, environment);
  return withErrorPosition(expression, environment, () => callMethod(receiver, method, values));
}

/** Whether "this was false" says more than what is inside it would. */
function isTest(expression: Expression): boolean {
  if (expression.kind === 'binary') return expression.operator !== '&&' && expression.operator !== '||';
  return !['group', 'conditional', 'call'].includes(expression.kind);
}
