/** A place in a rules file; both count from 1. */
export type Position = { readonly line: number; readonly column: number };

/** A stretch of a rules file: where it begins, and the offsets of its text. */
export type Span = Position & { readonly start: number; readonly end: number };

/** A rules file that cannot be used. The message begins with `line:column: `. */
export class RulesError extends Error {
  readonly line: number;
  readonly column: number;

  constructor(message: string, at: Position) {
    super(`${at.line}:${at.column}: ${message}`);
    this.name = 'RulesError';
    this.line = at.line;
    this.column = at.column;
  }
}

/** Text that is not in the language. */
export class RulesSyntaxError extends RulesError {
  override readonly name = 'RulesSyntaxError';
}
