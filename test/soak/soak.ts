import fc from 'fast-check';
import { countIn } from '../../scripts/options.mjs';
import { script } from './drawScript';
import { runScript } from './runScript';
import { describeScript } from './step';
import type { Stage } from './world';

const DEFAULT_RUNS = 400;

/** How many scripts, and from which seed: `SOAK_RUNS`, `SOAK_SEED`; `SOAK_PATH` goes straight to a failure. */
export function soakSettings(shard: number, shards: number) {
  const runs = countIn('SOAK_RUNS', DEFAULT_RUNS);
  const seed = Number(process.env.SOAK_SEED ?? 20_260_115);
  const path = process.env.SOAK_PATH;
  const numRuns = Math.ceil(runs / shards);
  return path === undefined ? { numRuns, seed: seed + shard } : { numRuns, seed, path };
}

/** Runs scripts until one breaks a promise, which is then told in the fewest steps that break it. */
export async function soak(stage: Stage, settings: ReturnType<typeof soakSettings>): Promise<void> {
  const result = await fc.check(
    fc.asyncProperty(script, steps => runScript(stage, steps)),
    { ...settings, endOnFailure: false },
  );
  if (!result.failed) return;
  const { seed, counterexamplePath, counterexample, errorInstance, numRuns, numShrinks } = result;
  const told = counterexample?.[0] ? describeScript(counterexample[0]) : '';
  throw new Error(
    `After ${numRuns} scripts and ${numShrinks} shrinks (seed ${seed}, path "${counterexamplePath}"):\n` +
      `${told}\n${errorInstance instanceof Error ? errorInstance.message : String(errorInstance)}`,
    { cause: errorInstance },
  );
}
