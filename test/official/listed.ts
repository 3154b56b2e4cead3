import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCases } from './differential/cases';
import { add, type Count, type Counts, DIFFERENTIAL, JOURNEYS, kindOf } from './parts';
import { printedBy } from './run';

type ListedTest = { readonly name: string; readonly projectName: string };

/** How many of each kind are in a list of tests. @param cases what `--cases` says */
export function countTests(listed: readonly ListedTest[], cases: string | undefined): Counts {
  const counts = new Map<string, Count>();
  const kinds = listed.map(({ name, projectName }) => kindOf(projectName, name));
  for (const kind of kinds) if (kind !== DIFFERENTIAL) add(counts, kind, 'skipped');
  // One of these tests asks many.
  if (kinds.includes(DIFFERENTIAL))
    add(counts, DIFFERENTIAL, 'skipped', allCases(cases === undefined ? undefined : Number(cases)));
  return counts;
}

/** How many tests there are to be asked, of each kind. @param cases what `--cases` says */
export function listTests(parts: readonly string[], cases: string | undefined): Counts {
  if (parts.length === 0) return new Map();
  const folder = mkdtempSync(join(tmpdir(), 'official-list-'));
  const file = join(folder, 'tests.json');
  const only = parts.flatMap(part => ['--project', part]);
  printedBy('vitest', ['list', '--config', 'test/official/vitest.config.ts', `--json=${file}`, ...only]);
  const listed = JSON.parse(readFileSync(file, 'utf8')) as ListedTest[];
  rmSync(folder, { recursive: true });
  return countTests(listed, cases);
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
