import type { Expression, LiteralValue, PathPart } from './ast';
import type { ExpressionParser } from './parseExpression';
import { RulesSyntaxError, type Span } from './rulesError';

/** Characters of a path's segment; also the name of the default database. */
const PATH_TEXT = /[A-Za-z0-9_\-.~]+|\(default\)/y;
const INSERTION = /\$\(/y;
/** What the official grammar takes into a path too. */
const PATH_REST = /[@+:%*&']/y;

/** A value and everything that follows it directly: `.name`, `[i]`, `[i:j]`, `(…)`. */
export function parsePrimary(parser: ExpressionParser): Expression {
  const { cursor, built } = parser;
  let target = parseOperand(parser);
  for (;;) {
    if (cursor.takes('.')) {
      const { name } = cursor.expectName('the name of a field or method');
      if (cursor.takes('(')) {
        const args = parser.list(')');
        const at = cursor.since(target.at);
        target = built({ kind: 'methodCall', target, method: name, args, at }, [target, ...args]);
      } else {
        target = built({ kind: 'member', target, name, at: cursor.since(target.at) }, [target]);
      }
    } else if (cursor.takes('[')) {
      target = parseIndex(parser, target);
    } else {
      return target;
    }
  }
}

function parseIndex({ cursor, built, expression }: ExpressionParser, target: Expression): Expression {
  const first = expression();
  if (cursor.takes(':')) {
    const to = expression();
    cursor.expect(']');
    const at = cursor.since(target.at);
    return built({ kind: 'range', target, from: first, to, at }, [target, first, to]);
  }
  if (!cursor.takes(']')) throw cursor.unexpected('"]" or ":"');
  return built({ kind: 'index', target, index: first, at: cursor.since(target.at) }, [target, first]);
}

function parseOperand(parser: ExpressionParser): Expression {
  const { cursor, built } = parser;
  const token = cursor.peek();
  switch (token.kind) {
    case 'int':
    case 'float':
    case 'bytes':
      cursor.next();
      return built(literal({ type: token.kind, value: token.value } as LiteralValue, token.at), []);
    case 'string':
      cursor.next();
      return built(literal({ type: 'string', value: token.text }, token.at), []);
    case 'name':
      return parseName(parser);
    case 'symbol':
      return parseBracketed(parser, token.text);
    case 'end':
      throw cursor.unexpected('an expression');
    default:
      return token satisfies never;
  }
}

function literal(value: LiteralValue, at: Span): Expression {
  return { kind: 'literal', value, at };
}

const WORDS: Readonly<Record<string, LiteralValue>> = {
  null: { type: 'null' },
  true: { type: 'bool', value: true },
  false: { type: 'bool', value: false },
};

function parseName(parser: ExpressionParser): Expression {
  const { cursor, built } = parser;
  const token = cursor.peek();
  const word = token.kind === 'name' && Object.hasOwn(WORDS, token.text) ? WORDS[token.text] : undefined;
  if (word !== undefined) {
    cursor.next();
    return built(literal(word, token.at), []);
  }
  const { name, at } = cursor.expectName('an expression');
  if (!cursor.takes('(')) return built({ kind: 'name', name, at }, []);
  const args = parser.list(')');
  return built({ kind: 'call', name, args, at: cursor.since(at) }, args);
}

function parseBracketed(parser: ExpressionParser, symbol: string): Expression {
  const { cursor, built } = parser;
  const { at } = cursor.peek();
  if (symbol === '/') return parsePath(parser);
  if (cursor.takes('(')) {
    const inner = parser.expression();
    cursor.expect(')');
    return built({ kind: 'group', inner, at: cursor.since(at) }, [inner]);
  }
  if (cursor.takes('[')) {
    const items = parser.list(']');
    return built({ kind: 'list', items, at: cursor.since(at) }, items);
  }
  if (cursor.takes('{')) return parseMap(parser, at);
  throw cursor.unexpected('an expression');
}

function parseMap({ cursor, built, expression }: ExpressionParser, at: Span): Expression {
  const entries: { key: Expression; value: Expression }[] = [];
  while (!cursor.takes('}')) {
    const key = expression();
    cursor.expect(':');
    entries.push({ key, value: expression() });
    // A comma may also stand behind the last one.
    if (!cursor.takes(',') && !cursor.sees('}')) throw cursor.unexpected('"," or "}"');
  }
  const children = entries.flatMap(({ key, value }) => [key, value]);
  return built({ kind: 'map', entries, at: cursor.since(at) }, children);
}

/** `/databases/$(database)/documents/orders/$(id)`: no blanks, except inside the parentheses. */
function parsePath({ cursor, built, expression }: ExpressionParser): Expression {
  const { at } = cursor.peek();
  const parts: PathPart[] = [];
  const slash = /\//y;
  for (let next = cursor.takePiece(slash); next !== undefined; next = cursor.takeAdjacent(slash)) {
    if (cursor.takeAdjacent(INSERTION)) {
      parts.push({ kind: 'inserted', expression: expression() });
      cursor.expect(')');
      continue;
    }
    const text = cursor.takeAdjacent(PATH_TEXT);
    if (text === undefined)
      throw new RulesSyntaxError('found "/", expected a path segment behind it', next.at);
    parts.push({ kind: 'text', text: text.match[0] });
  }
  const glued = cursor.takeAdjacent(PATH_REST);
  if (glued !== undefined) {
    throw new RulesSyntaxError(
      `found ${JSON.stringify(glued.match[0])} right behind a path, which would be a part of it; put a blank between`,
      glued.at,
    );
  }
  const inserted = parts.flatMap(part => (part.kind === 'inserted' ? [part.expression] : []));
  return built({ kind: 'path', parts, at: cursor.since(at) }, inserted);
}
