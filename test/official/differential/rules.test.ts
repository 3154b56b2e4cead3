import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { officialEmulators } from '../../support/official';
import { casesOf, seed } from './cases';
import { expressions } from './expressions';
import { MOST_AT_ONCE, type RulesComparison, rulesComparisonOf } from './rulesComparison';
import { openSides, type Sides } from './sides';

const PROJECT = 'demo-differential-rules';
const CASES = casesOf('rules');
const SEED = seed();
/** What a failure shows: one cause shows in many. */
const MOST_SHOWN = 20;

let sides: Sides;
let comparison: RulesComparison;
beforeAll(async () => {
  sides = await openSides(PROJECT, new URL(officialEmulators(PROJECT).firestore).host);
  comparison = rulesComparisonOf(sides, PROJECT);
  await comparison.plant();
});
afterAll(() => sides.close());

it(`${CASES} rules expressions come to the same and allow the same, by the seed ${SEED}`, async ({
  task,
}) => {
  Object.assign(task.meta, { cases: CASES });
  const all = fc.sample(expressions, { numRuns: CASES, seed: SEED });
  const differences = [];
  for (let done = 0; done < all.length; done += MOST_AT_ONCE) {
    differences.push(...(await comparison.ask(all.slice(done, done + MOST_AT_ONCE))));
  }
  expect(differences.slice(0, MOST_SHOWN)).toEqual([]);
  // Most of them come to something, and some allow: the two do not agree in errors alone.
  const { compared, withValue, allowed, notCompiled } = comparison.counts;
  expect(compared + notCompiled).toBe(CASES);
  expect(notCompiled).toBeLessThanOrEqual(CASES / 20);
  expect(withValue).toBeGreaterThan(CASES / 2);
  expect(allowed).toBeGreaterThan(CASES / 20);
});

it('the official compiler has neither errors nor warnings for firestore.rules', async () => {
  const content = readFileSync('firestore.rules', 'utf8');
  const address = '/emulator/v1/projects/demo-differential-compiler:securityRules';
  const put = (text: string) => sides.both[1].ask('PUT', address, { rules: { files: [{ content: text }] } });
  expect(await put(content)).toEqual({ status: 200, body: {} });
  // What it would say of a comparison that never holds.
  const wrong = content.replace('allow get: if', 'allow get: if 1 == "1" ||');
  expect(await put(wrong)).toMatchObject({ status: 200, body: { issues: [{ severity: 'WARNING' }] } });
});
