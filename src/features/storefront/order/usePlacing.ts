import { useCallback, useState } from 'react';
import type { NewOrder } from '@/entities/order/newOrder';
import { type OrderProblem, parseOrderProblem } from '@/entities/order/orderProblem';
import { discardCommand } from '@/entities/outbox/discardCommand';
import { selectCommand } from '@/entities/outbox/outboxSlice';
import { useQueued } from '@/entities/outbox/useQueued';
import type { AppError } from '@/shared/lib/appError';
import { useAppDispatch } from '@/shared/redux/hooks';
import type { AppThunk } from '@/shared/redux/thunk';
import { orderApi } from './orderApi';
import { placeOrderCommand } from './placeOrderCommand';

export type Placing =
  | { readonly kind: 'editing' }
  | { readonly kind: 'sending' }
  /** The order will not be placed as it is; it has been taken back into the form. */
  | { readonly kind: 'refused'; readonly problem: Exclude<OrderProblem, { kind: 'denied' }> }
  /** Neither kept on this device nor sent. */
  | { readonly kind: 'failed'; readonly error: AppError };

/** A denial that nobody can explain is a failure like any other to whoever reads it. */
function refused(problem: OrderProblem): Placing {
  return problem.kind === 'denied'
    ? { kind: 'failed', error: { kind: 'denied', code: 'rules' } }
    : { kind: 'refused', problem };
}

/** The moment of placing is the service's to say, not the form's. */
const now =
  (): AppThunk<string> =>
  (_dispatch, _getState, { clock }) =>
    new Date(clock.now()).toISOString();

/** The order that was taken back to be changed is given up once its successor is safe, and not before. */
const giveUp =
  (id: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const entry = selectCommand(getState(), id);
    if (entry) await dispatch(discardCommand(entry));
  };

type Options = {
  readonly onPlaced: () => void;
  readonly onWaiting: () => void;
  readonly replaces: string | undefined;
};

/**
 * Places an order through the outbox: on disk first, then sent. `onPlaced` once the server has it, `onWaiting` once it
 * is saved here and the server did not answer soon. Where the device cannot keep it, it is sent directly.
 */
export function usePlacing({ onPlaced, onWaiting, replaces }: Options) {
  const dispatch = useAppDispatch();
  const [placing, setPlacing] = useState<Placing>({ kind: 'editing' });
  const queue = useQueued({
    onDone: onPlaced,
    onRefused: useCallback(reason => setPlacing(refused(parseOrderProblem(reason))), []),
    onWaiting,
  });

  async function sendDirectly(order: NewOrder): Promise<void> {
    const { data } = await dispatch(orderApi.endpoints.placeOrder.initiate(order, { track: false }));
    if (data?.outcome === 'placed') {
      if (replaces) await dispatch(giveUp(replaces)).catch(() => {});
      onPlaced();
    } else if (data?.outcome === 'refused') setPlacing(refused(data.problem));
    else setPlacing({ kind: 'failed', error: data?.error ?? { kind: 'unknown', code: 'noResult' } });
  }

  async function place(form: Omit<NewOrder, 'placedAt'>): Promise<void> {
    const order: NewOrder = { ...form, placedAt: dispatch(now()) };
    setPlacing({ kind: 'sending' });
    try {
      await queue(placeOrderCommand, { id: order.id, uid: order.userId, payload: order });
    } catch {
      await sendDirectly(order);
      return;
    }
    if (replaces) await dispatch(giveUp(replaces));
  }

  return { placing, place, backToEditing: () => setPlacing({ kind: 'editing' }) };
}
