import { useCallback, useRef, useState } from 'react';
import { type NewOrder, unitCount } from '@/domain/order/newOrder';
import { type OrderProblem, parseOrderProblem } from '@/domain/order/orderProblem';
import { leftCart, putInCart } from '@/features/storefront/cart/cartSlice';
import type { AppError } from '@/lib/appError';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { AppThunk } from '@/store/thunk';
import { selectCommand } from '@/sync/outbox/outboxSlice';
import { TURN } from '@/sync/outbox/turn';
import { useQueued } from '@/sync/outbox/useQueued';
import { useReplacing } from '@/sync/outbox/useReplacing';
import { keptBefore } from './keptBefore';
import { newOrderId } from './newOrderId';
import { orderApi } from './orderApi';
import { placeOrderCommand } from './placeOrderCommand';
import type { OpenOrder, RefusedOrder } from './useOrderEntry';

export type Placing =
  | { readonly kind: 'editing' }
  | { readonly kind: 'sending' }
  /** The order will not be placed as it is; it has been taken back into the form. */
  | { readonly kind: 'refused'; readonly problem: Exclude<OrderProblem, { kind: 'denied' }> }
  /** This device has the order already, as it was before the person changed it. */
  | { readonly kind: 'savedOtherwise' }
  /** The person has ordered the same a moment ago, or it still waits: this may be one order too many. */
  | { readonly kind: 'alike'; readonly order: NewOrder }
  /** This very order is on this device or with the shop: the page was loaded anew, or gone back to, while it was sent. */
  | { readonly kind: 'sentBefore'; readonly orderId: string; readonly isPlaced: boolean }
  /** Neither kept on this device nor sent. */
  | { readonly kind: 'failed'; readonly error: AppError };

const EDITING = { kind: 'editing' } as const;

/** A denial that nobody can explain is a failure like any other to whoever reads it. */
function refused(problem: OrderProblem): Placing {
  return problem.kind === 'denied'
    ? { kind: 'failed', error: { kind: 'denied', code: 'rules' } }
    : { kind: 'refused', problem };
}

/** What this device knows of an order by its number, before this form has sent it. */
function useSentBefore(orderId: string): Placing | null {
  const status = useAppSelector(state => selectCommand(state, orderId)?.status);
  const isPlaced = status === 'done';
  const isSent = isPlaced || status === 'pending' || status === 'sending';
  return isSent ? { kind: 'sentBefore', orderId, isPlaced } : null;
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

/** What came of keeping an order on the device; what is no question to the person is safe or has to be sent at once. */
type Kept =
  | { readonly kind: 'kept' | 'notKept'; readonly order: NewOrder }
  | Extract<Placing, { kind: 'savedOtherwise' | 'alike' }>;

type Options = {
  readonly order: Pick<OpenOrder, 'orderId' | 'replaces' | 'fromCart' | 'problem'>;
  readonly onPlaced: (orderId: string) => void;
  readonly onWaiting: (orderId: string) => void;
  /** Refused, and it stays in the log: what is placed next, under another number, takes its place. */
  readonly onSetAside: (refused: RefusedOrder) => void;
};

/**
 * Places an order through the outbox: on disk first, then sent. `onPlaced` once the server has it, `onWaiting` once it
 * is saved here and the server did not answer soon. Where the device cannot keep it, it is sent directly. Pass handlers
 * that keep their identity.
 */
export function usePlacing({
  order: { orderId, replaces, fromCart, problem },
  onPlaced,
  onWaiting,
  onSetAside,
}: Options) {
  const dispatch = useAppDispatch();
  const [placing, setPlacing] = useState<Placing>(problem ? refused(problem) : EDITING);
  const sentBefore = useSentBefore(orderId);
  const asked = useRef<NewOrder | null>(null);
  const replacing = useReplacing(replaces ?? null);

  const queue = useQueued({
    onDone: useCallback(() => onPlaced(asked.current?.id ?? ''), [onPlaced]),
    onWaiting: useCallback(() => onWaiting(asked.current?.id ?? ''), [onWaiting]),
    onRefused: useCallback(
      reason => {
        const problem = parseOrderProblem(reason);
        setPlacing(refused(problem));
        if (!asked.current) return;
        const { id, items, userId: ownerId } = asked.current;
        if (replacing.staysInLog()) {
          replacing.refused(id);
          onSetAside({ replaces: id, problem });
        }
        if (!fromCart) return;
        for (const line of items) dispatch(putInCart({ line, ownerId }));
      },
      [dispatch, fromCart, onSetAside, replacing],
    ),
    staysInLog: replacing.staysInLog,
  });

  async function isSafe({ items }: NewOrder, giveUpReplaced: () => Promise<void>): Promise<void> {
    if (fromCart) dispatch(leftCart(items.map(({ productId }) => productId)));
    await giveUpReplaced();
  }

  async function sendDirectly(order: NewOrder, giveUpReplaced: () => Promise<void>): Promise<void> {
    const { data } = await dispatch(orderApi.endpoints.placeOrder.initiate(order, { track: false }));
    if (data?.outcome === 'placed') {
      await isSafe(order, giveUpReplaced);
      onPlaced(order.id);
    } else if (data?.outcome === 'refused') setPlacing(refused(data.problem));
    else if (data?.outcome === 'tooSoon') {
      setPlacing({ kind: 'failed', error: { kind: 'rateLimited', code: TURN } });
    } else setPlacing({ kind: 'failed', error: data?.error ?? { kind: 'unknown', code: 'noResult' } });
  }

  /** Keeps the order on this device, where nothing there speaks against it. */
  async function keep(filled: NewOrder, besides: boolean): Promise<Kept> {
    const { own, alike } = await dispatch(keptBefore(filled, replaces));
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
    const giveUpReplaced = replacing.begin();
    const kept = await dispatch(inTurn(form.userId, () => keep(filled, besides)));
    switch (kept.kind) {
      case 'kept':
        return isSafe(kept.order, giveUpReplaced);
      case 'notKept':
        return sendDirectly(kept.order, giveUpReplaced);
      default:
        setPlacing(kept);
    }
  }

  const shown = (placing.kind === 'editing' && sentBefore) || placing;
  return { placing: shown, place, backToEditing: () => setPlacing(EDITING) };
}
