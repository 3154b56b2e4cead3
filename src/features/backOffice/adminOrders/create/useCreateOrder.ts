import { useCallback, useRef, useState } from 'react';
import { type OrderProblem, parseOrderProblem } from '@/domain/order/orderProblem';
import type { StaffOrder } from '@/domain/order/staffOrder';
import type { AppError } from '@/lib/appError';
import { useAppDispatch } from '@/store/hooks';
import { useQueued } from '@/sync/outbox/useQueued';
import { useReplacing } from '@/sync/outbox/useReplacing';
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
  const replacing = useReplacing(replaces);

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
    onRefused: useCallback(
      reason => {
        if (asked.current) replacing.refused(asked.current.commandId);
        setCreating(refusedAs(parseOrderProblem(reason)));
      },
      [replacing],
    ),
    staysInLog: replacing.staysInLog,
  });

  async function sendDirectly(staffOrder: StaffOrder, isSafe: () => Promise<void>): Promise<void> {
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
      const isSafe = replacing.begin();
      const { commandId, by } = staffOrder;
      try {
        await queue(createOrderCommand, { id: commandId, uid: by.id, payload: staffOrder });
      } catch {
        await sendDirectly(staffOrder, isSafe);
        return;
      }
      await isSafe();
    },
  } as const;
}
