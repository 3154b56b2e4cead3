import type { ExportedFile } from '@/components/fileExport/FileExport';
import type { BalanceEntry, Statement, StatementLine } from '@/domain/customer/customerBalance';
import type { StatementLabels as StatementLabelsOfPaper } from '@/i18n/en/backOffice/statement';
import type { CommonLabels } from '@/i18n/en/common';
import { type CsvCell, toCsv } from '@/lib/csv';
import { formatRupees, type Paise, paiseToRupees } from '@/lib/number/money';
import { formatDateTime, formatDay } from '@/lib/time/dates';
import { dayOf, type Period } from '@/lib/time/periods';
import type { PdfBlock } from '@/services/pdf/pdfDocument';
import { type BalanceLabels, entryText } from './entryText';

/** The catalogues that a statement is written with. */
export type StatementLabels = BalanceLabels & {
  readonly statement: StatementLabelsOfPaper;
  readonly common: CommonLabels;
};

/** A statement as it is printed and calculated with. */
export type StatementOf = {
  readonly statement: Statement;
  readonly period: Period;
  /** Name, address and the like, a line each; none of them empty. */
  readonly customer: readonly string[];
  /** As the name of a file has it. */
  readonly customerId: string;
  /** What it leaves out, in words. */
  readonly notes: readonly string[];
};

/** In the names of files: Latin letters are read on every device. */
const FILE = 'statement';

/** A heading for a spreadsheet, which says what its figures are in. */
const rupeesIn = (heading: string): string => `${heading} (₹)`;

/** What was billed adds to what is owed, and what was paid takes from it. */
const charge = ({ paise }: BalanceEntry): Paise | null => (paise > 0 ? paise : null);
const paid = ({ paise }: BalanceEntry): Paise | null => (paise < 0 ? -paise : null);

/** The file of a statement: for a spreadsheet, and for paper. */
export function statementFile(of: StatementOf, labels: StatementLabels): ExportedFile {
  const { statement, period, customer, customerId, notes } = of;
  const { statement: text, common } = labels;
  const { columns } = text;
  const day = (ms: number) => formatDay(new Date(ms).toISOString(), common.language);
  const days = text.days(day(period.fromMs), day(period.toMs - 1));
  const money = (paise: Paise | null) => (paise === null ? '' : formatRupees(paise));

  function csv(): Promise<string> {
    type Row = Omit<StatementLine, keyof BalanceEntry> & {
      readonly entry: BalanceEntry | null;
      readonly what: string;
    };
    const rupees = (paise: Paise | null): CsvCell => paise && paiseToRupees(paise);
    const rows: Row[] = [
      { day: dayOf(period.fromMs), what: text.opening, entry: null, balancePaise: statement.openingPaise },
      ...statement.lines.map(line => ({ ...line, entry: line, what: entryText(line, labels) })),
      { day: dayOf(period.toMs - 1), what: text.closing, entry: null, balancePaise: statement.closingPaise },
    ];
    return toCsv<Row>(
      [
        { heading: columns.date, cell: row => row.day },
        { heading: columns.what, cell: row => row.what },
        { heading: columns.reference, cell: row => row.entry?.reference ?? null, asText: true },
        { heading: rupeesIn(columns.charge), cell: ({ entry }) => rupees(entry && charge(entry)) },
        { heading: rupeesIn(columns.payment), cell: ({ entry }) => rupees(entry && paid(entry)) },
        { heading: rupeesIn(columns.balance), cell: row => paiseToRupees(row.balancePaise) },
      ],
      rows,
    );
  }

  const lines = statement.lines.map(line => [
    day(line.atMs ?? 0),
    [entryText(line, labels), line.reference].filter(Boolean).join(', '),
    money(charge(line)),
    money(paid(line)),
    formatRupees(line.balancePaise),
  ]);

  return {
    name: () =>
      [common.brand.toLowerCase(), FILE, customerId, dayOf(period.fromMs), dayOf(period.toMs - 1)]
        .join('-')
        .replace(/[^\w-]+/g, '-'),
    csv,
    pdf: nowMs => ({
      brand: common.brand,
      title: text.heading,
      reference: days,
      language: common.language.locale,
      blocks: [
        { kind: 'columns', columns: [{ heading: text.customer, lines: customer }] },
        {
          kind: 'facts',
          facts: [
            [text.period, days],
            [text.made, formatDateTime(new Date(nowMs).toISOString(), common.language)],
          ],
        },
        {
          kind: 'table',
          columns: [
            { heading: columns.date, align: 'start', width: 'content' },
            { heading: columns.what, align: 'start', width: 'rest' },
            { heading: columns.charge, align: 'end', width: 'content' },
            { heading: columns.payment, align: 'end', width: 'content' },
            { heading: columns.balance, align: 'end', width: 'content' },
          ],
          rows: [['', text.opening, '', '', formatRupees(statement.openingPaise)], ...lines],
          total: ['', text.closing, '', '', formatRupees(statement.closingPaise)],
        },
        ...(lines.length === 0 ? [{ kind: 'paragraph', text: text.nothing } as const] : []),
        ...notes.map((note): PdfBlock => ({ kind: 'paragraph', text: note, tone: 'soft' })),
      ],
      pageLabel: text.page,
    }),
  };
}
