import type { Environment } from './environment';
import { FIRST_SYNC_ROWS, LARGE_ROWS, OFFICE_ROWS, STOREFRONT_ROWS, TRACE_ROWS } from './figures/goals';
import type { Sample } from './figures/median';
import { compareAll, compareWithFloor, type Row } from './figures/table';
import type { Compared, Results } from './measureEverything';
import type { Options } from './options';

export type Report = Results & {
  readonly environment: Environment & { readonly loadAtTheEnd: readonly number[] };
  readonly options: Options;
};

/** The halves of a run, each of which can be measured alone. */
const PARTS = ['storefront', 'office'] as const;
type Part = (typeof PARTS)[number];

/** One table against the goals; where there are more than two, everybody's figures beside each other too. */
type Section = {
  readonly part: Part;
  readonly title: string;
  readonly table: string;
  readonly everybody?: string;
};

const FLOORS = { storefront: 'floor: prerendered', office: 'floor: vanilla' } as const;

/** The first line of a report: where and when, and how busy the machine was. */
export function originOf({ environment, options }: Report): string {
  const { date, commit, processor, memoryGb, system, node, chromium, load, loadAtTheEnd } = environment;
  const [browser = chromium] = chromium.split(' built on ');
  return (
    `${date.slice(0, 16).replace('T', ' ')} UTC, commit ${commit}; ${processor}, ${memoryGb} GB, ${system}, Node ${node}, ` +
    `${browser}; load average ${load.join(' ')} before, ${loadAtTheEnd.join(' ')} after. ` +
    `Medians of ${options.runs}, in turns. Times are of this machine: compare them within this run.`
  );
}

export function sectionsOf({
  storefront,
  office,
  firstSync,
  large,
  traced = {},
}: Report): readonly Section[] {
  const sections: Section[] = [];
  if (storefront) {
    sections.push(
      compared(
        'storefront',
        'Storefront: the menu, for a visitor on slow 3G (400 kbit/s, 400 ms, in packets), processor 4× slower, gzip',
        STOREFRONT_ROWS,
        storefront,
        FLOORS.storefront,
      ),
    );
  }
  if (office) {
    sections.push(
      compared(
        'office',
        'Back office: 10,000 orders, processor 4× slower; the orders are on the device, as on every visit but the first',
        OFFICE_ROWS,
        office,
        FLOORS.office,
      ),
    );
  }
  if (firstSync) {
    sections.push({
      part: 'office',
      title: `Back office: a first visit with ${thousands(firstSync.orders)} orders, full speed, cut off on its way`,
      table: compareWithFloor(FIRST_SYNC_ROWS, firstSync.figures, {}),
    });
  }
  if (large) {
    const seconds = (large.startMs / 1000).toFixed(1);
    sections.push(
      compared(
        'office',
        `Back office: ${thousands(large.orders)} orders beside 10,000 (seeded and ready after ${seconds} s)`,
        LARGE_ROWS,
        large.compared,
        Object.keys(large.compared)[1] ?? '',
      ),
    );
  }
  if (Object.keys(traced).length > 0) {
    sections.push({
      part: office ? 'office' : 'storefront',
      title: 'Where the main thread’s time goes, processor 4× slower: one recorded visit each',
      table: compareAll(TRACE_ROWS, traced),
    });
  }
  return sections;
}

function compared(
  part: Part,
  title: string,
  rows: readonly Row[],
  measured: Compared,
  floor: string,
): Section {
  const columns: Record<string, Sample> = Object.fromEntries(
    Object.entries(measured).map(([label, { median }]) => [label, median]),
  );
  return {
    part,
    title,
    table: compareWithFloor(rows, columns.product ?? {}, columns[floor] ?? {}),
    ...(Object.keys(columns).length > 2 && { everybody: compareAll(rows, columns) }),
  };
}

const thousands = (value: number): string => value.toLocaleString('en-US');

export function printReport(report: Report): void {
  console.log(`\n${originOf(report)}`);
  for (const { title, table, everybody } of sectionsOf(report)) {
    console.log(`\n### ${title}\n\n${table}`);
    if (everybody) console.log(`\n${everybody}`);
  }
}

const beginOf = (part: Part) => `<!-- ${part}: written by npm run bench -- --write -->`;
const endOf = (part: Part) => `<!-- ${part}: so far -->`;

/**
 * The page of benchmarks with this report in place of the last one. Of a part that was not measured the tables stay.
 *
 * @throws Error when the page has no place for a part
 */
export function writtenInto(page: string, report: Report): string {
  const sections = sectionsOf(report);
  return PARTS.reduce((page, part) => {
    const written = sections
      .filter(section => section.part === part)
      .map(({ title, table, everybody }) => [`**${title}**`, table, everybody].filter(Boolean).join('\n\n'));
    if (written.length === 0) return page;
    const begin = page.indexOf(beginOf(part));
    const end = page.indexOf(endOf(part));
    if (begin === -1 || end < begin)
      throw new Error(`docs/benchmarks.md has no place for the ${part}: ${beginOf(part)} … ${endOf(part)}.`);
    const text = [originOf(report), ...written].join('\n\n');
    return `${page.slice(0, begin)}${beginOf(part)}\n${text}\n${page.slice(end)}`;
  }, page);
}
