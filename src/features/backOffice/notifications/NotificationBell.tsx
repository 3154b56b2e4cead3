import { Bell } from 'lucide-react';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { alertsLabels } from '@/i18n/en/alerts';
import { useLabels } from '@/i18n/labels';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { keepSeen, selectSeen } from '@/store/preferences/officeChoices';
import { useAuth } from '@/store/session/authContext';
import { useNow } from '@/store/useNow';
import { useWatch } from '@/sync/mirror/useWatch';
import { NotificationPanel } from './NotificationPanel';
import { notificationsOf } from './notificationRules';
import { useDismissal } from './useDismissal';
import { useNews } from './useNews';

/** Beyond it nobody counts. */
const MOST = 99;

/** What alerts and news are computed from, whatever room is open. */
function useWatches(): void {
  useWatch('orders');
  useWatch('inventory');
  useWatch('stockMovements');
  useWatch('productionLines');
  useWatch('alertStates');
}

/** How many there are, once there are more than before: what is spoken is news, and a poll is none. */
function useMore(count: number): number {
  const [last, setLast] = useState(0);
  const [more, setMore] = useState(0);
  if (count !== last) {
    setLast(count);
    setMore(count > last ? count : 0);
  }
  return more;
}

type Props = { readonly uid: string };

function BellOf({ uid }: Props) {
  const { bell } = useLabels(alertsLabels);
  const dispatch = useAppDispatch();
  const nowMs = useNow();
  useWatches();
  const news = useNews(uid, nowMs);
  const seen = useAppSelector(state => selectSeen(state, uid));
  const notifications = useMemo(() => notificationsOf(news, seen), [news, seen]);
  const { ids, unread, whole } = notifications;
  const count = whole ? unread.size : 0;
  const more = useMore(count);
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const around = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismissal(
    around,
    useCallback(by => {
      setOpen(was => {
        if (was && by === 'key') button.current?.focus();
        return false;
      });
    }, []),
  );

  /** What is gone need not be kept; what is there and was read, stays so. */
  const read = (now: readonly string[]) =>
    dispatch(
      keepSeen(
        uid,
        ids.filter(id => now.includes(id) || !unread.has(id)),
      ),
    );

  return (
    <div ref={around}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-label={whole ? `${bell.label}, ${count > 0 ? bell.unread(count) : bell.noUnread}` : bell.label}
        onClick={() => setOpen(!open)}
        className="relative grid size-11 place-items-center rounded-control text-ink hover:bg-sunken"
      >
        <Bell aria-hidden className="size-6" />
        {count > 0 && (
          <span
            aria-hidden
            className="absolute top-0.5 right-0.5 min-w-5 rounded-full bg-bad px-1 text-center text-xs leading-5 font-bold text-on-brand tabular-nums"
          >
            {count > MOST ? bell.many(MOST) : count}
          </span>
        )}
      </button>
      <p aria-live="polite" className="sr-only">
        {more > 0 && bell.unread(more)}
      </p>
      {open && <NotificationPanel id={panelId} notifications={notifications} onRead={read} onClose={close} />}
    </div>
  );
}

/** The bell: what happened and what is wrong, counted until it is read; not before all of it is known. */
export function NotificationBell() {
  const { user } = useAuth().session;
  return user && <BellOf key={user.id} uid={user.id} />;
}
