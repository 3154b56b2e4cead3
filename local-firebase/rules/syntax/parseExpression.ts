import { BINARY_OPERATORS, type BinaryOperator, type Expression, TYPE_NAMES, type TypeName } from './ast';
import { type Complexity, createComplexity } from './complexity';
import type { Cursor } from './cursor';
import { parsePrimary } from './parsePrimary';
import { RulesSyntaxError, type Span } from './rulesError';

/** How tightly each operator binds its operands; all of them group from the left. */
const BINDING: Readonly<Record<BinaryOperator | 'is', number>> = {
  '||': 1,
  '&&': 2,
  '==': 3,
  '!=': 3,
  in: 4,
  is: 4,
  '<': 5,
  '<=': 5,
  '>': 5,
  '>=': 5,
  '+': 6,
  '-': 6,
  '*': 7,
  '/': 7,
  '%': 7,
};
/** What makes a path of a slash in the official grammar, wherever it stands. */
const PATH_START = /[^\s"[{!]/y;
const MINUS = /-/y;
/** Bounds the parser's own recursion. */
const MAX_NESTING = 250;

export type ExpressionParser = {
  readonly cursor: Cursor;
  /** Checks a new node and gives it back. */
  readonly built: Complexity;
  /** A whole expression. @throws RulesSyntaxError */
  readonly expression: () => Expression;
  /** Expressions between commas, up to and with the symbol `close`. */
  readonly list: (close: ')' | ']') => Expression[];
};

export function createExpressionParser(cursor: Cursor): ExpressionParser {
  const built = createComplexity();
  let nesting = 0;

  function nested<T>(parse: () => T): T {
    nesting += 1;
    if (nesting > MAX_NESTING) {
      throw new RulesSyntaxError(
        `found an expression too complex to evaluate safely, expected at most ${MAX_NESTING} nested expressions`,
        cursor.peek().at,
      );
    }
    const result = parse();
    nesting -= 1;
    return result;
  }

  const expression = (): Expression =>
    nested(() => {
      const condition = binary(1);
      if (!cursor.takes('?')) return condition;
      const whenTrue = expression();
      cursor.expect(':');
      const whenFalse = expression();
      return built({ kind: 'conditional', condition, whenTrue, whenFalse, at: cursor.since(condition.at) }, [
        condition,
        whenTrue,
        whenFalse,
      ]);
    });

  function binary(loosest: number): Expression {
    let left = unary();
    for (;;) {
      const operator = operatorAhead();
      if (operator === undefined || BINDING[operator] < loosest) return left;
      const { at } = cursor.next();
      checkSpacing(operator, at);
      if (operator === 'is') {
        const type = typeName();
        left = built({ kind: 'is', operand: left, type, at: cursor.since(left.at) }, [left]);
        continue;
      }
      const right = binary(BINDING[operator] + 1);
      checkApart(operator, left, right);
      left = built({ kind: 'binary', operator, left, right, at: cursor.since(left.at) }, [left, right]);
    }
  }

  /** What the official engine would read as a path or as a decrement. */
  function checkSpacing(operator: string, at: Span): void {
    if (operator === '/' && cursor.takeAdjacent(PATH_START)) {
      throw new RulesSyntaxError(
        'found "/" as the beginning of a path; to divide, put a blank behind it',
        at,
      );
    }
    if (operator === '-' && cursor.takeAdjacent(MINUS)) {
      throw new RulesSyntaxError('found "--", which no rule contains', at);
    }
  }

  function operatorAhead(): BinaryOperator | 'is' | undefined {
    const token = cursor.peek();
    if (token.kind !== 'symbol' && token.kind !== 'name') return undefined;
    if (token.text === 'is') return 'is';
    return BINARY_OPERATORS.find(operator => operator === token.text);
  }

  function typeName(): TypeName {
    const token = cursor.peek();
    const type = TYPE_NAMES.find(name => token.kind === 'name' && token.text === name);
    if (type === undefined) throw cursor.unexpected(`a type (${TYPE_NAMES.join(', ')})`);
    cursor.next();
    return type;
  }

  const unary = (): Expression =>
    nested(() => {
      const token = cursor.peek();
      if (token.kind !== 'symbol' || (token.text !== '!' && token.text !== '-')) return parsePrimary(parser);
      cursor.next();
      if (token.text === '-' && (cursor.sees('-') || cursor.sees('!'))) throw cursor.unexpected('a number');
      const operand = unary();
      return built({ kind: 'unary', operator: token.text, operand, at: cursor.since(token.at) }, [operand]);
    });

  function list(close: ')' | ']'): Expression[] {
    const items: Expression[] = [];
    if (cursor.takes(close)) return items;
    for (;;) {
      items.push(expression());
      // A comma may also stand behind the last one.
      const more = cursor.takes(',');
      if (cursor.takes(close)) return items;
      if (!more) throw cursor.unexpected(`"," or "${close}"`);
    }
  }

  const parser: ExpressionParser = { cursor, built, expression, list };
  return parser;
}

/** The reference and the official engine read `a in b == c` differently. */
function checkApart(operator: BinaryOperator, ...operands: readonly Expression[]): void {
  if (operator !== '==' && operator !== '!=') return;
  for (const operand of operands) {
    const word = operand.kind === 'binary' ? operand.operator : operand.kind;
    if (word !== 'in' && word !== 'is') continue;
    throw new RulesSyntaxError(
      `found "${word}" beside "${operator}", expected parentheses around it`,
      operand.at,
    );
  }
}
