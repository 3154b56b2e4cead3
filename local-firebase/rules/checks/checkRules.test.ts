import { describe, expect, test } from 'vitest';
import { loadRules } from '../rules';
import { ruleAround } from '../testing/outcomeOf';

const functions = (count: number, last: string) =>
  Array.from(
    { length: count },
    (_, i) => `function f${i}() { return ${i === count - 1 ? last : `f${i + 1}()`}; }`,
  ).join('\n');

describe('a rules file is refused at start', () => {
  test.each([
    [
      'an unknown name',
      'resourse.data.x',
      '',
      /^6:22: found the unknown name resourse, expected one of request, resource, database, thing$/,
    ],
    ['an unknown function', 'isAdmin()', '', /^6:22: found the unknown function isAdmin\(\)/],
    ['an unknown method', 'thing.length() > 0', '', /found the method length\(\), which no type has/],
    [
      'an unknown function of a namespace',
      'math.max(1, 2) == 2',
      '',
      /found the unknown function math.max\(\)/,
    ],
    ['a namespace without a function', 'math', '', /^6:22: found math, expected a function of it/],
    [
      'a variable of another function',
      'f() && g()',
      'function f() { let x = 1; return x == 1; } function g() { return x == 1; }',
      /unknown name x/,
    ],
    ['a wildcard of an inner match', 'f()', 'function f() { return thing == "a"; }', /unknown name thing/],
    [
      'a let before it is there',
      'f()',
      'function f() { let a = b; let b = 1; return a == b; }',
      /unknown name b/,
    ],
    [
      'too few arguments',
      'f(1)',
      'function f(a, b) { return a == b; }',
      /found 1 arguments of f\(\), expected 2/,
    ],
    ['too many arguments', 'exists(/a/b, 1)', '', /found 2 arguments of exists\(\), expected 1/],
    ['too many arguments of a method', 'thing.size(1) > 0', '', /found 1 arguments of size\(\), expected 0/],
    [
      'too few arguments of a namespace',
      'math.pow(2) > 0',
      '',
      /found 1 arguments of math.pow\(\), expected 2/,
    ],
    [
      'a function that calls itself',
      'f()',
      'function f() { return f(); }',
      /found the recursion f → f, which is not permitted/,
    ],
    [
      'functions that call each other',
      'f()',
      'function f() { return g(); } function g() { return f(); }',
      /found the recursion f → g → f/,
    ],
    [
      '21 calls inside one another',
      'f0()',
      functions(21, 'true'),
      /found 21 calls inside one another below f0\(\), expected at most 20/,
    ],
    [
      '8 parameters',
      'true',
      'function f(a, b, c, d, e, f, g, h) { return true; }',
      /found 8 parameters of f\(\), expected at most 7/,
    ],
    [
      '11 lets',
      'true',
      `function f() { ${Array.from({ length: 11 }, (_, i) => `let a${i} = 1;`).join(' ')} return true; }`,
      /found 11 let bindings in f\(\), expected at most 10/,
    ],
    [
      'a function declared twice',
      'true',
      'function f() { return 1; } function f() { return 2; }',
      /found the function f a second time/,
    ],
    [
      'a let declared twice',
      'true',
      'function f() { let a = 1; let a = 2; return a; }',
      /found the variable a a second time/,
    ],
    [
      'a let like a parameter',
      'true',
      'function f(a) { let a = 1; return a; }',
      /found the variable a a second time/,
    ],
    [
      'a function called like one of the language',
      'true',
      'function get(a) { return a; }',
      /found a function get, which is a name of the language/,
    ],
    [
      'a function called like a conversion',
      'true',
      'function int(a) { return a; }',
      /found a function int, which is a name/,
    ],
    [
      'a function called like a namespace',
      'true',
      'function math(a) { return a; }',
      /found a function math, which is a name/,
    ],
    [
      'bind(), which the official engine does not have',
      '(/a/b).bind({}) == null',
      '',
      /found the method bind\(\), which no type has/,
    ],
    [
      'an integer of 65 bits that is negated twice',
      '!9223372036854775808',
      '',
      /found an integer of more than 64 bits/,
    ],
    ['an integer of 65 bits', '9223372036854775808 > 0', '', /found an integer of more than 64 bits/],
    [
      'a pattern that RE2 does not have',
      String.raw`thing.matches('(a)\\1')`,
      '',
      /^6:36: .*invalid escape sequence: `\\1`/,
    ],
    ['an unknown name in a path', '(/a/$(x)) == /a/b', '', /unknown name x/],
  ])('for %s', (_, condition, declared, message) => {
    expect(() => loadRules(ruleAround(condition, declared))).toThrow(message);
  });

  test.each([
    ['a wildcard of an outer match', 'match /{database} {}', /found the wildcard database a second time/],
    ['a second recursive wildcard', 'match /{a=**} { match /x/{b=**} {} }', /found a second \{name=\*\*\}/],
    ['a wildcard called request', 'match /{request} {}', /found the wildcard request, which is taken/],
    ['101 segments', `match ${'/a'.repeat(98)} {}`, /found 101 segments in a path, expected at most 100/],
    [
      '21 wildcards',
      `match ${Array.from({ length: 20 }, (_v, i) => `/{w${i}}`).join('')} {}`,
      /found 21 wildcards in a path, expected at most 20/,
    ],
  ])('for %s in a path', (_, match, message) => {
    const text = `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${match} } }`;
    expect(() => loadRules(text)).toThrow(message);
  });

  test.each([
    ['20 calls inside one another', 'f0()', functions(20, 'true')],
    [
      'a function of an inner block with the name of an outer one',
      'f() == thing',
      'function f() { return "x"; }',
    ],
    [
      'a parameter called like the resource',
      'f(request)',
      'function f(resource) { return resource.auth != null; }',
    ],
    ['a call before the declaration', 'f()', 'function f() { return g(); } function g() { return true; }'],
  ])('but not for %s', (_, condition, declared) => {
    expect(() => loadRules(ruleAround(condition, declared))).not.toThrow();
  });
});
