import type { Expression, FunctionDeclaration } from '../syntax/ast';
import type { Span } from '../syntax/rulesError';
import type { RulesValue } from '../values/value';
import type { DocumentAccess } from './documentAccess';

/** A block of a rules file with the functions declared in it; the outermost holds the global ones. */
export type Block = {
  readonly parent: Block | undefined;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
};

/**
 * How an error on the left of `&&` or `||` is read. `absorbing`: the right side is evaluated and may decide alone, as
 * the hosted service does. `strict`: the error stands.
 */
export type Reading = 'absorbing' | 'strict';

/** What is evaluated in an expression's place, mostly itself: for those who watch the rules, or change them. */
export type Substitute = (expression: Expression) => Expression;

/** What is shared by everything evaluated for one request. */
export type Evaluation = {
  readonly reading: Reading;
  readonly documents: DocumentAccess;
  readonly substitute: Substitute | undefined;
  expressions: number;
  /** Of calls of the file's own functions. */
  depth: number;
  maxDepth: number;
  /** What is being evaluated, for the place of an error. */
  at: Span | undefined;
  /** What was found false last. */
  falseAt: Span | undefined;
};

/** The names that an expression sees. */
export type Environment = {
  readonly evaluation: Evaluation;
  readonly block: Block;
  /** `request`, `resource` and the wildcards of the path. */
  readonly variables: ReadonlyMap<string, RulesValue>;
  /** Parameters and `let`s of the function being evaluated. */
  readonly locals: ReadonlyMap<string, RulesValue>;
};

/** A function with the block that it stands in, whose functions it sees. */
export type DeclaredFunction = { readonly declaration: FunctionDeclaration; readonly block: Block };

/** The innermost function of that name. */
export function findFunction(from: Block, name: string): DeclaredFunction | undefined {
  for (let block: Block | undefined = from; block !== undefined; block = block.parent) {
    const declaration = block.functions.get(name);
    if (declaration !== undefined) return { declaration, block };
  }
  return undefined;
}
