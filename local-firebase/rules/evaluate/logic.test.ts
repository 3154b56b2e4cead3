import { describe, expect, test } from 'vitest';
import { loadRules, ReadingsDifferError } from '../rules';
import { outcomeOf, ruleAround } from '../testing/outcomeOf';
import { createRulesTest } from '../testing/rulesTest';

const ERROR = 'resource.data.missing > 0';

describe('an error beside && or ||', () => {
  test.each([
    [`${ERROR} || true`, 'true', 'error'],
    [`true || ${ERROR}`, 'true', 'true'],
    [`${ERROR} || false`, 'error', 'error'],
    [`false || ${ERROR}`, 'error', 'error'],
    [`${ERROR} && false`, 'false', 'error'],
    [`!(${ERROR} && false)`, 'true', 'error'],
    [`false && ${ERROR}`, 'false', 'false'],
    [`${ERROR} && true`, 'error', 'error'],
    [`${ERROR} || ${ERROR}`, 'error', 'error'],
    [`(${ERROR} && false) || true`, 'true', 'error'],
    [`!(${ERROR})`, 'error', 'error'],
    [`${ERROR} ? true : true`, 'error', 'error'],
    ['1 || true', 'true', 'error'],
    ['!(1 && false)', 'true', 'error'],
    ['(1 && true) || !(1 && true)', 'error', 'error'],
    ['false || 1', 'error', 'error'],
  ])('%s is %s where errors are absorbed, and %s where they stand', (condition, absorbing, strict) => {
    expect(outcomeOf(condition, { reading: 'absorbing' })).toMatch(new RegExp(`^${absorbing}`));
    expect(outcomeOf(condition, { reading: 'strict' })).toMatch(new RegExp(`^${strict}`));
  });

  test('is reported in tests where the readings decide differently', () => {
    const documents = { 'things/t1': { present: 1 } };
    const test = createRulesTest({ rules: ruleAround(`${ERROR} || true`), documents });
    expect(() => test.as(null).get('things/t1')).toThrow(ReadingsDifferError);
    expect(() => test.as(null).get('things/t1')).toThrow(
      /allowed where .* denied where they do not: .*missing/,
    );
  });

  test('is no matter for whom only one reading counts', () => {
    expect(() => loadRules(ruleAround(`${ERROR} || true`))).not.toThrow();
  });
});
