import { FileExport } from '@/components/fileExport/FileExport';
import type { Report } from '@/features/backOffice/reports/definitions/report';
import {
  cellText,
  csvCell,
  csvHeading,
  isFigure,
  type ReportTableLabels,
  totalLabels,
} from '@/features/backOffice/reports/definitions/reportCells';
import {
  basisText,
  noteLabels,
  nowText,
  periodText,
} from '@/features/backOffice/reports/definitions/reportLabels';
import { REPORTS } from '@/features/backOffice/reports/definitions/reports';
import { reportsLabels } from '@/i18n/en/backOffice/reports';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { toCsv } from '@/lib/csv';
import { formatDateTime } from '@/lib/time/dates';
import { dayOf } from '@/lib/time/periods';
import type { PdfBlock, PdfDocument } from '@/services/pdf/pdfDocument';
import type { MadeReport } from './madeReport';

/** As many columns as an upright page has room for. */
const UPRIGHT_COLUMNS = 6;

/** A report as a document to print. */
function reportDocument(
  { id, report, period, latestOnly }: MadeReport,
  nowMs: number,
  labels: ReportTableLabels,
): PdfDocument {
  const { reports: text, common } = labels;
  const { columns, rows, totals, basis, notes } = report;
  const about = REPORTS[id].ofNow ? nowText(nowMs, labels) : periodText(period, labels);
  const table: PdfBlock =
    rows.length === 0
      ? { kind: 'paragraph', text: text.nothing }
      : {
          kind: 'table',
          columns: columns.map((column, at) => ({
            heading: text.columns[column.id],
            align: isFigure(column) ? 'end' : 'start',
            width: at === 0 ? 'rest' : 'content',
          })),
          rows: rows.map(row => columns.map((column, at) => cellText(row[at] ?? null, column, labels))),
          total: totalLabels(totals, columns, labels),
        };
  return {
    brand: common.brand,
    title: text.report[id].name,
    reference: about,
    language: common.language.locale,
    ...(columns.length > UPRIGHT_COLUMNS && { paper: 'landscape' }),
    blocks: [
      {
        kind: 'facts',
        facts: [
          [text.exports.period, about],
          [text.exports.basis, basisText(basis, labels)],
          [text.exports.made, formatDateTime(new Date(nowMs).toISOString(), common.language)],
        ],
      },
      table,
      ...noteLabels(notes, latestOnly, labels).map(
        (note): PdfBlock => ({ kind: 'paragraph', text: note, tone: 'soft' }),
      ),
    ],
    pageLabel: text.exports.page,
  };
}

/** `eawa-sales-2026-01-01-2026-01-31`; of what is of now, today's day. */
function exportName({ id, period }: MadeReport, nowMs: number, brand: string): string {
  const days = REPORTS[id].ofNow ? [dayOf(nowMs)] : [dayOf(period.fromMs), dayOf(period.toMs - 1)];
  return [brand.toLowerCase(), id, ...days].join('-');
}

/** Only headings and rows: a sentence below them would be one more row to whoever sorts or sums. The notes are on screen and in the PDF. */
function csvText({ report }: MadeReport, labels: ReportTableLabels): Promise<string> {
  const columns = report.columns.map((column, at) => ({
    heading: csvHeading(column, labels),
    cell: (row: Report['rows'][number]) => csvCell(row[at] ?? null, column, labels),
    asText: column.id === 'phone',
  }));
  return toCsv(columns, report.rows);
}

/** Takes a report along, in the language of the app. */
export function ReportExport({ made }: { readonly made: MadeReport }) {
  const labels = { reports: useLabels(reportsLabels), common: useLabels(commonLabels) };
  return (
    <FileExport
      file={{
        name: nowMs => exportName(made, nowMs, labels.common.brand),
        csv: () => csvText(made, labels),
        pdf: nowMs => reportDocument(made, nowMs, labels),
      }}
    />
  );
}
