import { updateOrderCommand } from '@/data/order/edit/updateOrderCommand';
import { selectOrdersNewestFirst } from '@/data/order/orderRows';
import type { OrdersWithEdits } from '@/data/order/queuedEdits';
import { baseVersionOf as orderBase, selectOrdersWithEdits } from '@/data/order/queuedEdits';
import { deleteRunCommand } from '@/data/run/deleteRunCommand';
import { type RunsWithChanges, selectRunRows, selectRunsWithChanges } from '@/data/run/queuedRuns';
import { saveRunCommand } from '@/data/run/saveRunCommand';
import { startRunCommand } from '@/data/run/startRunCommand';
import { baseVersionOf } from '@/data/staff/queuedChanges';
import { applyEdit, type OrderEdit, type PlanChange } from '@/domain/order/edit/orderEdit';
import type { Order, OrderStatus } from '@/domain/order/order';
import { isFull, NO_RUN, type Place, planOf } from '@/domain/run/plan';
import type { Run } from '@/domain/run/run';
import type { RunFields } from '@/domain/run/runChanges';
import { expectedUntil } from '@/domain/run/runRules';
import { authorOf } from '@/domain/staff/authorOf';
import type { StaffChange } from '@/domain/staff/staffChange';
import { groupBy } from '@/lib/groupBy';
import type { SessionUser } from '@/store/session/session';
import type { AppThunk } from '@/store/thunk';
import { newCommandId } from '@/sync/outbox/newCommandId';
import { ownerKey } from '@/sync/outbox/outboxSlice';
import { submitCommand } from '@/sync/outbox/submitCommand';
import { submitCommands } from '@/sync/outbox/submitCommands';

/** What planning changes of an order. */
export type OrderChange = {
  readonly order: Order;
  readonly to: PlanChange & { readonly status?: OrderStatus; readonly runName?: string };
};

/** An order's edit, with the order as it was. */
export type Planned = { readonly order: Order; readonly edit: OrderEdit };

/** What a change is made on: who makes it, and what of theirs the server does not have yet. */
export type PlanContext = {
  readonly user: SessionUser;
  readonly editsOf: OrdersWithEdits['editsOf'];
  readonly runs: RunsWithChanges;
};

/** Orders get a place in a run; in one that is out they are on their way, in one that is planned they are not. */
export const intoRun = (run: Run, places: readonly Place[]): readonly OrderChange[] =>
  places.map(({ order, stop }) => ({
    order,
    to: {
      run: { id: run.id, driver: run.driver, stop },
      // Not of one that only moves within it.
      ...(order.run?.id !== run.id && { runName: run.name }),
      ...statusIn(run, order),
    },
  }));

const statusIn = ({ id, state }: Run, { status, run }: Order): { status?: OrderStatus } => {
  if (status === 'delivered') return {};
  if (state === 'out') return { status: 'shipped' };
  // Out of another run, which is on its way, back to the desk; what was shipped in this one or without a run stays so.
  return status === 'shipped' && run && run.id !== '' && run.id !== id ? { status: 'processing' } : {};
};

export const outOfRun = (orders: readonly Order[]): readonly OrderChange[] =>
  orders.map(order => ({
    order,
    to: { run: NO_RUN, ...(order.status === 'shipped' && { status: 'processing' }) },
  }));

/** Another day and, of orders that have a slot, another one; they leave their run. */
export const onAnotherDay = (orders: readonly Order[], day: string, slot: string): readonly OrderChange[] =>
  orders.map(order => {
    const inSlot = order.delivery && (slot || order.delivery.slot);
    const isInRun = order.run !== undefined && order.run.id !== '';
    return {
      order,
      to: {
        estimatedDelivery: expectedUntil(day, inSlot),
        ...(inSlot && { slot: inSlot }),
        ...(isInRun && { run: NO_RUN }),
        ...(isInRun && order.status === 'shipped' && { status: 'processing' as const }),
      },
    };
  });

/** The stops of a run that goes out: numbered from 1, and on their way. */
export const startStops = (run: Run, stops: readonly Order[]): readonly OrderChange[] =>
  stops.map((order, at) => ({
    order,
    to: { run: { id: run.id, driver: run.driver, stop: at + 1 }, status: 'shipped' },
  }));

/** Changes orders by an edit of each. Resolves to what was asked for; null where the device could neither save nor send all. */
export const changeOrders =
  (
    changes: readonly OrderChange[],
    { user, editsOf }: PlanContext,
  ): AppThunk<Promise<readonly Planned[] | null>> =>
  async dispatch => {
    const planned = changes.flatMap(({ order, to }): Planned[] => {
      const status = to.status ?? order.status;
      if (status === null) return [];
      const edit = {
        ...orderBase(order, editsOf.get(order.id)?.pendingChanges),
        ...{ orderId: order.id, email: order.email, ...to, status },
        ...{ commandId: dispatch(newCommandId()), by: authorOf(user) },
      };
      return [{ order, edit }];
    });
    return (await dispatch(send(planned, user))) ? planned : null;
  };

