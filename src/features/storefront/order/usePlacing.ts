import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OrderItem } from '@/domain/order/order';
import { type NewOrder, unitCount } from '@/domain/order/placing/newOrder';
import { type OrderProblem, parseOrderProblem } from '@/domain/order/placing/orderProblem';
import { leftCart, linesOf, putInCart, selectCart } from '@/features/storefront/cart/cartSlice';
import type { AppError } from '@/lib/appError';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { AppThunk } from '@/store/thunk';
import { isOnHold, isUnsent } from '@/sync/outbox/commandState';
import { selectCommand } from '@/sync/outbox/outboxSlice';
import { type CommandState, useCommand } from '@/sync/outbox/useCommand';
import { findDuplicate } from './findDuplicate';
import { newOrderId } from './newOrderId';
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
  | { readonly kind: 'possibleDuplicate'; readonly order: NewOrder }
  /** This very order is on this device or with the shop: the page was loaded anew, or gone back to, while it was sent. */
  | { readonly kind: 'sentBefore'; readonly orderId: string; readonly isPlaced: boolean }
  /** Neither stored on this device nor sent. */
  | { readonly kind: 'failed'; readonly error: AppError };

const EDITING = { kind: 'editing' } as const;

/** A denial that nobody can explain is a failure like any other to whoever reads it. */
function refused(problem: OrderProblem): Placing {
  return problem.kind === 'denied'
    ? { kind: 'failed', error: { kind: 'denied', code: 'rules' } }
    : { kind: 'refused', problem };
}

function placingOf(state: CommandState<OrderProblem>): Placing {
  switch (state.kind) {
    case 'idle':
      return EDITING;
    case 'sending':
    case 'queued':
    case 'done':
      return { kind: 'sending' };
    case 'refused':
      return refused(state.problem);
    case 'failed':
      return state;
  }
}

/** An order that is on its way or placed without this form. */
function sentBeforeOf(known: CommandRecord | undefined): Placing | null {
  if (!known) return null;
  const isPlaced = known.status === 'done';
  return isPlaced || isUnsent(known) ? { kind: 'sentBefore', orderId: known.id, isPlaced } : null;
}

/** Why an order in the log failed; null where the form has nothing to say of it: it gives the order another number. */
function problemOf(failed: CommandRecord): OrderProblem | null {
  const reason = failed.failure?.reason ?? null;
  const problem = parseOrderProblem(reason);
  return problem.kind === 'idTaken' || (reason === null && isOnHold(failed)) ? null : problem;
}

/** The moment of placing is the service's to say, not the form's. */
const now =
  (): AppThunk<string> =>
  (_dispatch, _getState, { clock }) =>
    new Date(clock.now()).toISOString();

/** Takes an order's products out of its customer's cart. Returns the order's lines of those that were in it. */
const takeFromCart =
  ({ items, userId }: NewOrder): AppThunk<readonly OrderItem[]> =>
  (dispatch, getState) => {
    const inCart = linesOf(selectCart(getState()), userId);
    const taken = items.filter(({ productId }) => inCart.some(line => line.productId === productId));
    dispatch(leftCart(taken.map(({ productId }) => productId)));
    return taken;
  };

/** Lets the tabs place orders one after the other, so that each sees what the one before has saved. */
const runSerially =
  <Result>(userId: string, work: () => Promise<Result>): AppThunk<Promise<Result>> =>
  (_dispatch, _getState, { locks }) =>
    locks.whenFree(`placing:${userId}`, work);

type Options = {
  readonly order: Pick<OpenOrder, 'orderId' | 'replaces' | 'fromCart' | 'problem'>;
  readonly onPlaced: (orderId: string) => void;
  readonly onWaiting: (orderId: string) => void;
  /**
   * `problem`: null where there is nothing to say. `replaces`: the order that stays in the log, whose place what is placed next
   * takes, under another number; null where none does.
   */
  readonly onRefused: (problem: OrderProblem | null, replaces: string | null) => void;
};

