import type { Asked } from './ask';
import type { Counts } from './parts';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** What was asked of the official emulators, how it ended, and what it took. */
export function printAsked(asked: readonly Asked[], tookMs: number): void {
  console.log('\nAsked of the official emulators:\n');
  for (const { counts } of asked) {
    for (const [kind, { passed, failed, skipped }] of counts) {
      const otherwise = [
        ...(failed > 0 ? [`${failed} FAILED`] : []),
        // The files say why (`skipIf`).
        ...(skipped > 0 ? [`${skipped} cannot be asked there`] : []),
      ];
      console.log(`  ${String(passed).padStart(6)} ${[kind, ...otherwise].join(', ')}`);
    }
  }
  const took = asked.flatMap(each => Object.entries(each.tookMs));
  console.log(`\n  ${took.map(([what, ms]) => `${what} ${seconds(ms)}`).join(', ')}`);
  console.log(`  ${seconds(tookMs)} in all\n`);
}

/** What was not asked, and what it would have taken. */
export function printNotAsked(missing: readonly string[], counts: Counts): void {
  console.log('\nThe official emulators were NOT asked. Missing here:\n');
  for (const what of missing) console.log(`  - ${what}`);
  console.log('\nNot asked:\n');
  for (const [kind, { skipped }] of counts) console.log(`  ${String(skipped).padStart(6)} ${kind}`);
  console.log(
    '\nThe same has been asked of the local backend, by `npm test` and `npm run test:e2e`, and of nobody else.\n',
  );
}
