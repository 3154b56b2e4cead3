import { describe, expect, it } from 'vitest';
import type { Expression, RulesFile } from '../../local-firebase/rules/syntax/ast';
import { parseRules } from '../../local-firebase/rules/syntax/parseRules';
import { mutantsOf } from '../../scripts/rules/mutantsOf';

const rulesWith = (statement: string, functions = '') => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${functions}
    match /things/{thing} {
      ${statement}
    }
  }
}`;
const changes = (text: string) => mutantsOf(parseRules(text)).map(({ change }) => change);

describe('mutantsOf', () => {
  it.each([
    ['resource == null', ['resource == null → true']],
    ['thing < "b"', ['thing < "b" → thing <= "b"', 'thing < "b" → true']],
    ['thing >= "b"', ['thing >= "b" → thing > "b"', 'thing >= "b" → true']],
    [
      'thing.size() <= 5',
      ['5 → 4', '5 → 6', 'thing.size() <= 5 → thing.size() < 5', 'thing.size() <= 5 → true'],
    ],
    ['a() && b()', ['a() → true', 'b() → true']],
    ['a() && b() && c()', ['a() → true', 'b() → true', 'c() → true']],
    ['a() || b()', ['a() → false', 'b() → false']],
    ['!a()', ['!a() → (a())']],
    ['a() ? b() : c()', ['a() ? b() : c() → (b())', 'a() ? b() : c() → (c())']],
    ['thing is string', ['thing is string → true']],
    ['thing in ["a", "b"]', ['["a", "b"] → ["a"]', '["a", "b"] → ["b"]', 'thing in ["a", "b"] → true']],
    ['["a"].hasOnly(["b"])', ['["a"].hasOnly(["b"]) → true', '["b"] → []']],
    ['thing.matches("x")', ['thing.matches("x") → true']],
  ])('changes %s at one point each', (condition, expected) => {
    const declared =
      'function a() { return true; } function b() { return true; } function c() { return true; }';
    const text = rulesWith(`allow get: if ${condition};`, declared);
    const found = changes(text).filter(change => !change.startsWith('allow'));
    expect(found.sort()).toEqual(expected);
  });

  it('drops and widens each statement, and takes each method from it', () => {
    const listed = changes(rulesWith('allow get, list: if a();', 'function a() { return true; }'));
    expect(listed).toEqual([
      'allow get, list: if a(); → allow list: if a();',
      'allow get, list: if a(); → allow get: if a();',
      'allow get, list: if a(); → allow get, list: if true;',
    ]);
    expect(changes(rulesWith('allow get: if true;'))).toEqual(['allow get: if true; → nothing']);
  });

  it('counts two ways to the same file once', () => {
    const widened = 'allow get: if resource == null; → allow get: if true;';
    expect(changes(rulesWith('allow get: if resource == null;'))).not.toContain(widened);
    expect(changes(rulesWith('allow get: if resource == null;'))).toContain('resource == null → true');
  });

  it('names what must be evaluated for it to show, and what is evaluated instead', () => {
    const text = rulesWith('allow get: if isOne(thing);', 'function isOne(id) { return id == "one"; }');
    const sourceOf = (part: Expression | undefined) => part && text.slice(part.at.start, part.at.end);
    expect(mutantsOf(parseRules(text)).map(({ part, instead }) => [sourceOf(part), instead?.kind])).toEqual([
      ['id == "one"', 'literal'],
      ['isOne(thing)', undefined],
      ['isOne(thing)', undefined],
    ]);
  });

  it.each([
    'a() && (b() || !(c()))',
    'a() ? b() : thing >= "b" && c()',
    'thing.size() - 0 < 5 || thing in ["a", "b"]',
    '(thing is string) == ["a", "c"].hasAny(["b"])',
  ])('is the same file whether its text is changed or the part replaced: %s', condition => {
    const declared =
      'function a() { return true; } function b() { return 1 == 2; } function c() { return a(); }';
    const file = parseRules(rulesWith(`allow get: if ${condition};`, declared));
    const replacing = mutantsOf(file).filter(({ instead }) => instead !== undefined);
    expect(replacing.length).toBeGreaterThan(3);
    for (const { text, part, instead } of replacing) {
      expect(shapeOf(file, part, instead), text).toBe(shapeOf(parseRules(text)));
    }
  });
});

/** The file without where its parts stand, with one expression in the place of another. */
function shapeOf(
  { matches, functions, globalFunctions }: RulesFile,
  part?: Expression,
  instead?: Expression,
) {
  return JSON.stringify([matches, functions, globalFunctions], (key, value) => {
    if (key === 'at') return undefined;
    return typeof value === 'bigint' ? `${value}n` : value === part ? instead : value;
  });
}
