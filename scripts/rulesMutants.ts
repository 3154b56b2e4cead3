/**
 * `npm run test:rules:mutants`: changes firestore.rules in one point at a time and asks the vectors of test/rules.
 * A change that no vector notices is a gap in the proof, and fails.
 */
import { readFileSync } from 'node:fs';
import { loadRules } from '../local-firebase/rules/rules';
import { type Prepared, prepare } from '../test/rules/prepare';
import { VECTORS } from '../test/rules/vectors/all';
import { EQUIVALENTS } from './rules/equivalents';
import { type Mutant, mutantsOf } from './rules/mutantsOf';

const start = performance.now();
const text = readFileSync('firestore.rules', 'utf8');
const vectors = VECTORS.map(prepare);

/**
 * The first vector whose outcome is another. It moves to the front: the next mutant is likely its neighbour.
 * @param collection only requests for its documents are decided by the rules that changed
 */
function killerOf(rules: string, collection?: string): Prepared | undefined {
  const loaded = loadRules(rules);
  const at = vectors.findIndex(
    ({ vector, collections, allowed }) =>
      (collection === undefined || collections.has(collection)) &&
      allowed(loaded) !== (vector.expect === 'allow'),
  );
  const [killer] = at < 0 ? [] : vectors.splice(at, 1);
  if (killer) vectors.unshift(killer);
  return killer;
}

const wrong = killerOf(text);
if (wrong) {
  console.error(
    `The rules themselves fail a vector: ${wrong.vector.name} (expected ${wrong.vector.expect}).`,
  );
  process.exit(1);
}

const mutants = mutantsOf(text);
const survivors = mutants.filter(mutant => killerOf(mutant.text, mutant.collection) === undefined);
const isListed = (mutant: Mutant) => EQUIVALENTS.some(({ change }) => change === mutant.change);
const gaps = survivors.filter(mutant => !isListed(mutant));
const stale = EQUIVALENTS.filter(({ change }) => !survivors.some(mutant => mutant.change === change));

for (const { line, change } of gaps) console.error(`survived  firestore.rules:${line}  ${change}`);
for (const { change } of stale) console.error(`listed as equivalent, but killed or gone:  ${change}`);
for (const { change, reason } of EQUIVALENTS) console.log(`equivalent  ${change}\n            ${reason}`);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(
  `${mutants.length - survivors.length} of ${mutants.length} mutants killed by ${vectors.length} vectors,` +
    ` ${survivors.length - gaps.length} equivalent, ${gaps.length} survived; ${seconds} s`,
);
process.exit(gaps.length + stale.length === 0 ? 0 : 1);
