import { type Block, findFunction } from '../evaluate/environment';
import { globalFunction, isAccessFunction, isNamespace, namespaceFunction } from '../functions/builtIns';
import { methodArities } from '../methods/methods';
import { PatternError, re2 } from '../regex/re2';
import type { Expression, ExpressionOf } from '../syntax/ast';
import { childrenOf } from '../syntax/children';
import { RulesError } from '../syntax/rulesError';

export type Visible = { readonly block: Block; readonly names: readonly string[] };

const MAX_INT64 = 2n ** 63n - 1n;
const PATTERN_METHODS = ['matches', 'replace', 'split'];

/** @throws RulesError for a name that nothing has, or a call that cannot succeed */
export function checkExpression(expression: Expression, visible: Visible): void {
  switch (expression.kind) {
    case 'name':
      checkName(expression, visible);
      return;
    case 'call':
      checkCall(expression, visible);
      break;
    case 'methodCall':
      checkMethodCall(expression, visible);
      return;
    case 'literal':
      if (expression.value.type === 'int' && expression.value.value > MAX_INT64) throw tooLarge(expression);
      break;
    case 'unary':
      // The smallest integer is written as minus one more than the largest.
      if (isSmallestInt(expression)) return;
      break;
    default:
  }
  for (const child of childrenOf(expression)) checkExpression(child, visible);
}

function checkName({ name, at }: ExpressionOf<'name'>, { names }: Visible): void {
  if (names.includes(name)) return;
  if (isNamespace(name))
    throw new RulesError(`found ${name}, expected a function of it such as ${name}.value()`, at);
  throw new RulesError(`found the unknown name ${name}, expected one of ${names.join(', ')}`, at);
}

function checkCall({ name, args, at }: ExpressionOf<'call'>, { block }: Visible): void {
  const own = findFunction(block, name)?.declaration.parameters.length;
  const arity = own ?? (isAccessFunction(name) ? 1 : globalFunction(name)?.arity);
  if (arity === undefined) throw new RulesError(`found the unknown function ${name}()`, at);
  checkArity(`${name}()`, args.length, [arity], at);
}

function checkMethodCall(expression: ExpressionOf<'methodCall'>, visible: Visible): void {
  const { target, method, args, at } = expression;
  for (const arg of args) checkExpression(arg, visible);
  if (target.kind === 'name' && isNamespace(target.name) && !visible.names.includes(target.name)) {
    const callable = namespaceFunction(target.name, method);
    if (callable === undefined)
      throw new RulesError(`found the unknown function ${target.name}.${method}()`, at);
    checkArity(`${target.name}.${method}()`, args.length, [callable.arity], at);
    return;
  }
  const arities = methodArities(method);
  if (arities.length === 0) throw new RulesError(`found the method ${method}(), which no type has`, at);
  checkArity(`${method}()`, args.length, arities, at);
  if (PATTERN_METHODS.includes(method)) checkPattern(args[0]);
  checkExpression(target, visible);
}

/** A pattern that is written in the file is read before any request needs it. */
function checkPattern(pattern: Expression | undefined): void {
  if (pattern?.kind !== 'literal' || pattern.value.type !== 'string') return;
  try {
    re2(pattern.value.value);
  } catch (error) {
    if (error instanceof PatternError) throw new RulesError(error.message, pattern.at);
    throw error;
  }
}

function checkArity(name: string, found: number, expected: readonly number[], at: Expression['at']): void {
  if (expected.includes(found)) return;
  const counts = [...new Set(expected)].join(' or ');
  throw new RulesError(`found ${found} arguments of ${name}, expected ${counts}`, at);
}

function isSmallestInt({ operator, operand }: ExpressionOf<'unary'>): boolean {
  if (operator !== '-' || operand.kind !== 'literal' || operand.value.type !== 'int') return false;
  return operand.value.value === MAX_INT64 + 1n;
}

function tooLarge({ at }: Expression): RulesError {
  return new RulesError('found an integer of more than 64 bits', at);
}