const send =
  (planned: readonly Planned[], { id }: SessionUser): AppThunk<Promise<boolean>> =>
  async dispatch => {
    const edits = planned.map(({ edit }) => edit);
    const sent = Object.values(await dispatch(submitCommands(updateOrderCommand, id, edits)));
    return sent.every(({ kind }) => kind === 'done');
  };

/** Whether a run that orders come back into, where their edits are taken back, was filled meanwhile. */
export const overfillsRun =
  (planned: readonly Planned[], user: SessionUser): AppThunk<boolean> =>
  (_dispatch, getState) => {
    const root = getState();
    const owner = ownerKey({ area: 'back-office', uid: user.id });
    const { runs } = selectRunsWithChanges(root, owner);
    const { orders } = selectOrdersWithEdits(root, owner, selectOrdersNewestFirst(root));
    const back = planned.flatMap(({ order, edit }) =>
      edit.run && edit.run.id !== order.run?.id ? order : [],
    );
    return Array.from(groupBy(back, ({ run }) => run && runs.get(run.id))).some(([run, added]) => {
      if (!run) return false;
      const alone = { runs: new Map([[run.id, run]]), areas: [], day: run.day, today: run.day };
      return planOf({ orders, ...alone }).runs.some(one => isFull(one, added));
    });
  };

/** Takes edits back, each built on what it takes back; whether all of that is saved here or on the server. */
export const undoOrders =
  (planned: readonly Planned[], user: SessionUser): AppThunk<Promise<boolean>> =>
  dispatch =>
    dispatch(
      send(
        planned.flatMap(({ order, edit }): Planned[] => {
          const { status, delivery, estimatedDelivery } = order;
          if (status === null) return [];
          const after = applyEdit(order, edit);
          const back = {
            ...orderBase(after, [edit]),
            ...{ orderId: order.id, email: order.email, status },
            ...(edit.run && { run: order.run ?? NO_RUN }),
            ...(edit.estimatedDelivery !== undefined && estimatedDelivery !== null && { estimatedDelivery }),
            ...(edit.slot !== undefined && delivery && { slot: delivery.slot }),
            ...{ commandId: dispatch(newCommandId()), by: edit.by },
          };
          return [{ order: after, edit: back }];
        }),
        user,
      ),
    );

/** What a change of a run is made on. */
const onRun =
  (runId: string, { user, runs }: PlanContext): AppThunk<StaffChange & { readonly runId: string }> =>
  (dispatch, getState) => {
    const row = selectRunRows(getState()).find(({ id }) => id === runId);
    const ground = baseVersionOf(row, runs.pendingOf.get(runId) ?? []);
    return { runId, commandId: dispatch(newCommandId()), ground, by: authorOf(user) };
  };

const fieldsOf = ({ day, slot, name, driver, driverName }: Run): RunFields => ({
  ...{ day, slot, name, driver, driverName },
});

/** Plans a new run; null where it could be neither saved here nor sent. */
export const createRun =
  (to: RunFields, { user }: PlanContext): AppThunk<Promise<Run | null>> =>
  async dispatch => {
    const commandId = dispatch(newCommandId());
    // Its id is that of the command that makes it, as long as the rules ask for.
    const runId = commandId.padStart(20, '0');
    const change = { runId, commandId, ground: { updatedAt: null, builtOn: [] }, by: authorOf(user) };
    const payload = { ...change, from: null, to };
    const { kind } = await dispatch(submitCommand(saveRunCommand, { uid: user.id, payload }));
    if (kind !== 'queued' && kind !== 'done') return null;
    const times = { createdAt: null, updatedAt: null, lastCommandId: null };
    return { ...to, id: runId, state: 'planned', stops: {}, closing: null, ...times };
  };

export const changeRun =
  (run: Run, to: RunFields, context: PlanContext): AppThunk<Promise<boolean>> =>
  async dispatch => {
    const payload = { ...dispatch(onRun(run.id, context)), from: fieldsOf(run), to };
    const { kind } = await dispatch(submitCommand(saveRunCommand, { uid: context.user.id, payload }));
    return kind === 'queued' || kind === 'done';
  };

export const startRun =
  (run: Run, context: PlanContext): AppThunk<Promise<boolean>> =>
  async dispatch => {
    const payload = { ...dispatch(onRun(run.id, context)), name: run.name };
    const { kind } = await dispatch(submitCommand(startRunCommand, { uid: context.user.id, payload }));
    return kind === 'queued' || kind === 'done';
  };

/** Deletes a run that is only planned and has no orders, or takes that back. */
export const deleteRun =
  (run: Run, deleted: boolean, context: PlanContext): AppThunk<Promise<boolean>> =>
  async dispatch => {
    const payload = { ...dispatch(onRun(run.id, context)), name: run.name, deleted };
    const { kind } = await dispatch(submitCommand(deleteRunCommand, { uid: context.user.id, payload }));
    return kind === 'queued' || kind === 'done';
  };
