import type { Expression } from './ast';
import { RulesSyntaxError } from './rulesError';

/**
 * The hosted service refuses an expression of more levels than this, where each pair of parentheses and each
 * operator between two operands puts what it holds one level deeper: a chain of 98 comparisons with `&&` compiles.
 */
const MAX_LEVELS = 99;
/** Every node counts; it bounds the recursion of whoever walks a tree. */
const MAX_HEIGHT = 400;

type Shape = { readonly levels: number; readonly height: number };

/** Refuses trees that grow too deep while they are built from their leaves up. */
export type Complexity = <E extends Expression>(expression: E, children: readonly Expression[]) => E;

export function createComplexity(): Complexity {
  const shapes = new WeakMap<Expression, Shape>();
  return (expression, children) => {
    let levels = 0;
    let height = 0;
    for (const child of children) {
      const shape = shapes.get(child);
      levels = Math.max(levels, shape?.levels ?? 0);
      height = Math.max(height, shape?.height ?? 0);
    }
    const isLevel = expression.kind === 'binary' || expression.kind === 'is' || expression.kind === 'group';
    const shape = { levels: isLevel || levels === 0 ? levels + 1 : levels, height: height + 1 };
    if (shape.levels > MAX_LEVELS || shape.height > MAX_HEIGHT) throw tooComplex(expression);
    shapes.set(expression, shape);
    return expression;
  };
}

function tooComplex({ at }: Expression): RulesSyntaxError {
  return new RulesSyntaxError(
    `found an expression too complex to evaluate safely, expected at most ${MAX_LEVELS} levels of operators and parentheses`,
    at,
  );
}
