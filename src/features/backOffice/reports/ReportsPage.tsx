// @bundle reports-page

import { Suspense, useMemo } from 'react';
import { RoomHeading } from '@/components/mirror/RoomHeading';
import { RoomReading } from '@/components/mirror/RoomReading';
import { reportPeriod } from '@/features/backOffice/reports/definitions/reportPeriod';
import { REPORT_IDS, REPORTS } from '@/features/backOffice/reports/definitions/reports';
import { reportsLabels } from '@/i18n/en/reports';
import { useLabels } from '@/i18n/labels';
import { periodAt } from '@/lib/time/periods';
import { useNow } from '@/store/useNow';
import { DialogNotLoaded } from '@/ui/dialog/DialogNotLoaded';
import { lazyWith } from '@/ui/lazy/lazyWith';
import { Notice } from '@/ui/Notice';
import { CategoryPicker } from './CategoryPicker';
import type { MadeReport } from './madeReport';
import { PeriodPicker } from './PeriodPicker';
import { ReportCard } from './ReportCard';
import { useReportAddress } from './useReportAddress';
import { useReports } from './useReports';

// The cards are on screen before anybody looks into one.
const ReportDialog = lazyWith(
  () => import('./ReportDialog').then(part => part.ReportDialog),
  DialogNotLoaded,
);

/** `/admin/dashboard/reports`: eight reports of any period, to look at and to take along (spec §2). */
export function ReportsPage() {
  const text = useLabels(reportsLabels);
  const { view, change, open, close, linkTo } = useReportAddress();
  const { reading, data, latestOnly } = useReports();
  const nowMs = useNow();
  // Reports are of days: they are the same from minute to minute.
  const todayMs = periodAt('day', nowMs).fromMs;
  const { category, period: choice, from, to } = view;
  const period = useMemo(() => reportPeriod(choice, from, to, todayMs), [choice, from, to, todayMs]);
  const made = useMemo(() => {
    if (!reading.complete || !period) return null;
    const scope = { data, period, nowMs: todayMs };
    return REPORT_IDS.map((id): MadeReport => ({ id, report: REPORTS[id].make(scope), period, latestOnly }));
  }, [reading.complete, data, period, todayMs, latestOnly]);
  const opened = made?.find(({ id }) => id === open);

  return (
    <div className="flex flex-col gap-6">
      <RoomHeading title={text.heading} reading={reading} />
      <div className="flex flex-col gap-4">
        <CategoryPicker category={category} onChoose={chosen => change({ category: chosen })} />
        <PeriodPicker view={view} period={period} onChange={change} />
      </div>
      <RoomReading reading={reading} loading={text.loading} failed={text.failed} />
      {reading.complete && !period && <Notice tone="info">{text.period.choose}</Notice>}
      {made && (
        <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {made
            .filter(({ id }) => category === null || REPORTS[id].category === category)
            .map(report => (
              <ReportCard key={report.id} made={report} link={linkTo(report.id)} />
            ))}
        </ul>
      )}
      {opened && (
        <Suspense fallback={null}>
          <ReportDialog key={opened.id} made={opened} nowMs={nowMs} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
