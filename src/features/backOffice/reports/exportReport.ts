import type { Report } from '@/features/backOffice/reports/definitions/report';
import { csvCell, csvHeading, type ReportTexts } from '@/features/backOffice/reports/definitions/reportCells';
import { REPORTS } from '@/features/backOffice/reports/definitions/reports';
import type { AppError } from '@/lib/appError';
import { CSV_TYPE, toCsv } from '@/lib/csv';
import { dayOf } from '@/lib/time/periods';
import { toAppError } from '@/services/firebase/toAppError';
import type { AppThunk } from '@/store/thunk';
import type { MadeReport } from './madeReport';
import { reportDocument } from './reportDocument';

export type ExportKind = 'csv' | 'pdf';

export type ExportOutcome =
  | { readonly kind: 'saved'; readonly name: string }
  | { readonly kind: 'failed'; readonly error: AppError };

/** `eawa-sales-2026-01-01-2026-01-31.csv`; of what is of now, today's day. */
export function exportName(
  { id, period }: MadeReport,
  kind: ExportKind,
  nowMs: number,
  brand: string,
): string {
  const days = REPORTS[id].ofNow ? [dayOf(nowMs)] : [dayOf(period.fromMs), dayOf(period.toMs - 1)];
  return `${[brand.toLowerCase(), id, ...days].join('-')}.${kind}`;
}

function csvText({ report }: MadeReport, texts: ReportTexts): Promise<string> {
  const columns = report.columns.map((column, at) => ({
    heading: csvHeading(column, texts),
    cell: (row: Report['rows'][number]) => csvCell(row[at] ?? null, column, texts),
    asText: column.id === 'phone',
  }));
  return toCsv(columns, report.rows);
}

/** Makes a file of a report, in the language of the app, and hands it to the browser. Never rejects. */
export const exportReport =
  (made: MadeReport, kind: ExportKind, texts: ReportTexts): AppThunk<Promise<ExportOutcome>> =>
  async (_dispatch, _getState, { clock, makePdf, download }) => {
    const nowMs = clock.now();
    const name = exportName(made, kind, nowMs, texts.common.brand);
    try {
      await download(
        kind === 'csv'
          ? { name, type: CSV_TYPE, text: await csvText(made, texts) }
          : { name, blob: await makePdf(reportDocument(made, nowMs, texts)) },
      );
      return { kind: 'saved', name };
    } catch (thrown) {
      return { kind: 'failed', error: toAppError(thrown) };
    }
  };
