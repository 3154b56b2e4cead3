import { useEffect, useState } from 'react';
import type { NewOrder } from '@/entities/order/newOrder';
import { type OrderProblem, parseOrderProblem } from '@/entities/order/orderProblem';
import { discardCommand } from '@/entities/outbox/discardCommand';
import { selectCommand } from '@/entities/outbox/outboxSlice';
import { queueCommand } from '@/entities/outbox/queueCommand';
import type { AppError } from '@/shared/lib/appError';
import { useAppDispatch, useAppSelector } from '@/shared/redux/hooks';
import type { AppThunk } from '@/shared/redux/thunk';
import { orderApi } from './orderApi';
import { placeOrderCommand } from './placeOrderCommand';

/** How long the form waits for the server's answer before it leaves the order to the outbox, in milliseconds. */
const PATIENCE_MS = 8000;

export type Placing =
  | { readonly kind: 'editing' }
  | { readonly kind: 'sending' }
  /** The order will not be placed as it is; it has been taken back into the form. */
  | { readonly kind: 'refused'; readonly problem: Exclude<OrderProblem, { kind: 'denied' }> }
  /** Neither kept on this device nor sent. */
  | { readonly kind: 'failed'; readonly error: AppError };

/** The moment of placing is the service's to say, not the form's. */
const now =
  (): AppThunk<string> =>
  (_dispatch, _getState, { clock }) =>
    new Date(clock.now()).toISOString();

/** A denial that nobody can explain is a failure like any other to whoever reads it. */
function refused(problem: OrderProblem): Placing {
  return problem.kind === 'denied'
    ? { kind: 'failed', error: { kind: 'denied', code: 'rules' } }
    : { kind: 'refused', problem };
}

type Outcome = { readonly onPlaced: () => void; readonly onWaiting: () => void };

/**
 * Places an order through the outbox: on disk first, then sent. `onPlaced` once the server has it, `onWaiting` once it
 * is saved here and the server did not answer soon. Where the device cannot keep it, it is sent directly.
 */
export function usePlacing({ onPlaced, onWaiting }: Outcome) {
  const dispatch = useAppDispatch();
  const [placing, setPlacing] = useState<Placing>({ kind: 'editing' });
  const [queuedId, setQueuedId] = useState<string | null>(null);
  const entry = useAppSelector(state => selectCommand(state, queuedId));

  useEffect(() => {
    if (queuedId === null) return;
    const timer = setTimeout(onWaiting, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [queuedId, onWaiting]);

  useEffect(() => {
    if (!entry) return;
    if (entry.status === 'done') onPlaced();
    else if (entry.status === 'failed') {
      const problem = parseOrderProblem(entry.failure?.reason);
      setQueuedId(null);
      setPlacing(refused(problem));
      void dispatch(discardCommand(entry));
    } else if (entry.status === 'pending' && entry.tries > 0) onWaiting();
  }, [dispatch, entry, onPlaced, onWaiting]);

  async function sendDirectly(order: NewOrder): Promise<void> {
    const { data } = await dispatch(orderApi.endpoints.placeOrder.initiate(order, { track: false }));
    if (data?.outcome === 'placed') onPlaced();
    else if (data?.outcome === 'refused') setPlacing(refused(data.problem));
    else setPlacing({ kind: 'failed', error: data?.error ?? { kind: 'unknown', code: 'noResult' } });
  }

  async function place(form: Omit<NewOrder, 'placedAt'>): Promise<void> {
    const order: NewOrder = { ...form, placedAt: dispatch(now()) };
    setPlacing({ kind: 'sending' });
    try {
      await dispatch(queueCommand(placeOrderCommand, { id: order.id, uid: order.userId, payload: order }));
      setQueuedId(order.id);
    } catch {
      await sendDirectly(order);
    }
  }

  return { placing, place, backToEditing: () => setPlacing({ kind: 'editing' }) };
}
