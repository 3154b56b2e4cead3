import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { add, type Count, type Counts, JOURNEYS, kindOf } from './parts';
import { printedBy } from './run';

type ListedTest = { readonly name: string; readonly projectName: string };

/** How many tests there are to be asked, of each kind. */
export function listTests(parts: readonly string[]): Counts {
  const counts = new Map<string, Count>();
  if (parts.length === 0) return counts;
  const folder = mkdtempSync(join(tmpdir(), 'official-list-'));
  const file = join(folder, 'tests.json');
  const only = parts.flatMap(part => ['--project', part]);
  printedBy('vitest', ['list', '--config', 'test/official/vitest.config.ts', `--json=${file}`, ...only]);
  for (const { name, projectName } of JSON.parse(readFileSync(file, 'utf8')) as ListedTest[]) {
    add(counts, kindOf(projectName, name), 'skipped');
  }
  rmSync(folder, { recursive: true });
  return counts;
}

type Suite = { readonly suites?: readonly Suite[]; readonly specs: readonly unknown[] };
const specsIn = ({ suites = [], specs }: Suite): number =>
  suites.reduce((sum, suite) => sum + specsIn(suite), specs.length);

/** How many journeys there are to be made. */
export function listJourneys(): Counts {
  const args = ['test', '--config', 'test/official/playwright.config.ts', '--list', '--reporter', 'json'];
  const { suites } = JSON.parse(printedBy('playwright', args)) as { suites: Suite[] };
  const counts = new Map<string, Count>();
  add(counts, kindOf(JOURNEYS, ''), 'skipped', specsIn({ suites, specs: [] }));
  return counts;
}
