import type { BlockBody, FunctionDeclaration, RulesFile } from './ast';
import { type Cursor, createCursor } from './cursor';
import { createExpressionParser, type ExpressionParser } from './parseExpression';
import { parseFunction } from './parseFunction';
import { parseMatch } from './parseMatch';
import { RulesSyntaxError } from './rulesError';

/** Firestore's limit on a rules file. */
export const MAX_SOURCE_BYTES = 256 * 1024;

/**
 * Reads the text of a rules file: `rules_version = '2';` and one `service cloud.firestore`.
 * @throws RulesSyntaxError with line and column, what was found and what was expected
 */
export function parseRules(text: string): RulesFile {
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_SOURCE_BYTES) {
    throw new RulesSyntaxError(`found ${bytes} bytes, expected at most ${MAX_SOURCE_BYTES}`, {
      line: 1,
      column: 1,
    });
  }
  const cursor = createCursor(text);
  parseVersion(cursor);
  const parser = createExpressionParser(cursor);
  const globalFunctions: FunctionDeclaration[] = [];
  while (cursor.sees('function')) globalFunctions.push(parseFunction(parser));
  const service = parseService(parser);
  while (cursor.sees('function')) globalFunctions.push(parseFunction(parser));
  if (cursor.peek().kind !== 'end') throw cursor.unexpected('the end of the file');
  return { text, globalFunctions, ...service };
}

function parseVersion(cursor: Cursor): void {
  if (!cursor.sees('rules_version')) throw cursor.unexpected(`"rules_version = '2';"`);
  cursor.next();
  cursor.expect('=');
  const version = cursor.peek();
  if (version.kind !== 'string' || version.text !== '2') throw cursor.unexpected(`'2'`);
  cursor.next();
  cursor.expect(';');
}

function parseService(parser: ExpressionParser): BlockBody {
  const { cursor } = parser;
  cursor.expect('service');
  cursor.expect('cloud');
  cursor.expect('.');
  cursor.expect('firestore');
  cursor.expect('{');
  const functions: FunctionDeclaration[] = [];
  const matches: BlockBody['matches'][number][] = [];
  while (!cursor.takes('}')) {
    if (cursor.sees('function')) functions.push(parseFunction(parser));
    else if (cursor.sees('match')) matches.push(parseMatch(parser, 1));
    else throw cursor.unexpected('"match", "function" or "}"');
  }
  return { functions, matches };
}
