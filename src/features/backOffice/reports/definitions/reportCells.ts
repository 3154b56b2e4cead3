import type { ReportsLabels } from '@/i18n/en/backOffice/reports';
import type { CommonLabels } from '@/i18n/en/common';
import type { CsvCell } from '@/lib/csv';
import { formatRupees, paiseToRupees } from '@/lib/number/money';
import { formatCount, formatDecimal, formatLitres, formatPercent, formatShare } from '@/lib/number/numbers';
import { formatDay } from '@/lib/time/dates';
import { formatMonth } from '@/lib/time/months';
import type { Cell, CellKind, ReportColumn } from './report';

/** The catalogues that a report is written with. */
export type ReportTableLabels = { readonly reports: ReportsLabels; readonly common: CommonLabels };

const NOTHING = '–';

/** Figures stand at the end of their column, where their digits line up. */
export const isFigure = ({ kind }: ReportColumn): boolean =>
  kind !== 'text' && kind !== 'word' && kind !== 'state' && kind !== 'day' && kind !== 'month';

const firstTime = (day: string): string => `${day}T00:00:00+05:30`;

const isWord = (labels: ReportsLabels['words'], cell: string): cell is keyof ReportsLabels['words'] =>
  Object.hasOwn(labels, cell);

/** What is said where a column's cell is not known; null where nothing is. */
function unknownText({ id }: ReportColumn, labels: ReportsLabels): string | null {
  if (id === 'product' || id === 'customer') return labels.unnamed;
  return id === 'place' ? labels.placeNotKnown : null;
}

/** A cell as it is read. */
export function cellText(
  cell: Cell,
  column: ReportColumn,
  { reports: text, common }: ReportTableLabels,
): string {
  if (cell === null) return unknownText(column, text) ?? NOTHING;
  switch (column.kind) {
    case 'text':
      return String(cell);
    case 'word':
      return isWord(text.words, String(cell))
        ? text.words[String(cell) as keyof ReportsLabels['words']]
        : String(cell);
    case 'state':
      return text.stateName(String(cell));
    case 'day':
      return formatDay(firstTime(String(cell)), common.language);
    case 'month':
      return formatMonth(firstTime(String(cell)), common.language);
    case 'count':
      return formatCount(Number(cell));
    case 'money':
      return formatRupees(Number(cell));
    case 'litres':
      return formatLitres(Number(cell));
    case 'share':
      return formatShare(Number(cell));
    case 'rate':
      return formatPercent(Number(cell));
    case 'average':
      return formatDecimal(Number(cell), 1);
  }
}

/** The totals as they are read; empty where a column has none. */
export const totalLabels = (
  totals: readonly Cell[],
  columns: readonly ReportColumn[],
  labels: ReportTableLabels,
): string[] =>
  columns.map((column, at) => {
    const total = totals[at] ?? null;
    if (at === 0) return labels.reports.totals;
    return total === null ? '' : cellText(total, column, labels);
  });

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

const percents = (fraction: number): number => rounded(fraction * 100, 2);

const FIGURES: { readonly [kind in CellKind]?: (value: number) => number } = {
  money: paiseToRupees,
  litres: ml => ml / 1000,
  share: percents,
  rate: percents,
  average: value => rounded(value, 2),
};

/** A cell for a spreadsheet: plain numbers, days as ISO has them, and who or what has no name as the screen says it. */
export function csvCell(cell: Cell, column: ReportColumn, labels: ReportTableLabels): CsvCell {
  if (cell === null) return unknownText(column, labels.reports);
  if (column.kind === 'state' || column.kind === 'word') return cellText(cell, column, labels);
  return typeof cell === 'number' ? (FIGURES[column.kind]?.(cell) ?? cell) : cell;
}

/** A column's heading for a spreadsheet, which says what its figures are in. */
export function csvHeading({ id, kind }: ReportColumn, { reports: text }: ReportTableLabels): string {
  const heading = text.columns[id];
  if (kind === 'money') return text.exports.rupees(heading);
  return kind === 'share' || kind === 'rate' ? text.exports.percent(heading) : heading;
}
