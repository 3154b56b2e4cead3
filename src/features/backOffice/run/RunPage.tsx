// @bundle driver-only

import { Freshness } from '@/components/mirror/Freshness';
import { useAsOf } from '@/components/mirror/useAsOf';
import { runLabels } from '@/i18n/en/backOffice/deliveries/run';
import { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { dayOf } from '@/lib/time/periods';
import { selectOnline } from '@/store/connectivitySlice';
import { useAppSelector } from '@/store/hooks';
import { useNow } from '@/store/useNow';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/list/EmptyState';
import { LoadingNote } from '@/ui/list/LoadingNote';
import { Notice } from '@/ui/Notice';
import { PageHeading } from '@/ui/PageHeading';
import { DriverRunCard } from './DriverRunCard';
import { type MyRun, useMyRuns } from './useMyRuns';

/** Of today, and what is out, of whichever day: it may be late, or have been sent out early. Any other is not a driver's business. */
const isOfToday = ({ run }: MyRun, today: string): boolean =>
  run.state === 'out' || (run.state !== 'deleted' && run.day === today);

/** `/admin/run`: a driver's runs of today. */
export function RunPage() {
  const labels = useLabels(runLabels);
  const common = useLabels(commonLabels);
  const { runs, fetching, error, readAt, live, refresh } = useMyRuns();
  const online = useAppSelector(selectOnline);
  const today = dayOf(useNow());
  const asOf = useAsOf(readAt);
  const shown = runs?.filter(run => isOfToday(run, today));
  const problem = error
    ? error.kind === 'denied'
      ? labels.noAccess
      : `${labels.failed} ${failureText(error, common)}`
    : null;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <PageHeading title={labels.heading} className="text-2xl sm:text-3xl" />
        <p className="text-sm text-ink-soft">
          {online && !error && <Freshness live={live} readAt={readAt} />}
        </p>
      </div>
      {!runs && fetching && <LoadingNote label={labels.loading} />}
      {runs && asOf && (!online || (error && error.kind !== 'denied')) && (
        <Notice tone="warn">{labels.offline(asOf)}</Notice>
      )}
      {problem && (!runs || error?.kind === 'denied') && !fetching && (
        <Notice tone="bad" urgent>
          <p>{problem}</p>
          <Button variant="secondary" className="mt-2" onClick={refresh}>
            {labels.retry}
          </Button>
        </Notice>
      )}
      {shown?.length === 0 && <EmptyState heading={labels.noRuns} hint={labels.noRunsHint} />}
      {shown?.map(run => (
        <DriverRunCard key={run.run.id} shown={run} />
      ))}
    </>
  );
}
