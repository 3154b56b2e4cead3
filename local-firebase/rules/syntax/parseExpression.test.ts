import { describe, expect, test } from 'vitest';
import { ruleAround } from '../testing/outcomeOf';
import type { Expression } from './ast';
import { parseRules } from './parseRules';

function conditionOf(text: string): Expression {
  const condition = parseRules(ruleAround(text)).matches[0]?.matches[0]?.allows[0]?.condition;
  if (condition === undefined) throw new Error('There is no condition.');
  return condition;
}

/** The expression with the parentheses that its grouping implies. */
function grouped(expression: Expression): string {
  switch (expression.kind) {
    case 'literal':
      return 'value' in expression.value ? String(expression.value.value) : 'null';
    case 'name':
      return expression.name;
    case 'group':
      return grouped(expression.inner);
    case 'list':
      return `[${expression.items.map(grouped).join(' ')}]`;
    case 'map':
      return `{${expression.entries.map(({ key, value }) => `${grouped(key)}:${grouped(value)}`).join(' ')}}`;
    case 'path':
      return expression.parts
        .map(part => `/${part.kind === 'text' ? part.text : grouped(part.expression)}`)
        .join('');
    case 'member':
      return `${grouped(expression.target)}.${expression.name}`;
    case 'index':
      return `${grouped(expression.target)}[${grouped(expression.index)}]`;
    case 'range':
      return `${grouped(expression.target)}[${grouped(expression.from)}:${grouped(expression.to)}]`;
    case 'call':
      return `${expression.name}(${expression.args.map(grouped).join(' ')})`;
    case 'methodCall':
      return `${grouped(expression.target)}.${expression.method}(${expression.args.map(grouped).join(' ')})`;
    case 'unary':
      return `(${expression.operator}${grouped(expression.operand)})`;
    case 'binary':
      return `(${grouped(expression.left)} ${expression.operator} ${grouped(expression.right)})`;
    case 'is':
      return `(${grouped(expression.operand)} is ${expression.type})`;
    case 'conditional': {
      const { condition, whenTrue, whenFalse } = expression;
      return `(${grouped(condition)} ? ${grouped(whenTrue)} : ${grouped(whenFalse)})`;
    }
    default:
      return expression satisfies never;
  }
}

describe('expressions', () => {
  test.each([
    ['a || b && c == d', '(a || (b && (c == d)))'],
    ['a == (b in c)', '(a == (b in c))'],
    ['a in b < c', '(a in (b < c))'],
    ['a < b + c * d', '(a < (b + (c * d)))'],
    ['a - b - c', '((a - b) - c)'],
    ['a / b % c * d', '(((a / b) % c) * d)'],
    ['(a + b) * c', '((a + b) * c)'],
    ['!a && !b', '((!a) && (!b))'],
    ['-a + -b', '((-a) + (-b))'],
    ['!!a', '(!(!a))'],
    ['-a.b[c].d(e, f)', '(-a.b[c].d(e f))'],
    ['a is int && b is string', '((a is int) && (b is string))'],
    ['a == (b is bool)', '(a == (b is bool))'],
    ['[a, b,]', '[a b]'],
    ['{"k": v,}', '{k:v}'],
    ['a ? b : c ? d : e', '(a ? b : (c ? d : e))'],
    ['a ? b ? c : d : e', '(a ? (b ? c : d) : e)'],
    ['a || b ? c : d', '((a || b) ? c : d)'],
    ['a[b ? c : d]', 'a[(b ? c : d)]'],
    ['a[1:b + 2]', 'a[1:(b + 2)]'],
    ['f(/a/$(b.c)/(default)/d-1.x).data', 'f(/a/b.c/(default)/d-1.x).data'],
    ['a / b', '(a / b)'],
    ['[1, [2], {"k": v}]', '[1 [2] {k:v}]'],
    ['a /* one */ && // two\n b', '(a && b)'],
    ['a < b == c > d', '((a < b) == (c > d))'],
  ])('%s groups as %s', (text, expected) => {
    expect(grouped(conditionOf(text))).toBe(expected);
  });

  test.each([
    [String.raw`'a\n\t\\\'\x41\u00e9\ud83d\udca7\101'`, "a\n\t\\'A\u00e9\u{1f4a7}A"],
    [`"it's"`, "it's"],
    [`'₹20'`, '₹20'],
  ])('the string %s is read with its escapes', (text, expected) => {
    const expression = conditionOf(text);
    expect(expression.kind === 'literal' && expression.value).toEqual({ type: 'string', value: expected });
  });

  test.each([
    ['a == b in c', /found "in" beside "==", expected parentheses/],
    ['a is bool != b', /found "is" beside "!=", expected parentheses/],
    ['1e3 == a', /a number cannot end in letters/],
    ['007 == a', /a number cannot begin with a zero/],
    ['a /b == c', /found "\/" as the beginning of a path/],
    ['a --b == c', /found "--"/],
    ['f(/a/b*c)', /right behind a path/],
    [String.raw`a == '\U0001f4a7'`, /unknown escape "\\\\U"/],
    [String.raw`a == b'\u0041'`, /unknown escape "\\\\u"/],
  ])('%s is refused', (text, message) => {
    expect(() => conditionOf(text)).toThrow(message);
  });

  test('every node knows its place and its text', () => {
    const text = ruleAround('request.auth.uid\n        == "x"');
    const condition = parseRules(text).matches[0]?.matches[0]?.allows[0]?.condition;
    expect(condition?.at).toMatchObject({ line: 6, column: 22 });
    expect(text.slice(condition?.at.start, condition?.at.end)).toBe('request.auth.uid\n        == "x"');
  });

  test('the longest chain and the deepest parentheses that the hosted service takes are read', () => {
    expect(() => conditionOf(Array(98).fill('a == b').join(' && '))).not.toThrow();
    expect(() => conditionOf(`${'('.repeat(97)}a == b${')'.repeat(97)}`)).not.toThrow();
  });

  test.each([
    ['a chain of 99 comparisons', Array(99).fill('a == b').join(' && ')],
    ['98 parentheses around a comparison', `${'('.repeat(98)}a == b${')'.repeat(98)}`],
    ['50,000 parentheses', '('.repeat(50_000)],
    ['50,000 negations', '!'.repeat(50_000)],
    ['50,000 fields of fields', `a${'.a'.repeat(50_000)}`],
    ['50,000 lists in lists', '['.repeat(50_000)],
    ['30,000 conditionals', 'a ? a : '.repeat(30_000)],
  ])('%s are refused as too complex', (_, text) => {
    expect(() => conditionOf(text)).toThrow(/^\d+:\d+: found an expression too complex to evaluate safely/);
  });
});
