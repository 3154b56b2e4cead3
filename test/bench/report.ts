import type { Environment } from './environment';
import { FIRST_SYNC_ROWS, LARGE_ROWS, OFFICE_ROWS, STOREFRONT_ROWS } from './figures/goals';
import type { Sample } from './figures/median';
import { compareAll, compareWithFloor, type Row } from './figures/table';
import type { Compared, Results } from './measureEverything';
import type { Options } from './options';

type Report = Results & {
  readonly environment: Environment & { readonly loadAtTheEnd: readonly number[] };
  readonly options: Options;
};

/** Prints what README.md quotes. */
export function printReport(report: Report): void {
  const { environment, options, storefront, office, firstSync, large } = report;
  const { date, commit, processor, memoryGb, system, node, chromium, load, loadAtTheEnd } = environment;
  console.log(`\n${processor}, ${memoryGb} GB, ${system}, Node ${node}, ${chromium}`);
  console.log(
    `${date}, commit ${commit}, load average ${load.join(' ')} before and ${loadAtTheEnd.join(' ')} after`,
  );
  console.log(
    `Medians of ${options.runs}, in turns. Times are of this machine: compare them within this run.`,
  );
  if (storefront) {
    printCompared(
      'Storefront: the menu, for a visitor on slow 3G (400 kbit/s, 400 ms), processor 4× slower, gzip',
      STOREFRONT_ROWS,
      storefront,
      'floor: prerendered',
    );
  }
  if (office) {
    printCompared(
      'Back office: 10,000 orders, processor 4× slower; the orders are on the device, as on every visit but the first',
      OFFICE_ROWS,
      office,
      'floor: vanilla',
    );
  }
  if (firstSync) {
    console.log(`\n### A first visit with ${firstSync.orders} orders, full speed, cut off half-way\n`);
    console.log(compareWithFloor(FIRST_SYNC_ROWS, firstSync.figures, {}));
  }
  if (large) {
    printCompared(
      `Back office: ${large.orders} orders (the local backend was seeded and ready after ${(large.startMs / 1000).toFixed(1)} s)`,
      LARGE_ROWS,
      large.compared,
      `product, 10000 orders`,
    );
  }
}

function printCompared(title: string, rows: readonly Row[], compared: Compared, floor: string): void {
  const columns: Record<string, Sample> = Object.fromEntries(
    Object.entries(compared).map(([label, { median }]) => [label, median]),
  );
  console.log(`\n### ${title}\n`);
  console.log(compareWithFloor(rows, columns.product ?? {}, columns[floor] ?? {}));
  if (Object.keys(columns).length > 2) console.log(`\n${compareAll(rows, columns)}`);
}
