import { useCallback, useRef, useState } from 'react';
import { type OrderProblem, parseOrderProblem } from '@/entities/order/orderProblem';
import type { StaffOrder } from '@/entities/order/staffOrder';
import { discardCommand } from '@/entities/outbox/discardCommand';
import { selectCommand } from '@/entities/outbox/outboxSlice';
import { useQueued } from '@/entities/outbox/useQueued';
import type { AppError } from '@/shared/lib/appError';
import { useAppDispatch } from '@/shared/redux/hooks';
import type { AppThunk } from '@/shared/redux/thunk';
import { createOrderCommand } from './createOrderCommand';
import type { TakenOrder } from './NewOrderButton';

export type Refused = Exclude<OrderProblem, { kind: 'denied' }>;

export type Creating =
  | { readonly kind: 'editing' | 'sending' }
  /** The order will not be placed as it is; it has been taken back into the form. */
  | { readonly kind: 'refused'; readonly problem: Refused }
  /** Refused without a reason, or neither kept on this device nor sent. */
  | { readonly kind: 'failed'; readonly error: AppError };

/** What a refusal means for the form; a denial that nobody can explain is a failure like any other. */
export function refusedAs(problem: OrderProblem): Creating {
  return problem.kind === 'denied'
    ? { kind: 'failed', error: { kind: 'denied', code: 'rules' } }
    : { kind: 'refused', problem };
}

/** The order that was taken back to be changed is given up once its successor is safe, and not before. */
const giveUp =
  (id: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const entry = selectCommand(getState(), id);
    if (entry) await dispatch(discardCommand(entry));
  };

type Options = {
  /** How the form begins: with what stood in the way of the order it goes on from. */
  readonly begun: Creating;
  /** The command that this order takes the place of. */
  readonly replaces: string | null;
  /** Keep its identity. */
  readonly onTaken: (taken: TakenOrder) => void;
};

/** Places a staff order through the outbox: on disk first, then sent. Where the device cannot keep it, it is sent directly. */
export function useCreateOrder({ begun, replaces, onTaken }: Options) {
  const dispatch = useAppDispatch();
  const [creating, setCreating] = useState<Creating>(begun);
  const asked = useRef<StaffOrder | null>(null);

  const tell = useCallback(
    (outcome: TakenOrder['outcome']) => {
      if (!asked.current) return;
      const { label, order } = asked.current;
      onTaken({ outcome, label, orderId: order.id });
    },
    [onTaken],
  );
  const queue = useQueued({
    onDone: useCallback(() => tell('placed'), [tell]),
    onWaiting: useCallback(() => tell('waiting'), [tell]),
    onRefused: useCallback(reason => setCreating(refusedAs(parseOrderProblem(reason))), []),
  });
  const isSafe = () => (replaces === null ? null : dispatch(giveUp(replaces)).catch(() => {}));

  async function sendDirectly(staffOrder: StaffOrder): Promise<void> {
    const outcome = await dispatch(createOrderCommand.send(staffOrder));
    if (outcome.kind === 'done') {
      await isSafe();
      tell('placed');
    } else if (outcome.kind === 'refused') setCreating(refusedAs(parseOrderProblem(outcome.reason)));
    else setCreating({ kind: 'failed', error: outcome.error });
  }

  return {
    creating,
    backToEditing: () => setCreating({ kind: 'editing' }),
    async create(staffOrder: StaffOrder): Promise<void> {
      setCreating({ kind: 'sending' });
      asked.current = staffOrder;
      const { commandId, by } = staffOrder;
      try {
        await queue(createOrderCommand, { id: commandId, uid: by.id, payload: staffOrder });
      } catch {
        await sendDirectly(staffOrder);
        return;
      }
      await isSafe();
    },
  } as const;
}
