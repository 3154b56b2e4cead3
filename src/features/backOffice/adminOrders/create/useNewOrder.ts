import { useState } from 'react';
import { selectSearchableCustomers } from '@/data/customer/selectCustomers';
import { useOutboxOwner } from '@/data/order/useOrdersWithEdits';
import { changesPin } from '@/domain/address/addressFields';
import type { Order } from '@/domain/order/order';
import { selectionOf } from '@/domain/order/orderLine';
import { type OrderProblem, parseOrderProblem } from '@/domain/order/placing/orderProblem';
import { nextLabel, parseStaffOrder, type StaffOrder } from '@/domain/order/placing/staffOrder';
import type { OrderSelection } from '@/domain/product/orderSelection';
import type { Shop } from '@/domain/shop/shop';
import { authorOf } from '@/domain/staff/authorOf';
import { customerIn } from '@/features/backOffice/adminOrders/shared/addresses/newOrderAddress';
import type { AppError } from '@/lib/appError';
import { useAppDispatch } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import type { AppThunk } from '@/store/thunk';
import { useNow } from '@/store/useNow';
import { isOnHold } from '@/sync/outbox/commandState';
import { newCommandId } from '@/sync/outbox/newCommandId';
import { selectCommand } from '@/sync/outbox/outboxSlice';
import { type CommandState, useCommand } from '@/sync/outbox/useCommand';
import { createOrderCommand } from './createOrderCommand';
import { toKnown } from './findCustomers';
import type { TakenOrder } from './newOrderRules';
import {
  type NewOrderProblems,
  type NewOrderValues,
  NO_VALUES,
  newOrderProblems,
  offerTo,
  reorderLines,
  toNewOrder,
  valuesFor,
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

/** The form empty, for the customer whom the address names, or as the order was of the failed command. */
const begin =
  (opened: string, owner: string | null): AppThunk<Begun> =>
  (_dispatch, getState) => {
    const empty: Begun = {
      values: NO_VALUES,
      lines: [],
      orderId: null,
      replaces: null,
      creating: { kind: 'editing' },
    };
    const asked = customerIn(opened);
    if (asked) {
      const customers = selectSearchableCustomers(getState(), owner);
      const found = customers.find(({ customer }) => customer.id === asked.customerId);
      if (!found) return empty;
      const values = { ...NO_VALUES, ...valuesFor(toKnown(found)) };
      const [last] = asked.again ? found.customer.orders : [];
      if (!last) return { ...empty, values };
      const { paymentMethod, specialInstructions: instructions } = last;
      return {
        ...empty,
        values: { ...values, instructions, ...(paymentMethod && { paymentMethod }) },
        lines: reorderLines(last),
      };
    }
    const entry = selectCommand(getState(), opened);
    try {
      if (entry?.status !== 'failed') return empty;
      const staffOrder = parseStaffOrder(entry.payload);
      const problem = parseOrderProblem(entry.failure?.reason);
      return {
        values: { ...valuesOf(staffOrder), ...(problem.kind === 'deliveryTime' && problem.next) },
        lines: staffOrder.order.items.map(selectionOf),
        // The same order: sent twice, it is still one.
        orderId: staffOrder.order.id,
        replaces: { id: entry.id, staffOrder },
        creating: isOnHold(entry) ? { kind: 'editing' } : refusedAs(problem),
      };
    } catch {
      return empty;
    }
  };

type Options = {
  /** All of them, the newest first. */
  readonly orders: readonly Order[];
  readonly shop: StaffOrder['order']['shop'];
  readonly areas: Shop['areas'];
  /** What the address opened the form for. */
  readonly opened: string;
  readonly onTaken: (taken: TakenOrder) => void;
};

/** One new order, from opening the form until it is placed or waits to be sent. */
export function useNewOrder({ orders, shop, areas, opened, onTaken }: Options) {
  const dispatch = useAppDispatch();
  const { user } = useAuth().session;
  const owner = useOutboxOwner();
  const [begun] = useState(() => dispatch(begin(opened, owner)));
  const [values, setValues] = useState(begun.values);
  /** Whether somebody chose how it is paid: else it comes along with the customer. */
  const [hasChosenMethod, setHasChosenMethod] = useState(begun.replaces !== null);
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
    onRefused: problem => {
      if (problem.kind === 'deliveryTime') setValues(before => ({ ...before, ...problem.next }));
    },
  });
  const offer = offerTo(values, areas, useNow());
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

  function edit(change: Partial<NewOrderValues>): void {
    if (busy) return;
    setProblems({});
    // Elsewhere the shop delivers at other times.
    setValues({ ...values, ...(changesPin(values, change) && { day: '', slot: '' }), ...change });
  }
  /**
   * Sets the customer. What came along with the previous one (a gate's code, say, or how they pay) does not go to the next;
   * what somebody chose stays.
   */
  function changeCustomer(customer: Partial<NewOrderValues>): void {
    const { paymentMethod = NO_VALUES.paymentMethod, ...fields } = customer;
    edit({
      ...(values.instructions === begun.values.instructions && { instructions: NO_VALUES.instructions }),
      ...(!hasChosenMethod && { paymentMethod }),
      ...fields,
    });
  }

  return {
    values,
    lines,
    problems,
    creating,
    busy,
    hasChanges: values !== begun.values || lines !== begun.lines,
    edit: (change: Partial<NewOrderValues>) => {
      if (change.paymentMethod && !busy) setHasChosenMethod(true);
      edit(change);
    },
    changeCustomer,
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
    offer,
    /** Answers what stands in the way; nothing does when the order is on its way. */
    place: (asked: readonly OrderSelection[]): NewOrderProblems => {
      if (busy || !user) return {};
      const found = newOrderProblems(values, asked, offer !== null || areas.length === 0);
      setLines(asked);
      setProblems(found);
      if (Object.keys(found).length > 0) return found;
      const id = orderId ?? dispatch(newOrderId());
      setOrderId(id);
      void submit(user.id, {
        commandId: dispatch(newCommandId()),
        label: labelOf(id),
        order: toNewOrder({ id, values, lines: asked, shop, offer, placedAt: dispatch(now()) }),
        ...(values.accountEmail !== '' && { accountEmail: values.accountEmail }),
        by: authorOf(user),
      });
      return {};
    },
  } as const;
}
