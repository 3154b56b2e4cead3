import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../testing/outcomeOf';
import { createRulesTest } from '../testing/rulesTest';

describe('the names that an expression sees', () => {
  test('are those of the block it stands in, whoever calls it', () => {
    const rules = `rules_version = '2';
function level() { return 'global'; }
service cloud.firestore {
  function inService() { return level(); }
  match /databases/{database}/documents {
    function level() { return 'documents'; }
    function inDocuments() { return level(); }
    match /things/{thing} {
      function level() { return thing; }
      allow get: if level() == 't1' && inDocuments() == 'documents' && inService() == 'global';
    }
    match /others/{thing} {
      allow get: if level() == 'documents';
    }
  }
}`;
    const nobody = createRulesTest({ rules }).as(null);
    expect(nobody.get('things/t1')).toMatchObject({ allowed: true });
    expect(nobody.get('things/t2')).toMatchObject({ allowed: false });
    expect(nobody.get('others/t1')).toMatchObject({ allowed: true });
  });

  test.each([
    ['f({"data": 1}) == 1', 'function f(resource) { return resource.data; }', 'true'],
    ['f(1, 2) == 3', 'function f(a, b) { let c = a + b; let d = c; return d; }', 'true'],
    ['f() || true', 'function f() { let a = 1 / 0; return true; }', 'true'],
    ['f()', 'function f() { let a = 1 / 0; return true; }', 'error: an integer is divided by zero'],
    ['f(1 / 0)', 'function f(a) { return true; }', 'error: an integer is divided by zero'],
    ['math.abs(-1) == 1 && f(2) == 2', 'function f(math) { return math; }', 'true'],
    ['f({"abs": 5}) == 5', 'function f(math) { return math.get("abs", 0); }', 'true'],
  ])('%s with %s is %s', (condition, functions, outcome) => {
    expect(outcomeOf(condition, { functions })).toBe(outcome);
  });
});
