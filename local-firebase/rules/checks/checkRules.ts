import { MAX_ARGUMENTS, MAX_LETS, MAX_PATTERN_SEGMENTS, MAX_WILDCARDS } from '../evaluate/limits';
import { globalFunction, isAccessFunction, isNamespace } from '../functions/builtIns';
import type { CompiledBlock } from '../matching/compileBlocks';
import type { FunctionDeclaration, Named } from '../syntax/ast';
import { RulesError } from '../syntax/rulesError';
import { checkCallGraph } from './checkCallGraph';
import { checkExpression } from './checkExpression';

/** The names that a request gives to every expression. */
const REQUEST_NAMES = ['request', 'resource'];

/**
 * Finds, before any request, what would make each one fail: unknown names, wrong numbers of arguments, recursion,
 * names given twice, Firestore's limits on a file.
 * @throws RulesError with the place
 */
export function checkRules(blocks: readonly CompiledBlock[]): void {
  for (const compiled of blocks) {
    const wildcards = checkPattern(compiled);
    const visible = [...REQUEST_NAMES, ...wildcards.map(({ name }) => name)];
    checkDistinct(compiled.declared, 'function');
    for (const declaration of compiled.declared) checkFunction(declaration, compiled, visible);
    for (const { condition } of compiled.allows) {
      if (condition !== undefined) checkExpression(condition, { block: compiled.block, names: visible });
    }
  }
  checkCallGraph(blocks);
}

function checkPattern({ pattern }: CompiledBlock): readonly Named[] {
  const wildcards = pattern.filter(segment => segment.kind !== 'text');
  const [second] = pattern.filter(({ kind }) => kind === 'recursive').slice(1);
  if (second !== undefined)
    throw new RulesError('found a second {name=**}, expected one in a path', second.at);
  checkAtMost(pattern, MAX_PATTERN_SEGMENTS, 'segments in a path');
  checkAtMost(wildcards, MAX_WILDCARDS, 'wildcards in a path');
  checkDistinct(wildcards, 'wildcard');
  for (const { name, at } of wildcards) {
    if (REQUEST_NAMES.includes(name)) throw new RulesError(`found the wildcard ${name}, which is taken`, at);
  }
  return wildcards;
}

function checkFunction(
  declaration: FunctionDeclaration,
  { block }: CompiledBlock,
  visible: readonly string[],
): void {
  const { name, at, parameters, lets, result } = declaration;
  if (globalFunction(name) !== undefined || isAccessFunction(name) || isNamespace(name)) {
    throw new RulesError(`found a function ${name}, which is a name of the language`, at);
  }
  checkAtMost(parameters, MAX_ARGUMENTS, `parameters of ${name}()`);
  checkAtMost(lets, MAX_LETS, `let bindings in ${name}()`);
  checkDistinct([...parameters, ...lets], 'variable');
  const names = [...visible, ...parameters.map(parameter => parameter.name)];
  for (const binding of lets) {
    checkExpression(binding.value, { block, names });
    names.push(binding.name);
  }
  checkExpression(result, { block, names });
}

function checkDistinct(items: readonly Named[], what: string): void {
  const seen = new Set<string>();
  for (const { name, at } of items) {
    if (seen.has(name)) throw new RulesError(`found the ${what} ${name} a second time`, at);
    seen.add(name);
  }
}

function checkAtMost(items: readonly { readonly at: Named['at'] }[], limit: number, what: string): void {
  const tooMany = items[limit];
  if (tooMany !== undefined) {
    throw new RulesError(`found ${items.length} ${what}, expected at most ${limit}`, tooMany.at);
  }
}
