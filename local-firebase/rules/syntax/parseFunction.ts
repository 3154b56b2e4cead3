import type { FunctionDeclaration, LetBinding, Named } from './ast';
import type { ExpressionParser } from './parseExpression';

/** `function name(a, b) { let x = …; return …; }` */
export function parseFunction({ cursor, expression }: ExpressionParser): FunctionDeclaration {
  const first = cursor.expect('function');
  const { name } = cursor.expectName('the name of the function');
  cursor.expect('(');
  const parameters: Named[] = [];
  if (!cursor.takes(')')) {
    do parameters.push(cursor.expectName('the name of a parameter'));
    while (cursor.takes(','));
    if (!cursor.takes(')')) throw cursor.unexpected('"," or ")"');
  }
  cursor.expect('{');
  const lets: LetBinding[] = [];
  while (cursor.takes('let')) {
    const { name: variable, at } = cursor.expectName('the name of the variable');
    cursor.expect('=');
    const value = expression();
    cursor.expect(';');
    lets.push({ name: variable, value, at });
  }
  if (!cursor.takes('return')) throw cursor.unexpected('"let" or "return"');
  const result = expression();
  cursor.expect(';');
  cursor.expect('}');
  return { name, parameters, lets, result, at: cursor.since(first) };
}
