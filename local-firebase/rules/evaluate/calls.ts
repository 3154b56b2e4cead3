import { globalFunction, isAccessFunction, namespaceFunction } from '../functions/builtIns';
import type { Callable } from '../functions/callable';
import type { ExpressionOf } from '../syntax/ast';
import { NULL, type RulesValue } from '../values/value';
import { type DeclaredFunction, type Environment, findFunction } from './environment';
import { evaluate, evaluateAll } from './evaluate';
import { EvaluationError } from './evaluationError';
import { countExpressions, withErrorPosition } from './step';

/** A function of the file, or one of the language's. */
export function evaluateCall(expression: ExpressionOf<'call'>, environment: Environment): RulesValue {
  const { name, args } = expression;
  countExpressions(environment, 1);
  const values = evaluateAll(args, environment);
  const own = findFunction(environment.block, name);
  if (own !== undefined) return callOwn(own, values, environment);
  return withErrorPosition(expression, environment, () => {
    if (isAccessFunction(name)) return environment.evaluation.documents.call(name, values[0] ?? NULL);
    return callBuiltIn(globalFunction(name), name, values);
  });
}

/** `math.abs(x)`: the name before the dot is an expression too. */
export function evaluateNamespaceCall(
  expression: ExpressionOf<'methodCall'>,
  namespace: string,
  environment: Environment,
): RulesValue {
  const { method, args } = expression;
  countExpressions(environment, 1);
  const values = evaluateAll(args, environment);
  return withErrorPosition(expression, environment, () =>
    callBuiltIn(namespaceFunction(namespace, method), `${namespace}.${method}`, values),
  );
}

/** The file was checked at start to call only what there is, with as many arguments as it takes. */
function callBuiltIn(
  callable: Callable | undefined,
  name: string,
  values: readonly RulesValue[],
): RulesValue {
  if (callable === undefined) throw new EvaluationError(`there is no function ${name}()`);
  return callable.call(values);
}

/** Each `let` is evaluated, whether or not the result needs it. */
function callOwn(
  { declaration, block }: DeclaredFunction,
  values: readonly RulesValue[],
  { evaluation, variables }: Environment,
): RulesValue {
  const locals = new Map<string, RulesValue>();
  for (const [index, { name }] of declaration.parameters.entries()) locals.set(name, values[index] ?? NULL);
  const inside: Environment = { evaluation, variables, block, locals };
  evaluation.depth += 1;
  evaluation.maxDepth = Math.max(evaluation.maxDepth, evaluation.depth);
  try {
    for (const { name, value } of declaration.lets) {
      countExpressions(inside, 1);
      locals.set(name, evaluate(value, inside));
    }
    return evaluate(declaration.result, inside);
  } finally {
    evaluation.depth -= 1;
  }
}
