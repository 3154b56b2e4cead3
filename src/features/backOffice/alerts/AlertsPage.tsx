import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DataCheckLink } from '@/components/dataCheck/DataCheckLink';
import { RoomHeading } from '@/components/mirror/RoomHeading';
import { RoomReading } from '@/components/mirror/RoomReading';
import { useAlertReading, useAlerts } from '@/data/alert/useAlerts';
import type { StandingAlert } from '@/domain/alert/alert';
import type { AlertSaying } from '@/domain/alert/alertUpdate';
import { alertsLabels } from '@/i18n/en/alerts';
import { useLabels } from '@/i18n/labels';
import { pageOf } from '@/lib/page';
import { useAppDispatch } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/list/EmptyState';
import { showToast } from '@/ui/toast/toast';
import { AlertList } from './AlertList';
import { AlertToolbar } from './AlertToolbar';
import { type AlertFilters, filterAlerts, readAlertFilters, withAlertFilters } from './alertFilters';
import { sayOfAlert } from './sayOfAlert';

/** `/admin/dashboard/alerts`: what needs somebody, and what has been said of it (spec §2). */
export function AlertsPage() {
  const text = useLabels(alertsLabels);
  const dispatch = useAppDispatch();
  const { user } = useAuth().session;
  const reading = useAlertReading();
  const alerts = useAlerts();
  const [params, setParams] = useSearchParams();
  const filters = readAlertFilters(params);
  const room = useRef<HTMLDivElement>(null);

  const change = (changed: Partial<AlertFilters>) =>
    setParams(current => withAlertFilters(current, changed), { replace: changed.page === undefined });

  /** `before`: what was said of it until now, to which the toast leads back. */
  async function say(
    alert: StandingAlert,
    saying: AlertSaying,
    title: string,
    before: AlertSaying = alert.standing.kind,
  ): Promise<void> {
    if (!user) return;
    if (!(await dispatch(sayOfAlert({ alert, title, saying, user })))) {
      await showToast('error', text.notKept);
      return;
    }
    // The card it was pressed on has left the list.
    room.current?.focus();
    const labels = { active: text.reopen, acknowledged: text.acknowledge, snoozed: text.snooze };
    const { showActionToast } = await import('@/ui/toast/actionToast');
    showActionToast(
      text.said[saying](title),
      { label: labels[before], onAct: () => void say(alert, before, title, saying) },
      `alert ${alert.id}`,
    );
  }

  const shown = filterAlerts(alerts, filters);
  const untouched = filters.severity === null && filters.topic === null && filters.standing === 'active';
  return (
    <div className="flex flex-col gap-6">
      <RoomHeading title={text.heading} reading={reading}>
        <DataCheckLink />
      </RoomHeading>
      <RoomReading reading={reading} loading={text.loading} failed={text.failed} />
      {reading.complete && (
        <div ref={room} tabIndex={-1} className="flex flex-col gap-6 outline-none">
          <AlertToolbar alerts={alerts} filters={filters} onChange={change} />
          {shown.length > 0 && (
            <AlertList
              page={pageOf(shown, filters.page)}
              onPage={page => change({ page })}
              onSay={(alert, saying, title) => void say(alert, saying, title)}
            />
          )}
          {shown.length === 0 && untouched && <EmptyState heading={text.none} hint={text.noneHint} />}
          {shown.length === 0 && !untouched && (
            <EmptyState heading={text.noMatch} hint={text.noMatchHint}>
              <Button
                variant="secondary"
                onClick={() => change({ severity: null, topic: null, standing: 'active' })}
              >
                {text.showAll}
              </Button>
            </EmptyState>
          )}
        </div>
      )}
    </div>
  );
}
