import { type PointerEvent, type RefObject, useEffect, useState } from 'react';
import type { Order } from '@/domain/order/order';
import { useAppSelector } from '@/store/hooks';

const NONE: readonly string[] = [];

/** Of those that were seen, so many are still marked as new: no page shows more. */
const MOST_MARKED = 100;

/** Whether nobody is at the list, with a finger, the pointer or the keyboard, and the page is at its top. */
const isAtRest = (list: HTMLElement | null, pointed: boolean): boolean =>
  !pointed && globalThis.scrollY === 0 && !list?.contains(document.activeElement);

/**
 * Orders that arrive while the list is on screen. Rows that are read, pointed at or focused stay where they are: what
 * arrives then waits, and comes in once the list is at rest, or when it is asked for (`letIn`).
 */
export function useArrivals(list: RefObject<HTMLElement | null>, orders: readonly Order[]) {
  const unseen = useAppSelector(({ announcements }) => announcements?.orderIds ?? NONE);
  // What nobody had seen when the list was opened is in it, and marked as new.
  const [arrived, setArrived] = useState(unseen);
  const [waiting, setWaiting] = useState(NONE);
  const [pointed, setPointed] = useState(false);
  const known = new Set(arrived);
  const arriving = unseen.filter(id => !known.has(id));
  if (arriving.length > 0) {
    setArrived([...arrived.slice(-MOST_MARKED).filter(id => !unseen.includes(id)), ...unseen]);
    // Asked while drawing: a frame later the rows would have moved.
    if (!isAtRest(list.current, pointed)) setWaiting([...waiting, ...arriving]);
  }

  const isWaiting = waiting.length > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const settle = () => {
      if (isAtRest(list.current, pointed)) setWaiting(NONE);
    };
    settle();
    // The focus is where it goes to only afterwards.
    document.addEventListener('focusin', settle);
    globalThis.addEventListener('scroll', settle);
    return () => {
      document.removeEventListener('focusin', settle);
      globalThis.removeEventListener('scroll', settle);
    };
  }, [isWaiting, pointed, list]);

  const waitingIds = new Set(waiting);
  const waitingOrders = waiting.length === 0 ? [] : orders.filter(({ id }) => waitingIds.has(id));
  return {
    arrived,
    /** How many of the orders wait. */
    waiting: waitingOrders.length,
    /** The orders without those. */
    rows: waitingOrders.length === 0 ? orders : orders.filter(({ id }) => !waitingIds.has(id)),
    isUnseen: unseen.length > 0,
    letIn: () => setWaiting(NONE),
    /** For the list's element. */
    pointing: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: (_event: PointerEvent) => setPointed(false),
    },
  } as const;
}
