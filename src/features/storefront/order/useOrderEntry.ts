import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OrderSelection } from '@/domain/product/orderSelection';
import { PATHS } from '@/lib/paths';
import { saveHistoryState } from '@/services/platform/historyEntry';
import { useAppDispatch } from '@/store/hooks';
import { withoutCards } from '@/ui/form/useDraft';
import { newOrderId } from './newOrderId';
import { type OrderEntry, parseOrderEntry } from './orderEntry';
import type { OrderFormValues } from './orderFormRules';

/** An order in the log that failed, and why, where there is something to say of it. */
export type RefusedOrder = Required<Pick<OrderEntry, 'replaces'>> & Pick<OrderEntry, 'problem'>;

/** What the form works from, and the id its order will have. */
export type OpenOrder = OrderEntry & { readonly orderId: string };

/**
 * The order of this history entry. Its id is made when the form opens and saved in the entry: a reload, a
 * second click or coming back sends the same order, which the server takes once. Without an id there is no order yet;
 * it follows at once.
 */
export function useOrderEntry() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state, key } = useLocation();
  const parsed = parseOrderEntry(state);
  const entry = parsed.kind === 'entry' ? parsed.entry : null;
  const order: OpenOrder | null = entry?.orderId ? { ...entry, orderId: entry.orderId } : null;

  const drawn = useRef({ key: '', orderId: '' });
  useEffect(() => {
    if (!entry || order) return;
    if (drawn.current.key !== key) drawn.current = { key, orderId: dispatch(newOrderId()) };
    const { orderId } = drawn.current;
    navigate(PATHS.order, { replace: true, state: { ...entry, orderId } });
  });

  const latest = useRef({ order, key });
  useEffect(() => {
    latest.current = { order, key };
  });

  /** The order it was changed to last, and the entry's key on screen then: it may be changed again before the page shows that order. */
  const changed = useRef({ key: '', order });

  return {
    order,
    refused: parsed.kind === 'entry' ? null : parsed.kind,
    /**
     * Other items, or the same ones once more, make another order, with an id of its own. `refused`: an order in the log
     * that it takes the place of from now on.
     */
    change: (items: readonly OrderSelection[], draft: Partial<OrderFormValues>, refused?: RefusedOrder) => {
      const current = changed.current.key === key ? changed.current.order : order;
      if (!current) return;
      const { problem: _, ...rest } = current;
      const state = {
        ...rest,
        items,
        draft: withoutCards(draft),
        ...refused,
        orderId: dispatch(newOrderId()),
      };
      changed.current = { key, order: state };
      navigate(PATHS.order, { replace: true, state });
    },
    /** Saves what has been typed with the entry, for a reload or for coming back. */
    saveDraft: useCallback((draft: Partial<OrderFormValues>) => {
      const { order, key } = latest.current;
      if (order) saveHistoryState(key, { ...order, draft });
    }, []),
  };
}
