import { type Block, findFunction } from '../evaluate/environment';
import { MAX_CALL_DEPTH } from '../evaluate/limits';
import type { CompiledBlock } from '../matching/compileBlocks';
import type { Expression, FunctionDeclaration } from '../syntax/ast';
import { childrenOf } from '../syntax/children';
import { RulesError } from '../syntax/rulesError';

/** Refuses functions that reach themselves, and calls inside one another beyond Firestore's limit. */
export function checkCallGraph(blocks: readonly CompiledBlock[]): void {
  const depths = new Map<FunctionDeclaration, number>();
  const open: FunctionDeclaration[] = [];

  function depthOf(declaration: FunctionDeclaration, block: Block): number {
    const known = depths.get(declaration);
    if (known !== undefined) return known;
    if (open.includes(declaration)) {
      const chain = [...open.slice(open.indexOf(declaration)), declaration].map(({ name }) => name);
      throw new RulesError(
        `found the recursion ${chain.join(' → ')}, which is not permitted`,
        declaration.at,
      );
    }
    open.push(declaration);
    let deepest = 0;
    for (const body of [...declaration.lets.map(({ value }) => value), declaration.result]) {
      deepest = Math.max(deepest, deepestCall(body, block));
    }
    open.pop();
    const depth = deepest + 1;
    if (depth > MAX_CALL_DEPTH) {
      throw new RulesError(
        `found ${depth} calls inside one another below ${declaration.name}(), expected at most ${MAX_CALL_DEPTH}`,
        declaration.at,
      );
    }
    depths.set(declaration, depth);
    return depth;
  }

  function deepestCall(expression: Expression, block: Block): number {
    let deepest = 0;
    if (expression.kind === 'call') {
      const called = findFunction(block, expression.name);
      if (called !== undefined) deepest = depthOf(called.declaration, called.block);
    }
    for (const child of childrenOf(expression)) deepest = Math.max(deepest, deepestCall(child, block));
    return deepest;
  }

  for (const { block, declared } of blocks) {
    for (const declaration of declared) depthOf(declaration, block);
  }
}
