import {
  ALLOW_METHODS,
  type AllowMethod,
  type AllowStatement,
  type MatchBlock,
  type PatternSegment,
} from './ast';
import type { Cursor } from './cursor';
import type { ExpressionParser } from './parseExpression';
import { parseFunction } from './parseFunction';
import { RulesSyntaxError } from './rulesError';

/** Firestore's limit on matches inside one another. */
const MAX_MATCH_DEPTH = 10;
const SLASH = /\//y;
const WILDCARD = /\{([A-Za-z_][A-Za-z0-9_]*)(=\*\*)?\}/y;
const TEXT = /[^\s/{}();:,='"*$?]+/y;

/** `match /orders/{id} { … }`; `depth` counts this block and those around it. */
export function parseMatch(parser: ExpressionParser, depth: number): MatchBlock {
  const { cursor } = parser;
  const first = cursor.expect('match');
  if (depth > MAX_MATCH_DEPTH) {
    throw new RulesSyntaxError(
      `found a match inside ${depth - 1} others, expected at most ${MAX_MATCH_DEPTH}`,
      first,
    );
  }
  const pattern = parsePattern(cursor);
  const at = cursor.since(first);
  cursor.expect('{');
  const functions: MatchBlock['functions'][number][] = [];
  const matches: MatchBlock[] = [];
  const allows: AllowStatement[] = [];
  while (!cursor.takes('}')) {
    if (cursor.sees('allow')) allows.push(parseAllow(parser));
    else if (cursor.sees('match')) matches.push(parseMatch(parser, depth + 1));
    else if (cursor.sees('function')) functions.push(parseFunction(parser));
    else throw cursor.unexpected('"allow", "match", "function" or "}"');
  }
  return { pattern, functions, matches, allows, at };
}

function parsePattern(cursor: Cursor): PatternSegment[] {
  const segments: PatternSegment[] = [];
  for (let slash = cursor.takePiece(SLASH); slash !== undefined; slash = cursor.takeAdjacent(SLASH)) {
    const wildcard = cursor.takeAdjacent(WILDCARD);
    if (wildcard !== undefined) {
      const [, name = '', stars] = wildcard.match;
      segments.push({ kind: stars === undefined ? 'single' : 'recursive', name, at: wildcard.at });
      continue;
    }
    const text = cursor.takeAdjacent(TEXT);
    if (text === undefined) {
      throw new RulesSyntaxError(
        'found "/", expected a path segment, {name} or {name=**} behind it',
        slash.at,
      );
    }
    segments.push({ kind: 'text', text: text.match[0], at: text.at });
  }
  if (segments.length === 0) throw cursor.unexpected('a path such as /orders/{id}');
  return segments;
}

/** `allow get, list: if …;` or, always allowing, `allow get;` */
function parseAllow({ cursor, expression }: ExpressionParser): AllowStatement {
  const first = cursor.expect('allow');
  const methods: AllowMethod[] = [];
  do methods.push(parseMethod(cursor));
  while (cursor.takes(','));
  if (cursor.takes(';')) return { methods, condition: undefined, at: cursor.since(first) };
  if (!cursor.takes(':')) throw cursor.unexpected('",", ":" or ";"');
  cursor.expect('if');
  const condition = expression();
  cursor.expect(';');
  return { methods, condition, at: cursor.since(first) };
}

function parseMethod(cursor: Cursor): AllowMethod {
  const token = cursor.peek();
  const method = ALLOW_METHODS.find(name => token.kind === 'name' && token.text === name);
  if (method === undefined) throw cursor.unexpected(`a method (${ALLOW_METHODS.join(', ')})`);
  cursor.next();
  return method;
}
