import { useCallback, useRef, useState } from 'react';
import { leftCart, putInCart } from '@/entities/cart/cartSlice';
import { type NewOrder, unitCount } from '@/entities/order/newOrder';
import { type OrderProblem, parseOrderProblem } from '@/entities/order/orderProblem';
import { discardCommand } from '@/entities/outbox/discardCommand';
import { selectCommand } from '@/entities/outbox/outboxSlice';
import { TURN } from '@/entities/outbox/turn';
import { useQueued } from '@/entities/outbox/useQueued';
import type { AppError } from '@/shared/lib/appError';
import { useAppDispatch } from '@/shared/redux/hooks';
import type { AppThunk } from '@/shared/redux/thunk';
import { keptBefore } from './keptBefore';
import { newOrderId } from './newOrderId';
import { orderApi } from './orderApi';
import { placeOrderCommand } from './placeOrderCommand';
import type { OpenOrder } from './useOrderEntry';

export type Placing =
  | { readonly kind: 'editing' }
  | { readonly kind: 'sending' }
  /** The order will not be placed as it is; it has been taken back into the form. */
  | { readonly kind: 'refused'; readonly problem: Exclude<OrderProblem, { kind: 'denied' }> }
  /** This device has the order already, as it was before the person changed it. */
  | { readonly kind: 'savedOtherwise' }
  /** The person has ordered the same a moment ago, or it still waits: this may be one order too many. */
  | { readonly kind: 'alike'; readonly order: NewOrder }
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

/** Lets the tabs place orders one after the other, so that each sees what the one before has kept. */
const inTurn =
  <Result>(userId: string, work: () => Promise<Result>): AppThunk<Promise<Result>> =>
  (_dispatch, _getState, { locks }) =>
    locks.whenFree(`placing:${userId}`, work);

/** The order that was taken back to be changed is given up once its successor is safe, and not before. */
const giveUp =
  (id: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const entry = selectCommand(getState(), id);
    if (entry) await dispatch(discardCommand(entry));
  };

/** What came of keeping an order on the device; what is no question to the person is safe or has to be sent at once. */
type Kept =
  | { readonly kind: 'kept' | 'notKept'; readonly order: NewOrder }
  | Extract<Placing, { kind: 'savedOtherwise' | 'alike' }>;

type Options = {
  readonly order: Pick<OpenOrder, 'replaces' | 'fromCart'>;
  readonly onPlaced: (orderId: string) => void;
  readonly onWaiting: (orderId: string) => void;
};

/**
 * Places an order through the outbox: on disk first, then sent. `onPlaced` once the server has it, `onWaiting` once it
 * is saved here and the server did not answer soon. Where the device cannot keep it, it is sent directly. Pass handlers
 * that keep their identity.
 */
export function usePlacing({ order: { replaces, fromCart }, onPlaced, onWaiting }: Options) {
  const dispatch = useAppDispatch();
  const [placing, setPlacing] = useState<Placing>({ kind: 'editing' });
  const asked = useRef<NewOrder | null>(null);

  const queue = useQueued({
    onDone: useCallback(() => onPlaced(asked.current?.id ?? ''), [onPlaced]),
    onWaiting: useCallback(() => onWaiting(asked.current?.id ?? ''), [onWaiting]),
    onRefused: useCallback(
      reason => {
        setPlacing(refused(parseOrderProblem(reason)));
        if (!fromCart || !asked.current) return;
        const { items, userId: ownerId } = asked.current;
        for (const line of items) dispatch(putInCart({ line, ownerId }));
      },
      [dispatch, fromCart],
    ),
  });

  async function isSafe({ items }: NewOrder): Promise<void> {
    if (fromCart) dispatch(leftCart(items.map(({ productId }) => productId)));
    if (replaces) await dispatch(giveUp(replaces)).catch(() => {});
  }

  async function sendDirectly(order: NewOrder): Promise<void> {
    const { data } = await dispatch(orderApi.endpoints.placeOrder.initiate(order, { track: false }));
    if (data?.outcome === 'placed') {
      await isSafe(order);
      onPlaced(order.id);
    } else if (data?.outcome === 'refused') setPlacing(refused(data.problem));
    else if (data?.outcome === 'tooSoon') {
      setPlacing({ kind: 'failed', error: { kind: 'rateLimited', code: TURN } });
    } else setPlacing({ kind: 'failed', error: data?.error ?? { kind: 'unknown', code: 'noResult' } });
  }

  /** Keeps the order on this device, where nothing there speaks against it. */
  async function keep(filled: NewOrder, besides: boolean): Promise<Kept> {
    const { own, alike } = await dispatch(keptBefore(filled));
    if (own === 'otherwise') return { kind: 'savedOtherwise' };
    if (own !== 'same' && alike && !besides) return { kind: 'alike', order: alike };
    // The number of an order that was given up is not used again: a late try of that order could still take it.
    const order = own === 'discarded' ? { ...filled, id: dispatch(newOrderId()) } : filled;
    asked.current = order;
    try {
      await queue(placeOrderCommand, { id: order.id, uid: order.userId, payload: order });
      return { kind: 'kept', order };
    } catch {
      return { kind: 'notKept', order };
    }
  }

  /**
   * `besides`: the person knows of the order that is like this one, and wants both. `most`: so many bottles the shop sells
   * in one order, as far as this device knows.
   */
  async function place(
    form: Omit<NewOrder, 'placedAt'>,
    { besides, most }: { readonly besides: boolean; readonly most: number },
  ): Promise<void> {
    if (unitCount(form.items) > most) {
      setPlacing(refused({ kind: 'tooManyUnits', most }));
      return;
    }
    setPlacing({ kind: 'sending' });
    const filled: NewOrder = { ...form, placedAt: dispatch(now()) };
    const kept = await dispatch(inTurn(form.userId, () => keep(filled, besides)));
    switch (kept.kind) {
      case 'kept':
        return isSafe(kept.order);
      case 'notKept':
        return sendDirectly(kept.order);
      default:
        setPlacing(kept);
    }
  }

  return { placing, place, backToEditing: () => setPlacing({ kind: 'editing' }) };
}
