import { describe, expect, test } from 'vitest';
import { ruleAround } from '../testing/outcomeOf';
import { createRulesTest } from '../testing/rulesTest';

const documents = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`others/d${i}`, { n: i }]));
const path = (id: number) => `/databases/$(database)/documents/others/d${id}`;
const exists = (ids: readonly number[]) => ids.map(id => `exists(${path(id)})`).join(' && ');
const upTo = (count: number, from = 0) => Array.from({ length: count }, (_, i) => i + from);

function get(condition: string, declared = '') {
  const rules = ruleAround(condition, declared);
  return createRulesTest({ rules, documents: { ...documents, 'things/t1': { x: 1 } } })
    .as(null)
    .get('things/t1');
}

describe('document access calls', () => {
  test('ten are allowed in an operation, and counted', () => {
    expect(get(exists(upTo(10)))).toMatchObject({
      allowed: true,
      usage: { accessCalls: 10, repeatedCalls: 0 },
    });
  });

  test('the eleventh denies the operation, whatever else the rules say', () => {
    const decision = get(`!(${exists(upTo(11))}) || true`);
    expect(decision.allowed ? '' : decision.reason).toMatch(
      /more than 10 document access calls .* in an operation/,
    );
    expect(decision.allowed ? [] : decision.trace).toMatchObject([{ outcome: 'limit' }]);
  });

  test('no statement behind it is tried', () => {
    const rules = ruleAround('true').replace('allow read', `allow get: if ${exists(upTo(11))}; allow read`);
    const decision = createRulesTest({ rules, documents }).as(null).get('things/t1');
    expect(decision.allowed ? '' : decision.reason).toMatch(/more than 10 document access calls/);
  });

  test('a document that was looked at is not counted again, but the repetition is told', () => {
    const condition = `${exists(upTo(10))} && get(${path(3)}).data.n == 3 && exists(${path(3)})`;
    expect(get(condition)).toMatchObject({ allowed: true, usage: { accessCalls: 10, repeatedCalls: 2 } });
  });

  test('what a document is after the request is another look at it', () => {
    const condition = `exists(${path(0)}) && existsAfter(${path(0)}) && getAfter(${path(0)}) == get(${path(0)})`;
    expect(get(condition)).toMatchObject({ allowed: true, usage: { accessCalls: 2, repeatedCalls: 2 } });
  });

  test('twenty are allowed in a commit', () => {
    const rules = ruleAround('true').replace('allow read', `allow write: if ${exists(upTo(5))}; allow read`);
    const user = createRulesTest({ rules, documents }).as(null);
    const writes = (count: number) =>
      upTo(count).map(id => ({ kind: 'set', path: `things/t${id}`, data: {} }) as const);
    expect(user.commit(writes(4))).toMatchObject({ allowed: true, usage: { accessCalls: 20 } });
    const decision = user.commit(writes(5));
    expect(decision.reason).toMatch(/more than 20 document access calls .* in a request/);
    expect(decision.decisions.map(({ allowed }) => allowed)).toEqual([true, true, true, true, false]);
  });

  test.each([
    ['get("things/t1") == null', /"things\/t1" is no path of a document/],
    ['get(/things/t1) == null', /\/things\/t1 is no document's path/],
    ['get(/databases/$(database)/documents/things) == null', /is no document's path/],
    ['get(/databases/$(database)/documents) == null', /is no document's path/],
    [
      'get(/databases/other/documents/things/t1) == null',
      /those begin with \/databases\/\(default\)\/documents/,
    ],
    ['get(/databases/$(database)/documents/things/gone).data.x == 1', /there is no document things\/gone/],
  ])('%s has no value', (condition, reason) => {
    const decision = get(condition);
    expect(decision.allowed ? '' : decision.reason).toMatch(reason);
  });

  test('a document that is not there is none, and to look into it is an error', () => {
    const gone = '/databases/$(database)/documents/things/gone';
    expect(get(`!exists(${gone}) && !existsAfter(${gone})`)).toMatchObject({ allowed: true });
    for (const name of ['get', 'getAfter']) {
      const decision = get(`${name}(${gone}) == null`);
      expect(decision.allowed ? '' : decision.reason).toMatch(/there is no document things\/gone/);
    }
  });
});

describe('expressions', () => {
  // Each measured on the hosted service: what an expression costs by itself and in its parts.
  test.each([
    ['true', 1],
    ['(true)', 1],
    ['1 == 1', 3],
    ['!false', 2],
    ['1 is int', 3],
    ['true && true', 4],
    ['false || true', 4],
    ['true || false', 2],
    ['true ? true : false', 4],
    ['resource.data.x == 1', 5],
    ['"x" in resource.data', 4],
    ['[1, 2] == [1, 2]', 7],
    ['{"a": 1}.size() == 1', 6],
    ['/a/b/$("c") != null', 6],
    ['math.abs(1) == 1', 5],
    ['"abc"[0:1] == "a"', 6],
    ['f(1)', 5],
    ['g(true)', 7],
  ])('%s counts as %i', (condition, expressions) => {
    const declared = 'function f(a) { return a == 1; } function g(a) { let b = a; let c = 1; return b; }';
    expect(get(condition, declared)).toMatchObject({ allowed: true, usage: { expressions } });
  });

  test('a statement that denies first counts too', () => {
    const rules = ruleAround('true').replace('allow read', 'allow get: if 1 == 2; allow read');
    expect(createRulesTest({ rules }).as(null).get('things/t1')).toMatchObject({ usage: { expressions: 4 } });
  });

  test('a thousand are evaluated and not one more', () => {
    const list = (items: number) => `[${Array(items).fill('1').join(', ')}].size() > 0`;
    expect(get(list(996))).toMatchObject({ allowed: true, usage: { expressions: 1000 } });
    const decision = get(`!(${list(997)}) || true`);
    expect(decision.allowed ? '' : decision.reason).toMatch(/more than 1000 expressions were evaluated/);
  });
});

test('calls inside one another are counted', () => {
  const declared =
    'function f() { return g() && g(); } function g() { return h(); } function h() { return true; }';
  expect(get('f() && h()', declared)).toMatchObject({ usage: { maxDepth: 3 } });
});
