import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '@/shared/paths';
import { useAppDispatch } from '@/shared/redux/hooks';
import type { AppThunk } from '@/shared/redux/thunk';
import { type OrderEntry, parseOrderEntry } from './orderEntry';

const newOrderId =
  (): AppThunk<string> =>
  (_dispatch, _getState, { ids }) =>
    ids.orderId();

/** What the form works from, and the id its order will have. */
export type OpenOrder = OrderEntry & { readonly orderId: string };

/**
 * The order of this history entry. Its id is made when the form opens and kept in the entry: a reload, a
 * second click or coming back sends the same order, which the server keeps once.
 */
export function useOrderEntry() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const parsed = parseOrderEntry(useLocation().state);
  const [freshId] = useState(() => dispatch(newOrderId()));

  const entry = parsed.kind === 'entry' ? parsed.entry : null;
  const order: OpenOrder | null = entry && { ...entry, orderId: entry.orderId ?? freshId };
  const unsaved = order !== null && entry?.orderId === undefined ? order : null;
  useEffect(() => {
    if (unsaved) navigate(PATHS.order, { replace: true, state: unsaved });
  });

  return {
    order,
    badQuantity: parsed.kind === 'badQuantity',
    /** Another quantity or price makes another order, with an id of its own. */
    change: (changed: { quantity?: number; price?: number }) => {
      if (!order) return;
      const { price = order.product.price, quantity = order.quantity } = changed;
      const state = {
        ...order,
        quantity,
        product: { ...order.product, price },
        orderId: dispatch(newOrderId()),
      };
      navigate(PATHS.order, { replace: true, state });
    },
  };
}
