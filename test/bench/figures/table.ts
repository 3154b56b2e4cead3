import { markdownTable } from '../../../scripts/markdownTable';
import type { Sample } from './median';

const UNITS = {
  ms: value => `${(value / 1000).toFixed(2)} s`,
  shortMs: value => `${Math.round(value)} ms`,
  kB: value => `${(value / 1000).toFixed(1)} kB`,
  bytes: value => `${Math.round(value)} B`,
  MB: value => `${(value / 1e6).toFixed(1)} MB`,
  count: value => String(Math.round(value)),
  share: value => value.toFixed(3),
  ratio: value => value.toFixed(2),
  yes: value => (value === 1 ? 'yes' : 'no'),
} as const satisfies Record<string, (value: number) => string>;

export type Unit = keyof typeof UNITS;

/** A row of the table: which figure it shows, and what is wanted of it. */
export type Row = {
  readonly measure: string;
  readonly figure: string;
  readonly unit: Unit;
  /** At most so much, or with `atLeast` at least; none for what is only told. */
  readonly goal?: number;
  readonly atLeast?: boolean;
  /** At most so many times the floor's. */
  readonly timesFloor?: number;
};

type Figure = number | null | undefined;

export const formatFigure = (value: Figure, unit: Unit): string =>
  value === null || value === undefined ? '–' : UNITS[unit](value);

/** Null where there is no goal, or nothing was measured to hold against it. */
export function isMet({ goal, atLeast = false }: Row, ours: Figure): boolean | null {
  if (goal === undefined || ours === undefined) return null;
  if (ours === null) return false;
  return atLeast ? ours >= goal : ours <= goal;
}

/** The same of the goal that is a multiple of the floor's. */
export function isNearFloor({ timesFloor }: Row, ours: Figure, floors: Figure): boolean | null {
  if (timesFloor === undefined || ours === undefined || typeof floors !== 'number') return null;
  return ours !== null && ours <= timesFloor * floors;
}

const GOAL_SIGN = { most: '≤', least: '≥' } as const;

function goalText({ goal, atLeast = false, unit, timesFloor }: Row): string {
  const goals: string[] = [];
  if (goal !== undefined) {
    const text = formatFigure(goal, unit);
    goals.push(unit === 'yes' ? text : `${atLeast ? GOAL_SIGN.least : GOAL_SIGN.most} ${text}`);
  }
  if (timesFloor !== undefined) goals.push(`${GOAL_SIGN.most} ${timesFloor}×`);
  return goals.join(', ');
}

function ratioText(product: Figure, floor: Figure): string {
  return product !== null && product !== undefined && floor ? `${(product / floor).toFixed(2)}×` : '';
}

const MET = { true: 'yes', false: '**no**' } as const;

/** Of each goal, in the order in which they are named. */
const metText = (row: Row, ours: Figure, floors: Figure): string =>
  [isMet(row, ours), isNearFloor(row, ours, floors)]
    .flatMap(met => (met === null ? [] : MET[`${met}`]))
    .join(', ');

/** The rows of one table: measure | goal | product | floor | ratio | met? */
export function compareWithFloor(rows: readonly Row[], product: Sample, floor: Sample): string {
  return markdownTable(
    ['measure', 'goal', 'product', 'floor', 'ratio', 'met?'],
    rows.map(row => {
      const ours = product[row.figure];
      const theirs = floor[row.figure];
      return [
        row.measure,
        goalText(row),
        formatFigure(ours, row.unit),
        formatFigure(theirs, row.unit),
        row.unit === 'yes' ? '' : ratioText(ours, theirs),
        metText(row, ours, theirs),
      ];
    }),
  );
}

/** The figures that more than one has, a column for each. */
export function compareAll(rows: readonly Row[], columns: Readonly<Record<string, Sample>>): string {
  const labels = Object.keys(columns);
  const atLeast = Math.min(2, labels.length);
  return markdownTable(
    ['measure', ...labels],
    rows
      .filter(
        ({ figure }) => labels.filter(label => columns[label]?.[figure] !== undefined).length >= atLeast,
      )
      .map(({ measure, figure, unit }) => [
        measure,
        ...labels.map(label => formatFigure(columns[label]?.[figure], unit)),
      ]),
  );
}
