import { BellOff, Check, Clock, Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { alertAddress } from '@/components/alert/alertAddress';
import { alertText } from '@/components/alert/alertText';
import { SeverityBadge } from '@/components/alert/SeverityBadge';
import { useFormatDateTime } from '@/components/alert/useFormatDateTime';
import { UnsentMark } from '@/components/outbox/UnsentMark';
import { type AlertStatus, type AlertWithStatus, isShared, type StaffMember } from '@/domain/alert/alert';
import type { AlertDecision } from '@/domain/alert/alertUpdate';
import { alertsLabels } from '@/i18n/en/backOffice/alerts';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import type { Page } from '@/lib/page';
import { inSentence } from '@/lib/text/inSentence';
import { useAuth } from '@/store/session/authContext';
import { Button } from '@/ui/Button';
import { Clamped } from '@/ui/Clamped';
import { Pagination } from '@/ui/list/Pagination';

const ACTIONS = {
  acknowledged: { Icon: Check, of: 'acknowledge' },
  snoozed: { Icon: BellOff, of: 'snooze' },
  active: { Icon: Undo2, of: 'reopen' },
} as const;

/** What can be said of an alert as it stands. */
const sayings = ({ kind }: AlertStatus): readonly AlertDecision[] =>
  kind === 'active' ? ['acknowledged', 'snoozed'] : ['active'];

function useAlertStatusLabel({ alertStatus }: AlertWithStatus): string | null {
  const labels = useLabels(alertsLabels);
  const formatted = useFormatDateTime();
  const { user } = useAuth().session;
  const whoIs = ({ id, name }: StaffMember) =>
    id === user?.id ? labels.you : inSentence(name || labels.colleague);
  switch (alertStatus.kind) {
    case 'active':
      return null;
    case 'acknowledged':
      return labels.acknowledgedBy(
        whoIs(alertStatus.by),
        alertStatus.at === null ? '' : formatted(alertStatus.at),
      );
    case 'snoozed':
      return labels.snoozedUntil(whoIs(alertStatus.by), formatted(alertStatus.until));
  }
}

type AlertCardProps = {
  readonly alert: AlertWithStatus;
  readonly onSay: (saying: AlertDecision, title: string) => void;
};

function AlertCard({ alert, onSay }: AlertCardProps) {
  const labels = useLabels(alertsLabels);
  const common = useLabels(commonLabels);
  const formatted = useFormatDateTime();
  const alertStatus = useAlertStatusLabel(alert);
  const { title, detail } = alertText(alert, labels, common);
  return (
    <article
      aria-label={title}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4 sm:px-5"
    >
      <div className="min-w-60 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <SeverityBadge severity={alert.severity} />
          <span className="text-sm text-ink-soft">{labels.topics[alert.topic]}</span>
          {alert.at && (
            <span className="text-sm text-ink-soft tabular-nums">{labels.since(formatted(alert.at))}</span>
          )}
        </div>
        <h2 className="mt-1 text-wrap">
          <Link
            to={alertAddress(alert)}
            className="inline-flex min-h-11 items-center text-lg font-semibold wrap-anywhere text-brand hover:underline"
          >
            <Clamped text={title} />
          </Link>
        </h2>
        {detail && <p className="line-clamp-3 text-ink-soft wrap-anywhere">{detail}</p>}
        {alertStatus && <p className="mt-1 text-sm text-ink-soft">{alertStatus}</p>}
        {alert.waiting && (
          <UnsentMark
            className="mt-1 inline-flex items-center gap-1.5"
            icon={<Clock aria-hidden className="size-4" />}
          />
        )}
      </div>
      {isShared(alert) && (
        <div className="flex flex-wrap gap-2 sm:gap-3">
          {sayings(alert.alertStatus).map(saying => {
            const { Icon, of } = ACTIONS[saying];
            return (
              <Button
                key={saying}
                variant="secondary"
                className="px-2.5! sm:px-4!"
                aria-label={labels.actionOn(labels[of], title)}
                onClick={() => onSay(saying, title)}
              >
                <Icon aria-hidden className="size-5 max-sm:hidden" />
                {labels[of]}
              </Button>
            );
          })}
        </div>
      )}
    </article>
  );
}

type Props = {
  readonly page: Page<AlertWithStatus>;
  readonly onPage: (page: number) => void;
  readonly onSay: (alert: AlertWithStatus, saying: AlertDecision, title: string) => void;
};

export function AlertList({ page, onPage, onSay }: Props) {
  const labels = useLabels(alertsLabels);
  return (
    <>
      <ul aria-label={labels.list} className="flex flex-col gap-3">
        {page.rows.map(alert => (
          <li key={alert.id}>
            <AlertCard alert={alert} onSay={(saying, title) => onSay(alert, saying, title)} />
          </li>
        ))}
      </ul>
      <Pagination
        label={labels.pages}
        summary={labels.showing(page.from, page.to, page.total)}
        page={page.number}
        pageCount={page.count}
        text={labels}
        onPage={onPage}
      />
    </>
  );
}
