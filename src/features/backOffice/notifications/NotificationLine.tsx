import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMoment } from '@/components/alert/useMoment';
import { alertsLabels } from '@/i18n/en/alerts';
import { useLabels } from '@/i18n/labels';

type Props = {
  readonly to: string;
  readonly title: string;
  readonly detail: string | null;
  /** ISO instant; null where nothing says when. */
  readonly at: string | null;
  readonly unread: boolean;
  /** What kind it is. */
  readonly mark: ReactNode;
  readonly onOpen: () => void;
};

/** One notification: the whole of it leads to what it is about. */
export function NotificationLine({ to, title, detail, at, unread, mark, onOpen }: Props) {
  const { bell } = useLabels(alertsLabels);
  const moment = useMoment();
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
        {mark}
        {at && moment(at)}
      </span>
    </Link>
  );
}
