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
const expecting = (outcome: 'allow' | 'deny') =>
  VECTORS.filter(({ expect }) => expect === outcome).map(prepare);
const [allowed, denied] = [expecting('allow'), expecting('deny')];

/**
 * A vector whose outcome is another under these rules. What weakens a rule shows in what must be denied, so that is
 * asked first; of the rest, what killed last is asked first: the next mutant is likely its neighbour.
 */
function killerOf({ text: rules, collection, change }: Mutant): Prepared | undefined {
  const loaded = loadRules(rules);
  const weakens = /→ true$|: if true;$/.test(change);
  for (const vectors of weakens ? [denied, allowed] : [allowed, denied]) {
    const at = vectors.findIndex(
      ({ vector, collections, allowed: isAllowed }) =>
        // Only requests for its documents are decided by the rules that changed.
        (collection === undefined || collections.has(collection)) &&
        isAllowed(loaded) !== (vector.expect === 'allow'),
    );
    const [killer] = at < 0 ? [] : vectors.splice(at, 1);
    if (!killer) continue;
    vectors.unshift(killer);
    return killer;
  }
  return undefined;
}

const wrong = killerOf({ text, collection: undefined, change: '', line: 0 });
if (wrong) {
  console.error(
    `The rules themselves fail a vector: ${wrong.vector.name} (expected ${wrong.vector.expect}).`,
  );
  process.exit(1);
}

const mutants = mutantsOf(text);
const survivors = mutants.filter(mutant => killerOf(mutant) === undefined);
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
