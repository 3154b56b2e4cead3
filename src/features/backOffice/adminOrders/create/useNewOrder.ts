import { useState } from 'react';
import type { Order } from '@/domain/order/order';
import { selectionOf } from '@/domain/order/orderLine';
import { type OrderProblem, parseOrderProblem } from '@/domain/order/placing/orderProblem';
import { nextLabel, parseStaffOrder, type StaffOrder } from '@/domain/order/placing/staffOrder';
import type { OrderSelection } from '@/domain/product/orderSelection';
import type { AppError } from '@/lib/appError';
import { useAppDispatch } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import type { AppThunk } from '@/store/thunk';
import { newCommandId } from '@/sync/outbox/newCommandId';
import { selectCommand } from '@/sync/outbox/outboxSlice';
import { type CommandState, useCommand } from '@/sync/outbox/useCommand';
import { createOrderCommand } from './createOrderCommand';
import type { TakenOrder } from './newOrderRules';
import {
  type NewOrderProblems,
  type NewOrderValues,
  NO_VALUES,
  newOrderProblems,
  toNewOrder,
  valuesOf,
} from './newOrderRules';

export type Refused = Exclude<OrderProblem, { kind: 'denied' }>;

export type Creating =
  | { readonly kind: 'editing' | 'sending' }
  /** The order will not be placed as it is; the form goes on from it. */
  | { readonly kind: 'refused'; readonly problem: Refused }
  /** Refused without a reason, or neither saved on this device nor sent. */
  | { readonly kind: 'failed'; readonly error: AppError };

/** What a refusal means for the form; a denial that nobody can explain is a failure like any other. */
function refusedAs(problem: OrderProblem): Creating {
  return problem.kind === 'denied'
    ? { kind: 'failed', error: { kind: 'denied', code: 'rules' } }
    : { kind: 'refused', problem };
}

function creatingOf(state: CommandState<OrderProblem>, before: Creating): Creating {
  switch (state.kind) {
    case 'idle':
      return before;
    case 'sending':
    case 'queued':
    case 'done':
      return { kind: 'sending' };
    case 'refused':
      return refusedAs(state.problem);
    case 'failed':
      return state;
  }
}

const newOrderId = (): AppThunk<string> => (_dispatch, _getState, services) => services.ids.orderId();

/** The moment of placing is the service's to say, not the form's. */
const now =
  (): AppThunk<string> =>
  (_dispatch, _getState, { clock }) =>
    new Date(clock.now()).toISOString();

type Begun = {
  readonly values: NewOrderValues;
  readonly lines: readonly OrderSelection[];
  /** The number of the order that it goes on from. */
  readonly orderId: string | null;
  /** The command that could not be sent, which the form goes on from. */
  readonly replaces: { readonly id: string; readonly staffOrder: StaffOrder } | null;
  readonly creating: Creating;
};

/** The form empty, or as the order was of the failed command. */
const begin =
  (commandId: string): AppThunk<Begun> =>
  (_dispatch, getState) => {
    const empty: Begun = {
      values: NO_VALUES,
      lines: [],
      orderId: null,
      replaces: null,
      creating: { kind: 'editing' },
    };
    const entry = selectCommand(getState(), commandId);
    try {
      if (entry?.status !== 'failed') return empty;
      const staffOrder = parseStaffOrder(entry.payload);
      const isPaused = entry.failure?.code === 'held';
      return {
        values: valuesOf(staffOrder),
        lines: staffOrder.order.items.map(selectionOf),
        // The same order: sent twice, it is still one.
        orderId: staffOrder.order.id,
        replaces: { id: entry.id, staffOrder },
        creating: isPaused ? { kind: 'editing' } : refusedAs(parseOrderProblem(entry.failure?.reason)),
      };
    } catch {
      return empty;
    }
  };

type Options = {
  /** All of them, the newest first. */
  readonly orders: readonly Order[];
  readonly shop: StaffOrder['order']['shop'];
  /** What the address opened the form for. */
  readonly opened: string;
  readonly onTaken: (taken: TakenOrder) => void;
};

/** One new order, from opening the form until it is placed or waits to be sent. */
export function useNewOrder({ orders, shop, opened, onTaken }: Options) {
  const dispatch = useAppDispatch();
  const { user } = useAuth().session;
  const [begun] = useState(() => dispatch(begin(opened)));
  const [values, setValues] = useState(begun.values);
  const [lines, setLines] = useState(begun.lines);
  const [orderId, setOrderId] = useState(begun.orderId);
  const [problems, setProblems] = useState<NewOrderProblems>({});
  const [before, setBefore] = useState(begun.creating);
  const tell = (outcome: TakenOrder['outcome'], { label, order }: StaffOrder) =>
    onTaken({ outcome, label, orderId: order.id });
  const { state, submit, reset } = useCommand(createOrderCommand, {
    replaces: begun.replaces?.id,
    onDone: staffOrder => tell('placed', staffOrder),
    onQueued: staffOrder => tell('waiting', staffOrder),
  });
  const creating = creatingOf(state, before);
  const backToEditing = () => {
    setBefore({ kind: 'editing' });
    reset();
  };
  const busy = creating.kind === 'sending';

  function labelOf(id: string): string {
    const others = orders.filter(order => order.id !== id);
    const before = begun.replaces?.staffOrder;
    const isFree = before?.order.id === id && !others.some(({ label }) => label === before.label);
    return isFree ? before.label : nextLabel(others);
  }

  return {
    values,
    lines,
    problems,
    creating,
    busy,
    hasChanges: values !== begun.values || lines !== begun.lines,
    edit: (change: Partial<NewOrderValues>) => {
      if (busy) return;
      setProblems({});
      setValues({ ...values, ...change });
    },
    setLines: (changed: readonly OrderSelection[]) => {
      if (busy) return;
      setProblems({});
      backToEditing();
      setLines(changed);
    },
    /** Makes it another order than the one that has its number: it is given one of its own when it is placed. */
    asNew: () => {
      backToEditing();
      setOrderId(null);
    },
    orderId,
    /** Answers what stands in the way; nothing does when the order is on its way. */
    place: (asked: readonly OrderSelection[]): NewOrderProblems => {
      if (busy || !user) return {};
      const found = newOrderProblems(values, asked);
      setLines(asked);
      setProblems(found);
      if (Object.keys(found).length > 0) return found;
      const id = orderId ?? dispatch(newOrderId());
      setOrderId(id);
      void submit(user.id, {
        commandId: dispatch(newCommandId()),
        label: labelOf(id),
        order: toNewOrder({ id, values, lines: asked, shop, placedAt: dispatch(now()) }),
        ...(values.accountEmail !== '' && { accountEmail: values.accountEmail }),
        by: { id: user.id, name: user.name || user.email },
      });
      return {};
    },
  } as const;
}
