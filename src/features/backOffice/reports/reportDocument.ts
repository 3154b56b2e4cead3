import {
  cellText,
  isFigure,
  type ReportTexts,
  totalTexts,
} from '@/features/backOffice/reports/definitions/reportCells';
import { REPORTS } from '@/features/backOffice/reports/definitions/reports';
import {
  basisText,
  noteTexts,
  nowText,
  periodText,
} from '@/features/backOffice/reports/definitions/reportWords';
import type { PdfBlock, PdfDocument } from '@/services/pdf/pdfDocument';
import type { MadeReport } from './madeReport';

/** As many columns as an upright page has room for. */
const UPRIGHT_COLUMNS = 6;

/** A report as a document to print. */
export function reportDocument(
  { id, report, period, latestOnly }: MadeReport,
  nowMs: number,
  texts: ReportTexts,
): PdfDocument {
  const { reports: text, common } = texts;
  const { columns, rows, totals, basis, notes } = report;
  const about = REPORTS[id].ofNow ? nowText(nowMs, texts) : periodText(period, texts);
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
          rows: rows.map(row => columns.map((column, at) => cellText(row[at] ?? null, column, texts))),
          total: totalTexts(totals, columns, texts),
        };
  return {
    title: text.report[id].name,
    reference: about,
    language: common.language.locale,
    landscape: columns.length > UPRIGHT_COLUMNS,
    blocks: [
      {
        kind: 'facts',
        facts: [
          [text.exports.period, about],
          [text.exports.basis, basisText(basis, texts)],
          [text.exports.made, `${common.brand}, ${nowText(nowMs, texts)}`],
        ],
      },
      table,
      ...noteTexts(notes, latestOnly, texts).map(
        (note): PdfBlock => ({ kind: 'paragraph', text: note, tone: 'soft' }),
      ),
    ],
    pageLabel: text.exports.page,
  };
}
