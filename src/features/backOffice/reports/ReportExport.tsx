import { FileDown, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
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
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import type { AppError } from '@/lib/appError';
import { CSV_TYPE, toCsv } from '@/lib/csv';
import { dayOf } from '@/lib/time/periods';
import { toAppError } from '@/services/firebase/toAppError';
import type { PdfBlock, PdfDocument } from '@/services/pdf/pdfDocument';
import { useAppDispatch } from '@/store/hooks';
import type { AppThunk } from '@/store/thunk';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
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
    title: text.report[id].name,
    reference: about,
    language: common.language.locale,
    landscape: columns.length > UPRIGHT_COLUMNS,
    blocks: [
      {
        kind: 'facts',
        facts: [
          [text.exports.period, about],
          [text.exports.basis, basisText(basis, labels)],
          [text.exports.made, `${common.brand}, ${nowText(nowMs, labels)}`],
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

type ExportKind = 'csv' | 'pdf';

type ExportOutcome =
  | { readonly kind: 'saved'; readonly name: string }
  | { readonly kind: 'failed'; readonly error: AppError };

/** `eawa-sales-2026-01-01-2026-01-31.csv`; of what is of now, today's day. */
function exportName({ id, period }: MadeReport, kind: ExportKind, nowMs: number, brand: string): string {
  const days = REPORTS[id].ofNow ? [dayOf(nowMs)] : [dayOf(period.fromMs), dayOf(period.toMs - 1)];
  return `${[brand.toLowerCase(), id, ...days].join('-')}.${kind}`;
}

function csvText({ report }: MadeReport, labels: ReportTableLabels): Promise<string> {
  const columns = report.columns.map((column, at) => ({
    heading: csvHeading(column, labels),
    cell: (row: Report['rows'][number]) => csvCell(row[at] ?? null, column, labels),
    asText: column.id === 'phone',
  }));
  return toCsv(columns, report.rows);
}

/** Makes a file of a report, in the language of the app, and hands it to the browser. Never rejects. */
const exportReport =
  (made: MadeReport, kind: ExportKind, labels: ReportTableLabels): AppThunk<Promise<ExportOutcome>> =>
  async (_dispatch, _getState, { clock, makePdf, download }) => {
    const nowMs = clock.now();
    const name = exportName(made, kind, nowMs, labels.common.brand);
    try {
      await download(
        kind === 'csv'
          ? { name, type: CSV_TYPE, text: await csvText(made, labels) }
          : { name, blob: await makePdf(reportDocument(made, nowMs, labels)) },
      );
      return { kind: 'saved', name };
    } catch (thrown) {
      return { kind: 'failed', error: toAppError(thrown) };
    }
  };

const ICONS = { csv: FileSpreadsheet, pdf: FileDown } as const;
const KINDS = ['csv', 'pdf'] as const satisfies readonly ExportKind[];

/** Takes a report along, as a file for a spreadsheet or for paper. */
export function ReportExport({ made }: { readonly made: MadeReport }) {
  const reports = useLabels(reportsLabels);
  const common = useLabels(commonLabels);
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState<ExportKind | null>(null);
  const [outcome, setOutcome] = useState<ExportOutcome | null>(null);
  const text = reports.exports;

  async function run(kind: ExportKind): Promise<void> {
    if (busy) return;
    setBusy(kind);
    setOutcome(null);
    setOutcome(await dispatch(exportReport(made, kind, { reports, common })));
    setBusy(null);
  }

  return (
    <>
      {KINDS.map(kind => {
        const Icon = ICONS[kind];
        return (
          <Button
            key={kind}
            variant={kind === 'pdf' ? 'primary' : 'secondary'}
            className="px-4! max-sm:flex-1"
            aria-disabled={busy !== null}
            aria-busy={busy === kind}
            onClick={() => void run(kind)}
          >
            <Icon aria-hidden className="size-5 max-sm:hidden" />
            {busy === kind ? text.busy : text[kind]}
          </Button>
        );
      })}
      {outcome && (
        <div className="w-full">
          <Notice tone={outcome.kind === 'saved' ? 'good' : 'bad'} urgent={outcome.kind === 'failed'}>
            {outcome.kind === 'saved'
              ? text.saved(outcome.name)
              : outcome.error.kind === 'offline'
                ? text.offline
                : `${text.failed} ${failureText(outcome.error, common)}`}
          </Notice>
        </div>
      )}
    </>
  );
}
