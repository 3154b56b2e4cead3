import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { add, type Count, kindOf } from './parts.ts';

/** Of Vitest's states. */
const HOW = { passed: 'passed', failed: 'failed', pending: 'failed', skipped: 'skipped' } as const;

/** What a run of Vitest came to, and how many milliseconds each part's files took, one after the other. */
export type Report = {
  readonly counts: readonly (readonly [kind: string, count: Count])[];
  readonly tookMs: { readonly [part: string]: number };
};

/** Writes to `OFFICIAL_REPORT` how many of each kind were asked, and with what outcome. */
export class CountsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env.OFFICIAL_REPORT;
    if (!file) return;
    const counts = new Map<string, Count>();
    const tookMs: { [part: string]: number } = {};
    for (const module of modules) {
      const part = module.project.name;
      tookMs[part] = (tookMs[part] ?? 0) + module.diagnostic().duration;
      for (const test of module.children.allTests()) {
        // One test may ask many: `task.meta.cases` says how many.
        const { cases } = test.meta() as { cases?: number };
        add(counts, kindOf(part, test.fullName), HOW[test.result().state], cases);
      }
    }
    writeFileSync(file, JSON.stringify({ counts: [...counts], tookMs } satisfies Report));
  }
}
