import { Bell } from 'lucide-react';
import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useStore } from 'react-redux';
import { alertsLabels } from '@/i18n/en/backOffice/alerts';
import { useLabels } from '@/i18n/labels';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { saveReadIds, selectReadIds } from '@/store/preferences/officeChoices';
import { useAuth } from '@/store/session/authContext';
import { useNow } from '@/store/useNow';
import { useBackgroundMirror } from '@/sync/mirror/useBackgroundMirror';
import { ownerKey } from '@/sync/outbox/outboxSlice';
import { NotificationPanel } from './NotificationPanel';
import { type News, NO_NEWS, notificationsOf } from './notificationRules';
import { selectOwnEvents } from './ownEvents';
import { type NewsRoot, prepareNews, selectNews } from './selectNews';
import { useAnnouncements } from './useAnnouncements';

/**
 * What there is to tell, a moment after it has become so. It is computed from every order there is and no screen waits for
 * it: not in the action that brings the orders, but afterwards, each piece in a task of its own, so that the page draws and
 * answers in between. Until that is done it is what it was before.
 */
function useNews(uid: string, nowMs: number): News {
  const store = useStore<NewsRoot>();
  const [news, setNews] = useState(NO_NEWS);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function compute() {
      const root = store.getState();
      const pieces = prepareNews(root, uid, nowMs);
      function next() {
        if (!pieces.next().done) {
          timer = setTimeout(next);
          return;
        }
        setNews(selectNews(root, uid, nowMs));
        timer = undefined;
        // More may have come meanwhile.
        if (store.getState() !== root) compute();
      }
      timer = setTimeout(next);
    }
    compute();
    const unsubscribe = store.subscribe(() => {
      if (timer === undefined) compute();
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [store, uid, nowMs]);
  return news;
}

/**
 * Calls back when the person turns to something else: a press or the focus outside of an element that is
 * open, or Escape.
 */
function useDismissal(element: RefObject<HTMLElement | null>, onDismiss: (by: 'elsewhere' | 'key') => void) {
  useEffect(() => {
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) onDismiss('elsewhere');
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onDismiss('key');
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, [element, onDismiss]);
}

/** Larger counts are shown as `99+`. */
const MOST = 99;

/** What alerts and news are computed from, whatever page is open. */
function useBackgroundMirrors(): void {
  useBackgroundMirror('orders');
  useBackgroundMirror('inventory');
  useBackgroundMirror('stockMovements');
  useBackgroundMirror('productionLines');
  useBackgroundMirror('alertStates');
}

/** The count, but only when it has grown: a screen reader must not announce every poll. */
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
  useBackgroundMirrors();
  const news = useNews(uid, nowMs);
  useAnnouncements(uid, news);
  const seen = useAppSelector(state => selectReadIds(state, uid));
  const own = useAppSelector(state => selectOwnEvents(state, ownerKey({ area: 'back-office', uid })));
  const notifications = useMemo(() => notificationsOf(news, seen, own), [news, seen, own]);
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

  /** Marks as read; ids whose notification is gone are no longer stored. */
  const read = (now: readonly string[]) =>
    dispatch(
      saveReadIds(
        uid,
        ids.filter(id => now.includes(id) || !unread.has(id)),
      ),
    );

  // The outbox forgets within a day what the person did.
  const hasOwn = whole && ids.some(id => own.has(id) && !seen.includes(id));
  const keepOwn = useEffectEvent(() => read([]));
  useEffect(() => {
    if (hasOwn) keepOwn();
  }, [hasOwn]);

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
