import { useState } from 'react';
import { REPORTS } from '@/features/backOffice/reports/definitions/reports';
import {
  basisText,
  noteTexts,
  nowText,
  periodText,
} from '@/features/backOffice/reports/definitions/reportWords';
import { commonLabels } from '@/i18n/en/common';
import { reportsLabels } from '@/i18n/en/reports';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { Tabs } from '@/ui/list/Tabs';
import type { MadeReport } from './madeReport';
import { ReportChart } from './ReportChart';
import { ReportExport } from './ReportExport';
import { ReportTable } from './ReportTable';

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
        {noteTexts(report.notes, latestOnly, texts).map(note => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <div className="sticky -bottom-6 -mx-6 mt-6 -mb-6 flex flex-wrap justify-end gap-3 border-t border-line bg-surface px-4 py-4 sm:px-6">
        <Button variant="secondary" className="px-4! max-sm:w-full" onClick={onClose}>
          {common.close}
        </Button>
        <ReportExport made={made} />
      </div>
    </Dialog>
  );
}
