import { globalFunction, isAccessFunction, namespaceFunction } from '../functions/builtIns';
import type { Callable } from '../functions/callable';
import type { Expression, ExpressionOf } from '../syntax/ast';
import { NULL, type RulesValue } from '../values/value';
import { type Environment, findFunction } from './environment';
import { at, count, evaluate, evaluateAll } from './evaluate';
import { EvaluationError, LimitError } from './evaluationError';
import { MAX_CALL_DEPTH } from './limits';

/** A function of the file, or one of the language's. */
export function evaluateCall(expression: ExpressionOf<'call'>, environment: Environment): RulesValue {
  const { name, args } = expression;
  count(environment, 1);
  const values = evaluateAll(args, environment);
  if (findFunction(environment.block, name) !== undefined) return callOwn(expression, values, environment);
  return at(expression, environment, () => {
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
  count(environment, 1);
  const values = evaluateAll(args, environment);
  return at(expression as Expression, environment, () =>
    callBuiltIn(namespaceFunction(namespace, method), `${namespace}.${method}`, values),
  );
}

function callBuiltIn(
  callable: Callable | undefined,
  name: string,
  values: readonly RulesValue[],
): RulesValue {
  if (callable === undefined) throw new EvaluationError(`there is no function ${name}()`);
  if (values.length !== callable.arity) {
    throw new EvaluationError(`${name}() takes ${callable.arity} arguments, not ${values.length}`);
  }
  return callable.call(values);
}

/** Each `let` is evaluated, whether or not the result needs it. */
function callOwn(
  { name, at: place }: ExpressionOf<'call'>,
  values: readonly RulesValue[],
  environment: Environment,
): RulesValue {
  const found = findFunction(environment.block, name);
  if (found === undefined) throw new EvaluationError(`there is no function ${name}()`);
  const { declaration, block } = found;
  const { evaluation, variables } = environment;
  evaluation.depth += 1;
  evaluation.maxDepth = Math.max(evaluation.maxDepth, evaluation.depth);
  evaluation.at = place;
  if (evaluation.depth > MAX_CALL_DEPTH)
    throw new LimitError(`more than ${MAX_CALL_DEPTH} calls inside one another`);
  const locals = new Map<string, RulesValue>();
  for (const [index, parameter] of declaration.parameters.entries())
    locals.set(parameter.name, values[index] ?? NULL);
  const inside: Environment = { evaluation, variables, block, locals };
  try {
    for (const { name: variable, value } of declaration.lets) {
      count(inside, 1);
      locals.set(variable, evaluate(value, inside));
    }
    return evaluate(declaration.result, inside);
  } finally {
    evaluation.depth -= 1;
  }
}
