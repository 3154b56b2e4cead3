import type { ReportsLabels } from '@/i18n/en/backOffice/reports';

/** How a cell is written: a `state` by its English name; money in paise, litres in millilitres, shares and rates of tax as fractions, days as `YYYY-MM-DD`. */
export const CELL_KINDS = [
  'text',
  'word',
  'state',
  'day',
  'month',
  'count',
  'money',
  'litres',
  'share',
  'rate',
  'average',
] as const;
export type CellKind = (typeof CELL_KINDS)[number];

/** Null: not known, or nothing to say. */
export type Cell = string | number | null;

/** What a report says about itself, beside its figures. */
export type Note =
  | {
      readonly kind:
        | 'cancelledLeftOut'
        | 'asOfNow'
        | 'byInvoiceDay'
        | 'halvesByRow'
        | 'sellerUnknown'
        | 'settingsNotRead'
        | 'onTime'
        | 'returns'
        | 'deliveredOnly';
    }
  | {
      readonly kind: 'undated' | 'noSize' | 'noPrice' | 'placeUnknown' | 'noTax' | 'unexplained' | 'noRun';
      readonly count: number;
    }
  /** Orders of a period that are not in it; in paise, what they come to. */
  | {
      readonly kind: 'notInvoiced' | 'cancelledSum' | 'invoiceGone';
      readonly count: number;
      readonly paise: number;
    };

/** What a report was computed from. */
export type Basis = {
  readonly kind: 'orders' | 'products' | 'runs';
  readonly count: number;
};

/** A column, by the name of its label. */
export type ColumnId = keyof ReportsLabels['columns'];

export type ReportColumn = { readonly id: ColumnId; readonly kind: CellKind };

export type ChartBar = { readonly label: Cell; readonly value: number };

/** A report in plain figures: what it is called and how it is written is up to who shows it. */
export type Report = {
  readonly columns: readonly ReportColumn[];
  /** A cell for each column. */
  readonly rows: readonly (readonly Cell[])[];
  /** Likewise; null where a sum says nothing. */
  readonly totals: readonly Cell[];
  readonly chart: {
    readonly label: ReportColumn;
    readonly value: ReportColumn;
    readonly bars: readonly ChartBar[];
  };
  /** What the report comes to, for its card. */
  readonly headline: { readonly column: ReportColumn; readonly value: Cell };
  readonly basis: Basis;
  readonly notes: readonly Note[];
  /** Something it is made of has not been read yet: it is looked at, and not taken along. */
  readonly unfinished?: true;
};

/** A column of rows that are still objects. */
export type RowColumn<Row> = ReportColumn & {
  readonly cell: (row: Row) => Cell;
  /** `sum`: of its cells, what is not known counting nothing. Without it there is no total. */
  readonly total?: 'sum' | ((rows: readonly Row[]) => Cell);
};

function totalOf<Row>({ cell, total }: RowColumn<Row>, rows: readonly Row[]): Cell {
  if (total === undefined) return null;
  if (total !== 'sum') return total(rows);
  return rows.reduce((sum, row) => {
    const value = cell(row);
    return typeof value === 'number' ? sum + value : sum;
  }, 0);
}

/** Rows as cells, with their totals. */
export function tabulate<Row>(
  columns: readonly RowColumn<Row>[],
  rows: readonly Row[],
): Pick<Report, 'columns' | 'rows' | 'totals'> {
  return {
    columns: columns.map(({ id, kind }) => ({ id, kind })),
    rows: rows.map(row => columns.map(({ cell }) => cell(row))),
    totals: columns.map(column => totalOf(column, rows)),
  };
}

/** The total of a column; null where it has none. */
export function totalIn({ columns, totals }: Pick<Report, 'columns' | 'totals'>, id: ColumnId): Cell {
  return totals[columns.findIndex(column => column.id === id)] ?? null;
}

/** More bars than this are no picture any more. */
const MOST_BARS = 12;

/** The greatest of the rows, as bars. */
export function greatest<Row>(
  rows: readonly Row[],
  label: (row: Row) => Cell,
  value: (row: Row) => number,
): ChartBar[] {
  return rows
    .map(row => ({ label: label(row), value: value(row) }))
    .filter(bar => bar.value > 0)
    .sort((one, other) => other.value - one.value)
    .slice(0, MOST_BARS);
}

/** Orders without a date are in no period: that is said where there are some. */
export const undatedNotes = ({ undated }: { readonly undated: number }): Note[] =>
  undated > 0 ? [{ kind: 'undated', count: undated }] : [];
