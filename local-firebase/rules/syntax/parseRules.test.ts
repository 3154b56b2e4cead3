import { describe, expect, test } from 'vitest';
import { MAX_SOURCE_BYTES, parseRules } from './parseRules';
import { RulesSyntaxError } from './rulesError';

const HEAD = "rules_version = '2';\nservice cloud.firestore {\n";
const inService = (text: string) => `${HEAD}${text}\n}`;

describe('a rules file', () => {
  test('is read with its functions, matches and allow statements', () => {
    const file = parseRules(`// A comment first.
rules_version = "2";
function everywhere() { return true; }
service cloud.firestore {
  function inService(a, b) { let c = a; return c == b; }
  match /databases/{database}/documents {
    match /orders/{id} {
      allow get, list;
      allow write: if inService(id, 'x');
      match /{rest=**} { allow read: if everywhere(); }
    }
    match /my-things.v2/shop {}
  }
}`);
    const [root] = file.matches;
    const [orders, things] = root?.matches ?? [];
    expect(file.globalFunctions.map(({ name }) => name)).toEqual(['everywhere']);
    expect(file.functions[0]).toMatchObject({
      parameters: [{ name: 'a' }, { name: 'b' }],
      lets: [{ name: 'c' }],
    });
    expect(orders?.pattern).toMatchObject([
      { kind: 'text', text: 'orders' },
      { kind: 'single', name: 'id' },
    ]);
    expect(orders?.allows.map(({ methods }) => methods)).toEqual([['get', 'list'], ['write']]);
    expect(orders?.allows[0]?.condition).toBeUndefined();
    expect(orders?.matches[0]?.pattern).toMatchObject([{ kind: 'recursive', name: 'rest' }]);
    expect(things?.pattern).toMatchObject([{ text: 'my-things.v2' }, { text: 'shop' }]);
  });

  test.each([
    ['', '1:1: found the end of the file, expected "rules_version = \'2\';"'],
    ['service cloud.firestore {}', '1:1: found "service", expected "rules_version = \'2\';"'],
    ["rules_version = '1';", "1:17: found \"'1'\", expected '2'"],
    ["rules_version = '2'", '1:20: found the end of the file, expected ";"'],
    ["rules_version = '2';\nservice firebase.storage {}", '2:9: found "firebase", expected "cloud"'],
    [`${HEAD}`, '3:1: found the end of the file, expected "match", "function" or "}"'],
    [`${HEAD}} extra`, '3:3: found "extra", expected the end of the file'],
    [inService('match orders {}'), '3:7: found "orders", expected a path such as /orders/{id}'],
    [inService('match /a//b {}'), '3:9: found "/", expected a path segment, {name} or {name=**} behind it'],
    [inService('match /a/** {}'), '3:9: found "/", expected a path segment, {name} or {name=**} behind it'],
    [
      inService('match /a/{id=*} {}'),
      '3:9: found "/", expected a path segment, {name} or {name=**} behind it',
    ],
    [
      inService('match /a/{id} { allow reed; }'),
      '3:23: found "reed", expected a method (read, write, get, list, create, update, delete)',
    ],
    [inService('match /a/{id} { allow read if true; }'), '3:28: found "if", expected ",", ":" or ";"'],
    [inService('match /a/{id} { allow read: true; }'), '3:29: found "true", expected "if"'],
    [inService('match /a/{id} { allow read: if true }'), '3:37: found "}", expected ";"'],
    [inService('match /a/{id} { allow read: if ; }'), '3:32: found ";", expected an expression'],
    [inService('match /a/{id} { allow read: if a b; }'), '3:34: found "b", expected ";"'],
    [
      inService('match /a/{id} { allow read: if a is thing; }'),
      '3:37: found "thing", expected a type (bool, bytes, duration, float, int, latlng, list, map, map_diff, number, path, string, timestamp)',
    ],
    [inService('match /a/{id} { allow read: if a ? b; }'), '3:37: found ";", expected ":"'],
    [inService('match /a/{id} { allow read: if (a; }'), '3:34: found ";", expected ")"'],
    [inService('match /a/{id} { allow read: if f(a; }'), '3:35: found ";", expected "," or ")"'],
    [inService('match /a/{id} { allow read: if a[1; }'), '3:35: found ";", expected "]" or ":"'],
    [inService('match /a/{id} { allow read: if {1}; }'), '3:34: found "}", expected ":"'],
    [
      inService('match /a/{id} { allow read: if a.; }'),
      '3:34: found ";", expected the name of a field or method',
    ],
    [
      inService('match /a/{id} { allow read: if f(/a/); }'),
      '3:36: found "/", expected a path segment behind it',
    ],
    [inService("match /a/{id} { allow read: if 'a\n'; }"), "3:32: this string has no closing '"],
    [
      inService(String.raw`match /a/{id} { allow read: if 'a\.b'; }`),
      String.raw`3:34: found the unknown escape "\\.", for a backslash write \\`.replace('", for', '"; for'),
    ],
    [inService('match /a/{id} { allow read: if 1a; }'), '3:33: a number cannot end in letters'],
    [inService('match /a/{id} { allow read: if a # b; }'), '3:34: found "#", which no rule contains'],
    [inService('/* never closed'), '3:1: this comment has no end'],
    [inService('function f() { let a = 1; }'), '3:27: found "}", expected "let" or "return"'],
    [inService('function f() { return 1 }'), '3:25: found "}", expected ";"'],
    [inService('function if() { return 1; }'), '3:10: found "if", expected the name of the function'],
  ])('%j is refused: %s', (text, message) => {
    expect(() => parseRules(text)).toThrow(
      new RulesSyntaxError(message.replace(/^\d+:\d+: /, ''), positionIn(message)),
    );
  });

  test('of more than 256 KB is refused', () => {
    const text = `${HEAD}}`;
    const filler = ' '.repeat(MAX_SOURCE_BYTES - text.length);
    expect(() => parseRules(text + filler)).not.toThrow();
    expect(() => parseRules(`${text}${filler} `)).toThrow(/found 262145 bytes, expected at most 262144/);
  });

  test('with 11 matches inside one another is refused', () => {
    const nested = (depth: number) => inService('match /a {'.repeat(depth) + '}'.repeat(depth));
    expect(() => parseRules(nested(10))).not.toThrow();
    expect(() => parseRules(nested(11))).toThrow(/found a match inside 10 others, expected at most 10/);
  });
});

function positionIn(message: string) {
  const [line, column] = message.split(':').map(Number);
  return { line: line ?? 0, column: column ?? 0 };
}