/**
 * Places an order. `onPlaced` once the server has it, `onWaiting` once it is saved here and the server did not answer
 * soon. Where the device cannot save it, it is sent directly.
 */
export function usePlacing({
  order: { orderId, replaces, fromCart, problem },
  onPlaced,
  onWaiting,
  onRefused,
}: Options) {
  const dispatch = useAppDispatch();
  /** The form's own state, which takes precedence over the command's. */
  const [told, setTold] = useState<Placing | null>(problem ? refused(problem) : null);
  /** The number that this form sent last: what became of that it has told itself. */
  const [sentId, setSentId] = useState<string | null>(null);
  /** What this device knows of the order by its number. */
  const known = useAppSelector(root => selectCommand(root, orderId));
  /** What has left the cart with the order, and comes back where that is refused. */
  const taken = useRef<readonly OrderItem[]>([]);
  const { state, submit, reset } = useCommand(placeOrderCommand, {
    replaces,
    onSafe: completed => {
      if (fromCart) taken.current = dispatch(takeFromCart(completed));
    },
    onDone: ({ id }) => onPlaced(id),
    onQueued: ({ id }) => onWaiting(id),
    onRefused(problem, { id, userId: ownerId }, stays) {
      onRefused(problem, stays ? id : null);
      for (const line of taken.current) dispatch(putInCart({ line, ownerId }));
      taken.current = [];
    },
  });

  const isFollowed = state.kind !== 'idle' || told?.kind === 'sending';
  const failedBefore = known?.status === 'failed' && orderId !== sentId && !isFollowed ? known : null;
  const goOnFrom = useEffectEvent((failed: CommandRecord) => {
    const problem = problemOf(failed);
    setTold(problem && refused(problem));
    onRefused(problem, failed.id);
  });
  // The page was loaded anew, or gone back to, while it was sent: nobody has been told that it was refused.
  useEffect(() => {
    if (failedBefore) goOnFrom(failedBefore);
  }, [failedBefore]);

  /** Submits the order, where nothing on this device speaks against it; else says what does. */
  async function submitUnlessKnown(completed: NewOrder, allowDuplicate: boolean): Promise<void> {
    const { sameId, possibleDuplicate } = await dispatch(findDuplicate(completed, replaces));
    if (sameId === 'otherwise') return setTold({ kind: 'savedOtherwise' });
    if (sameId !== 'same' && possibleDuplicate && !allowDuplicate)
      return setTold({ kind: 'possibleDuplicate', order: possibleDuplicate });
    // The number of an order that was given up is not used again: a late try of that order could still take it.
    const order = sameId === 'discarded' ? { ...completed, id: dispatch(newOrderId()) } : completed;
    setTold(null);
    setSentId(order.id);
    const submitted = await submit(order.userId, order);
    if (submitted.kind === 'refused') onRefused(submitted.problem, null);
  }

  /**
   * `allowDuplicate`: the person knows of the order that is like this one, and wants both. `most`: so many bottles the
   * shop sells in one order, as far as this device knows.
   */
  async function place(
    form: Omit<NewOrder, 'placedAt'>,
    { allowDuplicate, most }: { readonly allowDuplicate: boolean; readonly most: number },
  ): Promise<void> {
    if (unitCount(form.items) > most) {
      setTold(refused({ kind: 'tooManyUnits', most }));
      return;
    }
    setTold({ kind: 'sending' });
    const completed: NewOrder = { ...form, placedAt: dispatch(now()) };
    await dispatch(runSerially(form.userId, () => submitUnlessKnown(completed, allowDuplicate)));
  }

  const placing = told ?? placingOf(state);
  return {
    placing: (placing.kind === 'editing' && sentBeforeOf(known)) || placing,
    place,
    backToEditing() {
      setTold(null);
      reset();
    },
  };
}
