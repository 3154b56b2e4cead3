import { useState } from 'react';
import { relativeChange } from '@/domain/metrics/relativeChange';
import { type Report, totalIn } from '@/features/backOffice/reports/definitions/report';
import { cellText } from '@/features/backOffice/reports/definitions/reportCells';
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
import { formatChange } from '@/lib/number/numbers';
import { BarChart } from '@/ui/BarChart';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { Tabs } from '@/ui/list/Tabs';
import type { MadeReport } from './madeReport';
import { ReportExport } from './ReportExport';
import { ReportTable } from './ReportTable';

/** A report's bars, with their values; the whole of it is in the table beside it. */
function ReportChart({ report: { chart } }: { readonly report: Report }) {
  const reports = useLabels(reportsLabels);
  const texts = { reports, common: useLabels(commonLabels) };
  const { label, value, bars } = chart;
  const headings = { label: reports.columns[label.id], value: reports.columns[value.id] };
  const caption = reports.chartOf(headings.value, headings.label);
  if (!bars.some(bar => bar.value > 0)) return <p className="py-6 text-ink-soft">{reports.nothingToDraw}</p>;
  return (
    <>
      <p className="mb-3 text-sm font-semibold text-ink-soft">{caption}</p>
      <BarChart
        caption={caption}
        headings={headings}
        longLabels={label.kind === 'text' || label.kind === 'state'}
        bars={bars.map((bar, at) => ({
          // Two customers may have one name.
          key: `${bar.label} ${at}`,
          label: cellText(bar.label, label, texts),
          value: bar.value,
          said: cellText(bar.value, value, texts),
        }))}
      />
    </>
  );
}

/** What was summed up of the period before, and how much it has changed: by column, since each period leaves out what it has none of. */
function Comparison({ made: { report, before } }: { readonly made: MadeReport }) {
  const reports = useLabels(reportsLabels);
  const texts = { reports, common: useLabels(commonLabels) };
  if (!before) return null;
  const sums = before.report.columns.flatMap((column, at) => {
    const [now, then] = [totalIn(report, column.id), before.report.totals[at]];
    const isSum = column.kind === 'count' || column.kind === 'money' || column.kind === 'litres';
    if (!isSum || typeof then !== 'number') return [];
    const change = typeof now === 'number' ? relativeChange(now, then) : null;
    const changed = change === null ? '' : ` (${formatChange(change)})`;
    return [`${reports.columns[column.id]} ${cellText(then, column, texts)}${changed}`];
  });
  if (sums.length === 0) return null;
  return (
    <p className="text-sm text-ink-soft tabular-nums">
      {reports.before(periodText(before.period, texts))} {sums.join(' · ')}
    </p>
  );
}

const LOOKS = ['table', 'chart'] as const;

type Props = {
  readonly made: MadeReport;
  readonly nowMs: number;
  readonly onClose: () => void;
};

/** A report to look at, as a table and as a chart, before it is taken along (spec §2). */
export function ReportDialog({ made, nowMs, onClose }: Props) {
  const reports = useLabels(reportsLabels);
  const common = useLabels(commonLabels);
  const texts = { reports, common };
  const { id, report, period, latestOnly } = made;
  const [look, setLook] = useState<(typeof LOOKS)[number]>('table');
  const name = reports.report[id].name;
  return (
    <Dialog heading={name} startAtHeading wide onClose={onClose}>
      <p className="text-ink-soft tabular-nums">
        {REPORTS[id].ofNow ? nowText(nowMs, texts) : periodText(period, texts)} ·{' '}
        {basisText(report.basis, texts)}
      </p>
      <Comparison made={made} />
      <div className="mt-4">
        <Tabs
          label={reports.look.label}
          values={LOOKS}
          chosen={look}
          onChoose={setLook}
          nameOf={value => reports.look[value]}
        >
          {look === 'table' ? <ReportTable report={report} name={name} /> : <ReportChart report={report} />}
        </Tabs>
      </div>
      <ul className="mt-4 list-disc space-y-1 pl-5 text-sm text-ink-soft">
        {noteLabels(report.notes, latestOnly, texts).map(note => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <div className="sticky -bottom-6 -mx-6 mt-6 -mb-6 flex flex-wrap justify-end gap-3 border-t border-line bg-surface px-4 py-4 sm:px-6">
        <Button variant="secondary" className="px-4! max-sm:w-full" onClick={onClose}>
          {common.close}
        </Button>
        {!report.unfinished && <ReportExport made={made} />}
      </div>
    </Dialog>
  );
}
