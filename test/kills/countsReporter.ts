import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { markdownTable } from '../../scripts/markdownTable';
import { type Counts, readCounts } from './counts';

const COLUMNS: readonly (readonly [title: string, of: keyof Counts])[] = [
  ['kills', 'kills'],
  ['orders', 'orders'],
  ['on disk', 'kept'],
  ['said', 'said'],
  ['there once', 'once'],
  ['never on disk', 'unkept'],
  ['lost', 'lost'],
  ['doubled', 'doubled'],
  ['out of order', 'outOfOrder'],
  ['bottles off', 'bottlesOff'],
];

/** Prints what every test has counted, also of one that failed, and how to have the same moments again. */
export default class CountsReporter implements Reporter {
  private readonly rows: string[][] = [];

  onBegin(): void {
    process.stdout.write(`KILLS_SEED=${process.env.KILLS_SEED}\n`);
  }

  onTestEnd({ title }: TestCase, { annotations }: TestResult): void {
    for (const counts of readCounts(annotations)) {
      this.rows.push([title, ...COLUMNS.map(([, of]) => String(counts[of]))]);
    }
  }

  onEnd(): void {
    const table = markdownTable(['', ...COLUMNS.map(([name]) => name)], this.rows);
    process.stdout.write(`\n${table}\n\nThe same moments again: KILLS_SEED=${process.env.KILLS_SEED}\n`);
  }
}
