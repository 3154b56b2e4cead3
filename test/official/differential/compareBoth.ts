import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emulatorsIn } from '../../../scripts/emulator/emulators';
import { casesOf, type Kind, seed } from './cases';
import { isKnown } from './knownDifferences';
import { type Comparison, comparisonOf, type Difference, type Step } from './script';
import { openSides, type Sides } from './sides';

/** A case may have to wait for a busy machine, and many cases for each other. */
const MS_A_CASE = 2000;
/** Of the requests of a kind that were drawn this share at least is no refusal; of odd queries few are none. */
const LEAST_SUCCEEDED = 0.1;

/**
 * Defines the test that asks both sides the random scripts of one kind, in a project of its own.
 * @param scripts given `projects/{project}/databases/(default)/documents`; a script is a case
 */
export function compareBoth(kind: Kind, scripts: (root: string) => fc.Arbitrary<readonly Step[]>): void {
  const projectId = `demo-differential-${kind.replace(' ', '-')}`;
  const cases = casesOf(kind);
  let sides: Sides;
  beforeAll(async () => {
    sides = await openSides(projectId, new URL(emulatorsIn(process.env, projectId).firestore).host);
  });
  afterAll(() => sides.close());

  test(`${kind}: both answer the same`, { timeout: 300_000 + cases * MS_A_CASE }, async ({ task }) => {
    Object.assign(task.meta, { cases });
    const comparison = comparisonOf(sides, projectId);
    await askAll(comparison, scripts(`projects/${projectId}/databases/(default)/documents`), cases);
    // The two do not agree in refusals alone.
    const { steps, succeeded } = comparison.counts;
    expect(succeeded).toBeGreaterThan(steps * LEAST_SUCCEEDED);
  });
}

/** @throws Error with the smallest script that they answer differently, and both answers */
async function askAll(
  comparison: Comparison,
  scripts: fc.Arbitrary<readonly Step[]>,
  cases: number,
): Promise<void> {
  const differs = async (script: readonly Step[]): Promise<Difference | null> => {
    const difference = await comparison.ask(script);
    return difference && isKnown(difference) ? null : difference;
  };
  const result = await fc.check(
    fc.asyncProperty(scripts, async script => (await differs(script)) === null),
    { numRuns: cases, seed: seed() },
  );
  if (!result.failed) return;
  const [script] = result.counterexample ?? [];
  throw new Error(textOf(script, script ? await differs(script) : null, result), {
    cause: result.errorInstance,
  });
}

function textOf(
  script: readonly Step[] | undefined,
  difference: Difference | null,
  { seed: from, numRuns }: { readonly seed: number; readonly numRuns: number },
): string {
  const lines = (title: string, json: unknown) => `${title}:\n${JSON.stringify(json, null, 2)}`;
  return [
    `The two differ in case ${numRuns} of seed ${from}.`,
    lines('The smallest script', script),
    lines('They differ at', difference?.step),
    lines(`The local backend (${difference?.messages[0] ?? 'no error'})`, difference?.local),
    lines(`The official emulator (${difference?.messages[1] ?? 'no error'})`, difference?.official),
  ].join('\n');
}
