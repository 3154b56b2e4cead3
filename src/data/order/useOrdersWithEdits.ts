import { useEffect, useMemo, useState } from 'react';
import type { Order } from '@/domain/order/order';
import { useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { ownerKey, selectOutbox } from '@/sync/outbox/outboxSlice';
import type { OrdersWithEdits, selectOrdersWithEdits } from './queuedEdits';

type Overlay = typeof selectOrdersWithEdits;

const NO_ORDERS: readonly Order[] = [];
const NO_EDITS: OrdersWithEdits['editsOf'] = new Map();

/**
 * The orders as read, with what this person's outbox holds applied over them; undefined before any were read. `awaitingEdits`:
 * there are some whose code is on its way.
 */
export function useOrdersWithEdits(read: readonly Order[] | undefined) {
  const owner = useOutboxOwner();
  const { overlay, awaited } = useOverlay();
  const asRead = useMemo<OrdersWithEdits>(() => ({ orders: read ?? NO_ORDERS, editsOf: NO_EDITS }), [read]);
  const { orders, editsOf } = useAppSelector(state => (overlay ? overlay(state, owner, read) : asRead));
  return { orders: read && orders, editsOf, awaitingEdits: awaited } as const;
}

/** The code for queued edits once it has come: what is opened later shows them from its first frame. */
let known: Overlay | null = null;

/** The code for queued edits. On most days there are none, and the list is on screen without it. */
function useOverlay() {
  const wanted = useAppSelector(state =>
    selectOutbox(state).entries.some(({ area }) => area === 'back-office'),
  );
  const [overlay, setOverlay] = useState(() => known);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!wanted || overlay) return;
    import('./queuedEdits').then(
      code => {
        known = code.selectOrdersWithEdits;
        setOverlay(() => known);
      },
      // Without it the orders stand as they were read; the outbox page names what waits.
      () => setMissing(true),
    );
  }, [wanted, overlay]);
  return { overlay, awaited: wanted && !overlay && !isMissing };
}

/** Whose commands this screen may show: those of whoever is signed in. */
export function useOutboxOwner(): string | null {
  const { user } = useAuth().session;
  return user && ownerKey({ area: 'back-office', uid: user.id });
}
