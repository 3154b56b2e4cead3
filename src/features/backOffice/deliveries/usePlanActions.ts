import { dayText } from '@/components/order/deliveryText';
import type { Order } from '@/domain/order/order';
import {
  addStops,
  isFull,
  moveStop,
  type Place,
  type PlannedRun,
  sortStops,
  stopsNotWithDriver,
} from '@/domain/run/plan';
import { MAX_STOPS, type Run } from '@/domain/run/run';
import type { RunFields } from '@/domain/run/runChanges';
import { deliveriesLabels } from '@/i18n/en/backOffice/deliveries/deliveries';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { useAppDispatch } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { showActionToast } from '@/ui/toast/actionToast';
import { showToast } from '@/ui/toast/toast';
import {
  changeOrders,
  changeRun,
  createRun,
  deleteRun,
  intoRun,
  type OrderChange,
  onAnotherDay,
  outOfRun,
  overfillsRun,
  type PlanContext,
  type Planned,
  startRun,
  startStops,
  undoOrders,
} from './planEdits';
import type { Deliveries } from './useDeliveries';

/** The toast of a change makes way for that of the next. */
const ABOUT = 'plan';

/** Everything that planning does, each told with a way back where there is one. */
export function usePlanActions({ editsOf, changed }: Deliveries) {
  const { said, add: addLabels } = useLabels(deliveriesLabels);
  const { language } = useLabels(commonLabels);
  const dispatch = useAppDispatch();
  const { user } = useAuth().session;
  const context: PlanContext | null = user && { user, editsOf, runs: changed };
  const failed = () => showToast('error', said.failed, ABOUT);

  async function undo(planned: readonly Planned[]): Promise<void> {
    if (user && dispatch(overfillsRun(planned, user))) {
      await showToast('error', addLabels.full(MAX_STOPS), ABOUT);
    } else if (user && (await dispatch(undoOrders(planned, user)))) {
      await showToast('success', said.undone, ABOUT);
    } else await failed();
  }

  /** Resolves to whether it is saved, here or on the server. */
  async function apply(changes: readonly OrderChange[], words: string | null): Promise<boolean> {
    if (!context || changes.length === 0) return true;
    const planned = await dispatch(changeOrders(changes, context));
    if (!planned) await failed();
    else if (words !== null) {
      showActionToast(words, { label: said.undo, onAct: () => void undo(planned) }, ABOUT);
    }
    return planned !== null;
  }

  const place = (run: Run, places: readonly Place[], words: string | null) =>
    apply(intoRun(run, places), words);

  /** Its orders name its driver, who may only read those, and are on their way where it is. */
  async function giveToDriver(planned: Pick<PlannedRun, 'run' | 'stops'>): Promise<void> {
    const { run } = planned;
    const places = stopsNotWithDriver(planned).map(order => ({ order, stop: order.run?.stop ?? 0 }));
    if (await place(run, places, null)) await showToast('success', said.saved(run.name), ABOUT);
  }

  return {
    async add(planned: PlannedRun, orders: readonly Order[]): Promise<void> {
      const { run } = planned;
      const added = orders.filter(order => order.run?.id !== run.id);
      if (isFull(planned, added)) await showToast('error', addLabels.full(MAX_STOPS), ABOUT);
      else await place(run, addStops(planned, added), said.added(added.length, run.name));
    },
    async createAndAdd(fields: RunFields, orders: readonly Order[]): Promise<Run | null> {
      const run = context && (await dispatch(createRun(fields, context)));
      if (!run) await failed();
      else if (orders.length === 0) await showToast('success', said.saved(run.name), ABOUT);
      else
        await place(
          run,
          addStops({ run, stops: [], failed: [] }, orders),
          said.added(orders.length, run.name),
        );
      return run;
    },
    async save({ run, stops }: PlannedRun, fields: RunFields): Promise<void> {
      if (!context || !(await dispatch(changeRun(run, fields, context)))) return void (await failed());
      await giveToDriver({ run: { ...run, ...fields }, stops });
    },
    giveToDriver,
    remove: (orders: readonly Order[]) => apply(outOfRun(orders), said.removed(orders.length)),
    reschedule: (orders: readonly Order[], day: string, slot: string) =>
      apply(onAnotherDay(orders, day, slot), said.moved(orders.length, dayText(day, language))),
    move: ({ run, stops }: PlannedRun, orderId: string, to: number) =>
      place(run, moveStop(stops, orderId, to), null),
    sort: ({ run, stops }: PlannedRun) => place(run, sortStops(stops), said.sorted(run.name)),
    async deleteRun(run: Run): Promise<void> {
      const change = async (deleted: boolean) =>
        context !== null && (await dispatch(deleteRun(run, deleted, context)));
      if (!(await change(true))) return void (await failed());
      const restore = async () => {
        if (await change(false)) await showToast('success', said.undone, ABOUT);
        else await failed();
      };
      showActionToast(said.deleted(run.name), { label: said.undo, onAct: () => void restore() }, ABOUT);
    },
    async start({ run, stops, delivered }: PlannedRun): Promise<void> {
      if (!context) return;
      // Orders collected before the start leave the run. Orders first: a driver who sees the run can deliver at once.
      const changes = [...outOfRun(delivered), ...startStops(run, stops)];
      const planned = await dispatch(changeOrders(changes, context));
      if (planned && (await dispatch(startRun(run, context)))) {
        await showToast('success', said.started(run.name), ABOUT);
      } else await failed();
    },
  } as const;
}

export type PlanActions = ReturnType<typeof usePlanActions>;
