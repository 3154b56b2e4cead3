import { useRef } from 'react';
import { DataCheckLink } from '@/components/dataCheck/DataCheckLink';
import { MirrorProgress } from '@/components/mirror/MirrorProgress';
import { StaffPageHeading } from '@/components/mirror/StaffPageHeading';
import { versionOf } from '@/data/alert/alertStatus';
import { useAlertMirrors, useAlerts } from '@/data/alert/useAlerts';
import { baseVersionOf } from '@/data/staff/queuedChanges';
import { ALERT_SEVERITIES, ALERT_TOPICS, type AlertStatus, type AlertWithStatus } from '@/domain/alert/alert';
import type { AlertUpdate, AlertWord } from '@/domain/alert/alertUpdate';
import { authorOf } from '@/domain/staff/authorOf';
import { alertsLabels } from '@/i18n/en/backOffice/alerts';
import { useLabels } from '@/i18n/labels';
import { pageOf } from '@/lib/page';
import { useAppDispatch } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import type { SessionUser } from '@/store/session/session';
import type { AppThunk } from '@/store/thunk';
import { submitCommand } from '@/sync/outbox/submitCommand';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/form/SelectField';
import { EmptyState } from '@/ui/list/EmptyState';
import { showToast } from '@/ui/toast/toast';
import { useAddressParams } from '@/ui/useAddressParams';
import { AlertList } from './AlertList';
import {
  ALERT_STATUSES,
  type AlertFilters,
  filterAlerts,
  readAlertFilters,
  withAlertFilters,
} from './alertFilters';
import { saidOf, updateAlertStateCommand } from './updateAlertStateCommand';

const EVERY = 'all';

type Props = {
  readonly alerts: readonly AlertWithStatus[];
  readonly filters: AlertFilters;
  readonly onChange: (change: Partial<AlertFilters>) => void;
};

/** The filters over the alerts, each with how many there would be. */
function AlertToolbar({ alerts, filters, onChange }: Props) {
  const text = useLabels(alertsLabels);
  const counted = (name: string, change: Partial<AlertFilters>) =>
    text.count(name, filterAlerts(alerts, { ...filters, ...change }).length);
  return (
    <div className="grid grid-cols-2 gap-4 *:last:max-sm:col-span-2 sm:grid-cols-3">
      <SelectField
        label={text.severity}
        value={filters.severity ?? EVERY}
        options={[
          { value: EVERY, label: counted(text.everySeverity, { severity: null }) },
          ...ALERT_SEVERITIES.map(severity => ({
            value: severity,
            label: counted(text.severities[severity], { severity }),
          })),
        ]}
        onChoose={chosen => onChange({ severity: chosen === EVERY ? null : chosen })}
      />
      <SelectField
        label={text.topic}
        value={filters.topic ?? EVERY}
        options={[
          { value: EVERY, label: counted(text.everyTopic, { topic: null }) },
          ...ALERT_TOPICS.map(topic => ({ value: topic, label: counted(text.topics[topic], { topic }) })),
        ]}
        onChoose={chosen => onChange({ topic: chosen === EVERY ? null : chosen })}
      />
      <SelectField
        label={text.alertStatus}
        value={filters.alertStatus}
        options={ALERT_STATUSES.map(alertStatus => ({
          value: alertStatus,
          label: counted(text.alertStatuses[alertStatus], { alertStatus }),
        }))}
        onChoose={alertStatus => onChange({ alertStatus })}
      />
    </div>
  );
}

type Said = {
  readonly alert: AlertWithStatus;
  /** The alert in words. */
  readonly title: string;
  readonly word: AlertWord;
  readonly user: SessionUser;
};

/** What was said of an alert, to be said again. */
const wordOf = (status: AlertStatus): AlertWord =>
  status.kind === 'snoozed' ? { saying: 'snoozed', until: status.until } : { saying: status.kind };

/** Saves what the person says of an alert. Says whether it is safe: on this device or with the shop. */
const updateAlert =
  ({ alert, title, word, user }: Said): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { ids }) => {
    const commandId = ids.commandId();
    const stored = getState().mirror.of.alertStates?.rows[alert.id];
    const update: AlertUpdate = {
      commandId,
      ground: baseVersionOf(versionOf(stored), []),
      by: authorOf(user),
      alertId: alert.id,
      title,
      ...word,
    };
    const asked = { uid: user.id, payload: update };
    const { kind } = await dispatch(submitCommand(updateAlertStateCommand, asked));
    return kind === 'queued' || kind === 'done';
  };

/** `/admin/dashboard/alerts`: what needs somebody, and what has been said of it (spec §2). */
export function AlertsPage() {
  const text = useLabels(alertsLabels);
  const dispatch = useAppDispatch();
  const { user } = useAuth().session;
  const reading = useAlertMirrors();
  const alerts = useAlerts();
  const [params, setParams] = useAddressParams();
  const filters = readAlertFilters(params);
  const content = useRef<HTMLDivElement>(null);

  const change = (changed: Partial<AlertFilters>) =>
    setParams(current => withAlertFilters(current, changed), { replace: changed.page === undefined });

  /** `before`: what was said of it until now, to which the toast leads back. */
  async function say(
    alert: AlertWithStatus,
    word: AlertWord,
    title: string,
    before: AlertWord = wordOf(alert.alertStatus),
  ): Promise<void> {
    if (!user) return;
    if (!(await dispatch(updateAlert({ alert, title, word, user })))) {
      await showToast('error', text.notStored);
      return;
    }
    // The card it was pressed on has left the list.
    content.current?.focus();
    const labels = {
      ...{ active: text.reopen, acknowledged: text.acknowledge },
      snoozed: before.until ? text.snoozeAgain : text.snooze,
    };
    const { showActionToast } = await import('@/ui/toast/actionToast');
    showActionToast(
      saidOf(word, title, text),
      { label: labels[before.saying], onAct: () => void say(alert, before, title, word) },
      `alert ${alert.id}`,
    );
  }

  const shown = filterAlerts(alerts, filters);
  const untouched = filters.severity === null && filters.topic === null && filters.alertStatus === 'active';
  return (
    <div className="flex flex-col gap-6">
      <StaffPageHeading title={text.heading} reading={reading}>
        <DataCheckLink />
      </StaffPageHeading>
      <MirrorProgress reading={reading} loading={text.loading} failed={text.failed} />
      {reading.complete && (
        <div ref={content} tabIndex={-1} className="flex flex-col gap-6 outline-none">
          <AlertToolbar alerts={alerts} filters={filters} onChange={change} />
          {shown.length > 0 && (
            <AlertList
              page={pageOf(shown, filters.page)}
              onPage={page => change({ page })}
              onSay={(alert, saying, title) => void say(alert, { saying }, title)}
            />
          )}
          {shown.length === 0 && untouched && <EmptyState heading={text.none} hint={text.noneHint} />}
          {shown.length === 0 && !untouched && (
            <EmptyState heading={text.noMatch} hint={text.noMatchHint}>
              <Button
                variant="secondary"
                onClick={() => change({ severity: null, topic: null, alertStatus: 'active' })}
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
