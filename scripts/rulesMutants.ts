/**
 * `npm run test:rules:mutants`: changes firestore.rules in one point at a time and asks the vectors of test/rules.
 * A change that no vector notices is a gap in the proof, and fails.
 */
import { readFileSync } from 'node:fs';
import { loadRules, type Rules, rulesOf } from '../local-firebase/rules/rules';
import type { Expression } from '../local-firebase/rules/syntax/ast';
import { parseRules } from '../local-firebase/rules/syntax/parseRules';
import { type Prepared, prepare } from '../test/rules/prepare';
import { VECTORS } from '../test/rules/vectors/all';
import { EQUIVALENTS } from './rules/equivalents';
import { type Mutant, mutantsOf } from './rules/mutantsOf';

const start = performance.now();
// An error of the rules is an answer as any other: where in this code it was thrown is nobody's question.
Error.stackTraceLimit = 0;
const file = parseRules(readFileSync('firestore.rules', 'utf8'));
const prepared = VECTORS.map(vector => prepare(vector));

/** A vector that has a part of the rules evaluated. */
type Evaluating = {
  readonly asked: Prepared;
  /** How many other parts it evaluates after it. */
  readonly after: number;
};

/** By part; any other vector is decided as ever when the part changes. */
const evaluating = new Map<Expression, Evaluating[]>();
let evaluated = new Set<Expression>();
const watched = rulesOf(file, 'absorbing', expression => {
  evaluated.add(expression);
  return expression;
});
for (const asked of prepared) {
  evaluated = new Set();
  if (isNoticedBy(asked, watched)) {
    const { name, expect } = asked.vector;
    console.error(`The rules themselves fail a vector: ${name} (expected ${expect}).`);
    process.exit(1);
  }
  let after = evaluated.size;
  for (const part of evaluated) {
    after -= 1;
    const known = evaluating.get(part);
    if (known) known.push({ asked, after });
    else evaluating.set(part, [{ asked, after }]);
  }
}

function isNoticedBy({ vector, allowed }: Prepared, rules: Rules): boolean {
  return allowed(rules) !== (vector.expect === 'allow');
}

let mutant: Mutant | undefined;
const mutated = rulesOf(file, 'absorbing', expression =>
  expression === mutant?.part ? (mutant.instead ?? expression) : expression,
);
/** The order in which vectors have noticed a mutant last. */
const noticed = new Map<Prepared, number>();
let latest = 0;

/**
 * Whether any vector notices the mutant. Vectors run in the order in which they are likely to: denied ones first for a
 * weakened rule, then those that fail soonest after the changed part, then the last killer, since the next mutant is
 * usually its neighbour.
 */
function isKilled(one: Mutant): boolean {
  mutant = one;
  const { part, instead, change, text } = one;
  const rules = instead === undefined ? loadRules(text) : mutated;
  const likely = /→ true$|: if true;$/.test(change) ? 'deny' : 'allow';
  const vectors = part === undefined ? prepared.map(asked => ({ asked, after: 0 })) : evaluating.get(part);
  const killer = (vectors ?? [])
    .map(({ asked, after }) => ({
      asked,
      isUnlikely: Number(asked.vector.expect !== likely),
      after: asked.vector.expect === 'deny' ? after : 0,
      noticed: noticed.get(asked) ?? 0,
    }))
    .sort((a, b) => a.isUnlikely - b.isUnlikely || a.after - b.after || b.noticed - a.noticed)
    .find(({ asked }) => isNoticedBy(asked, rules));
  if (killer === undefined) return false;
  latest += 1;
  noticed.set(killer.asked, latest);
  return true;
}

const mutants = mutantsOf(file);
const survivors = mutants.filter(each => !isKilled(each));
const isListed = (mutant: Mutant) => EQUIVALENTS.some(({ change }) => change === mutant.change);
const gaps = survivors.filter(mutant => !isListed(mutant));
const stale = EQUIVALENTS.filter(({ change }) => !survivors.some(mutant => mutant.change === change));

for (const { line, change } of gaps) console.error(`survived  firestore.rules:${line}  ${change}`);
for (const { change } of stale) console.error(`listed as equivalent, but killed or gone:  ${change}`);
for (const { change, reason } of EQUIVALENTS) console.log(`equivalent  ${change}\n            ${reason}`);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(
  `${mutants.length - survivors.length} of ${mutants.length} mutants killed by ${VECTORS.length} vectors,` +
    ` ${survivors.length - gaps.length} equivalent, ${gaps.length} survived; ${seconds} s`,
);
process.exit(gaps.length + stale.length === 0 ? 0 : 1);
