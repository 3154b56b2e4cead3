import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { alertAddress } from '@/components/alert/alertAddress';
import { alertText } from '@/components/alert/alertText';
import { SeverityBadge } from '@/components/alert/SeverityBadge';
import { useFormatDateTime } from '@/components/alert/useFormatDateTime';
import { useAlertMirrors } from '@/data/alert/useAlerts';
import { toldAs } from '@/domain/alert/alert';
import { alertsLabels } from '@/i18n/en/backOffice/alerts';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { orderAddress } from '@/lib/addresses';
import { formatRupees } from '@/lib/number/money';
import { PATHS } from '@/lib/paths';
import { inSentence } from '@/lib/text/inSentence';
import { Button } from '@/ui/Button';
import type { Notifications } from './notificationRules';

type NotificationLineProps = {
  readonly to: string;
  readonly title: string;
  readonly detail: string | null;
  /** ISO instant; null where nothing says when. */
  readonly at: string | null;
  readonly unread: boolean;
  /** What kind it is. */
  readonly badge: ReactNode;
  readonly onOpen: () => void;
};

/** One notification: the whole of it leads to what it is about. */
function NotificationLine({ to, title, detail, at, unread, badge, onOpen }: NotificationLineProps) {
  const { bell } = useLabels(alertsLabels);
  const formatted = useFormatDateTime();
  return (
    <Link
      to={to}
      onClick={onOpen}
      className="flex min-h-11 flex-col gap-0.5 rounded-control px-3 py-2 hover:bg-sunken"
    >
      <span className="flex items-center gap-2">
        {unread && (
          <span className="size-2.5 shrink-0 rounded-full bg-brand">
            <span className="sr-only">{bell.isUnread}</span>
          </span>
        )}
        <span className={`line-clamp-3 min-w-0 flex-1 wrap-anywhere ${unread ? 'font-semibold' : ''}`}>
          {title}
        </span>
      </span>
      {detail && <span className="line-clamp-3 text-sm wrap-anywhere text-ink-soft">{detail}</span>}
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft tabular-nums">
        {badge}
        {at && formatted(at)}
      </span>
    </Link>
  );
}

/** What fits: the page has them all. */
const SHOWN_ALERTS = 5;
const SHOWN_EVENTS = 10;

type Props = {
  readonly id: string;
  readonly notifications: Notifications;
  readonly onRead: (ids: readonly string[]) => void;
  readonly onClose: () => void;
};

/** Alerts and what happened lately, each a link. Opening it reads what they are computed from. */
export function NotificationPanel({ id, notifications, onRead, onClose }: Props) {
  const labels = useLabels(alertsLabels);
  const common = useLabels(commonLabels);
  const { bell } = labels;
  const reading = useAlertMirrors();
  const headingId = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const { alerts, events, unread } = notifications;
  const follow = (read: string) => () => {
    onRead([read]);
    onClose();
  };

  return (
    <section
      ref={panel}
      id={id}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="absolute top-full right-2 z-10 mt-2 max-h-[calc(100dvh-6rem)] w-[min(26rem,calc(100vw-1rem))] overflow-y-auto rounded-card border border-line bg-surface p-3 shadow-raised outline-none"
    >
      <div className="flex items-center gap-2 pl-3">
        <h2 id={headingId} className="flex-1 font-display text-xl font-semibold">
          {bell.heading}
        </h2>
        <button
          type="button"
          aria-label={bell.close}
          onClick={onClose}
          className="grid size-11 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      {!reading.complete && (
        <p role="status" className="px-3 py-2 text-sm text-ink-soft">
          {reading.failure ? bell.partial : labels.loading}
        </p>
      )}
      {unread.size > 0 && (
        <Button variant="quiet" onClick={() => onRead(notifications.ids)}>
          {bell.markRead}
        </Button>
      )}
      <h3 className="px-3 pt-2 text-sm font-semibold text-ink-soft">{bell.alerts}</h3>
      {alerts.length === 0 && reading.complete && <p className="px-3 py-2">{bell.noAlerts}</p>}
      <ul>
        {alerts.slice(0, SHOWN_ALERTS).map(alert => (
          <li key={alert.id}>
            <NotificationLine
              {...alertText(alert, labels, common)}
              to={alertAddress(alert)}
              at={alert.at}
              unread={unread.has(toldAs(alert))}
              badge={<SeverityBadge severity={alert.severity} />}
              onOpen={follow(toldAs(alert))}
            />
          </li>
        ))}
      </ul>
      <Link
        to={PATHS.alerts}
        onClick={onClose}
        className="flex min-h-11 items-center rounded-control px-3 font-semibold text-brand hover:bg-brand-soft"
      >
        {bell.allAlerts(alerts.length)}
      </Link>
      <h3 className="px-3 pt-3 text-sm font-semibold text-ink-soft">{bell.events}</h3>
      {events.length === 0 && reading.complete && <p className="px-3 py-2">{bell.noEvents}</p>}
      <ul>
        {events.slice(0, SHOWN_EVENTS).map(event => (
          <li key={event.id}>
            <NotificationLine
              to={orderAddress(event.orderId)}
              title={event.kind === 'placed' ? bell.newOrder(event.called) : bell.cancelled(event.called)}
              detail={bell.eventDetail(
                inSentence(event.customerName || labels.noName),
                formatRupees(event.totalPaise),
              )}
              at={event.at}
              unread={unread.has(event.id)}
              badge={null}
              onOpen={follow(event.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
