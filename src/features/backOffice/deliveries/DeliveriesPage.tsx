import { ChevronLeft, ChevronRight, Plus, X } from 'lucide-react';
import { type DragEvent, Suspense, useEffect, useRef } from 'react';
import { MirrorProgress } from '@/components/mirror/MirrorProgress';
import { StaffPageHeading } from '@/components/mirror/StaffPageHeading';
import { dayText } from '@/components/order/deliveryText';
import { NotSavedNotice } from '@/components/outbox/NotSaved';
import type { Order, OrderStatus } from '@/domain/order/order';
import { loadOf } from '@/domain/run/runRules';
import { deliveriesLabels } from '@/i18n/en/backOffice/deliveries/deliveries';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { formatCount } from '@/lib/number/numbers';
import { DAY_MS } from '@/lib/time/dates';
import { dayOf, parseDay, type ShopDay } from '@/lib/time/periods';
import { useAppSelector } from '@/store/hooks';
import { useNow } from '@/store/useNow';
import { selectMirrored } from '@/sync/mirror/mirrorSelectors';
import { ActionBar } from '@/ui/ActionBar';
import { Button } from '@/ui/Button';
import { DialogNotLoaded } from '@/ui/dialog/DialogNotLoaded';
import { useOpenInAddress } from '@/ui/dialog/useOpenInAddress';
import { DayField } from '@/ui/form/DayField';
import { lazyWith } from '@/ui/lazy/lazyWith';
import { useSelection } from '@/ui/list/useSelection';
import { useAddressParams } from '@/ui/useAddressParams';
import { CloseLink, ClosingDialogs } from './closing/ClosingDialogs';
import { DueOrders } from './DueOrders';
import { AddDialog, EditDialog, RescheduleDialog, StartDialog } from './PlanDialogs';
import { RunCard } from './RunCard';
import { useDeliveries } from './useDeliveries';
import { usePlanActions } from './usePlanActions';

const PrintDialog = lazyWith(() => import('./PrintDialog').then(part => part.PrintDialog), DialogNotLoaded);

/** A delivered or cancelled order cannot be planned any more, even if it was selected before. */
const isSettled = (status: OrderStatus | null): boolean => status === 'cancelled' || status === 'delivered';

type DayChoiceProps = {
  readonly day: ShopDay;
  readonly today: ShopDay;
  readonly onChoose: (day: ShopDay) => void;
};

/** Which day is planned. */
function DeliveryDayChoice({ day, today, onChoose }: DayChoiceProps) {
  const { day: labels } = useLabels(deliveriesLabels);
  const { language } = useLabels(commonLabels);
  const step = (days: number) => onChoose(dayOf((parseDay(day) ?? 0) + days * DAY_MS));
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant="secondary"
        className="size-11 p-0!"
        aria-label={labels.previous}
        onClick={() => step(-1)}
      >
        <ChevronLeft aria-hidden className="size-5" />
      </Button>
      <DayField
        label={labels.label}
        hideLabel
        required
        value={day}
        onDay={chosen => chosen !== day && parseDay(chosen) !== null && onChoose(chosen)}
      />
      <Button variant="secondary" className="size-11 p-0!" aria-label={labels.next} onClick={() => step(1)}>
        <ChevronRight aria-hidden className="size-5" />
      </Button>
      {day === today ? (
        <p className="font-semibold">{`${labels.today}, ${dayText(day, language)}`}</p>
      ) : (
        <Button variant="quiet" className="px-3!" onClick={() => onChoose(today)}>
          {labels.today}
        </Button>
      )}
    </div>
  );
}

/** `/admin/dashboard/deliveries`: what is due, by slot and area, and the runs that bring it. */
export function DeliveriesPage() {
  const labels = useLabels(deliveriesLabels);
  const [params, setParams] = useAddressParams();
  const today = dayOf(useNow());
  const openRun = params.get('run');
  // A run that is linked to is shown on its own day.
  const dayOfRun = useAppSelector(state => selectMirrored(state, 'runs')?.rows[openRun ?? '']?.day);
  const asked = params.get('day') ?? dayOfRun ?? '';
  const day = parseDay(asked) === null ? today : asked;
  const dialog = useOpenInAddress('dialog');
  const selection = useSelection();
  const deliveries = useDeliveries(day, today);
  const actions = usePlanActions(deliveries);
  const { reading, orders, editsOf, plan, drivers, slots, failed } = deliveries;
  const dragged = useRef<readonly string[]>([]);
  const runsHeading = useRef<HTMLHeadingElement>(null);

  const show = (shown: ShopDay, run: string | null) =>
    setParams(
      current => {
        const next = new URLSearchParams(current);
        next.set('day', shown);
        next.delete('run');
        if (run !== null) next.set('run', run);
        return next;
      },
      { replace: true },
    );
  const withIds = (ids: ReadonlySet<string>) =>
    ids.size === 0 ? [] : orders.filter(({ id, status }) => ids.has(id) && !isSettled(status));
  const selected = withIds(selection.ids);
  const inRun = selected.filter(({ run }) => run && plan.runs.some(planned => planned.run.id === run.id));

  function drag(event: DragEvent, orderId: string): void {
    dragged.current = selection.ids.has(orderId) ? [...selection.ids] : [orderId];
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', dragged.current.join('\n'));
  }
  // Forget the dragged orders after every drop, or a link dragged next would count as them. Drop targets run before this.
  useEffect(() => {
    const endDrag = () => {
      dragged.current = [];
    };
    const events = ['dragend', 'drop'] as const;
    for (const event of events) document.addEventListener(event, endDrag);
    return () => {
      for (const event of events) document.removeEventListener(event, endDrag);
    };
  }, []);
  const draggedOrders = (): readonly Order[] => withIds(new Set(dragged.current));

  /** Closes the dialog it was asked in, and does what was asked: once, however often it is pressed. */
  function finish(act: () => Promise<unknown>): void {
    if (dialog.close()) void act();
  }
  // The selection is cleared together with the dialog about it.
  const finished = useRef(false);
  function finishSelected(act: () => Promise<unknown>): void {
    finished.current = true;
    finish(act);
  }
  const { clear } = selection;
  useEffect(() => {
    if (dialog.opened !== null || !finished.current) return;
    finished.current = false;
    clear();
  }, [dialog.opened, clear]);
  const [dialogName, dialogRun] = (dialog.opened ?? '').split(':');
  const planned = plan.runs.find(({ run }) => run.id === dialogRun);
  const form = { drivers, slots, onClose: dialog.close };
  const load = loadOf(selected);

  return (
    <div className="flex flex-col gap-6">
      <StaffPageHeading title={labels.heading} reading={reading} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <DeliveryDayChoice day={day} today={today} onChoose={chosen => show(chosen, null)} />
        {reading.complete && (
          <Button
            variant="quiet"
            className="px-3! lg:hidden"
            onClick={() => {
              runsHeading.current?.scrollIntoView();
              runsHeading.current?.focus({ preventScroll: true });
            }}
          >
            {labels.toRuns(plan.runs.length)}
          </Button>
        )}
      </div>
      {failed > 0 && <NotSavedNotice said={labels.notSaved(failed)} />}
      <MirrorProgress reading={reading} loading={labels.loading} failed={labels.failed} />
      {reading.complete && (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <DueOrders plan={plan} editsOf={editsOf} selection={selection} onDrag={drag} />
          <section
            aria-labelledby="runs"
            className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-20 lg:-mx-1 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:px-1 lg:pb-1"
          >
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h2
                id="runs"
                ref={runsHeading}
                tabIndex={-1}
                className="scroll-mt-20 font-display text-2xl font-semibold outline-none"
              >
                {labels.run.heading}
              </h2>
              <div className="flex flex-wrap gap-2">
                {plan.runs.some(({ run }) => run.day === day) && <CloseLink />}
                <Button variant="secondary" className="px-3!" onClick={() => dialog.open('new')}>
                  <Plus aria-hidden className="size-5" />
                  {labels.run.add}
                </Button>
              </div>
            </div>
            {plan.runs.length === 0 && <p className="text-ink-soft">{labels.run.empty}</p>}
            {plan.runs.map(one => (
              <RunCard
                key={one.run.id}
                planned={one}
                unsent={(deliveries.changed.pendingOf.get(one.run.id)?.length ?? 0) > 0}
                shownDay={day}
                open={openRun === one.run.id}
                editsOf={editsOf}
                selection={selection}
                actions={actions}
                onToggle={() => show(day, openRun === one.run.id ? null : one.run.id)}
                onDialog={name => dialog.open(`${name}:${one.run.id}`)}
                onDrag={drag}
                dragged={draggedOrders}
              />
            ))}
          </section>
        </div>
      )}
      {selected.length > 0 && (
        <ActionBar label={labels.bar.label}>
          <p className="font-semibold tabular-nums">
            {labels.bar.selected(selected.length)}
            <span className="block text-sm font-normal text-ink-soft">
              {labels.bar.bottles(load.bottles, formatCount(Math.round(load.kg)))}
            </span>
          </p>
          <div className="flex flex-wrap gap-2">
            <Button className="px-4!" onClick={() => dialog.open('add')}>
              {labels.bar.add}
            </Button>
            <Button variant="secondary" className="px-4!" onClick={() => dialog.open('day')}>
              {labels.bar.reschedule}
            </Button>
            {inRun.length > 0 && (
              <Button
                variant="secondary"
                className="px-4!"
                onClick={() => {
                  void actions.remove(inRun);
                  selection.clear();
                }}
              >
                {labels.bar.remove}
              </Button>
            )}
            <Button
              variant="quiet"
              className="px-3!"
              aria-label={labels.bar.clear}
              title={labels.bar.clear}
              onClick={selection.clear}
            >
              <X aria-hidden className="size-5" />
            </Button>
          </div>
        </ActionBar>
      )}
      {reading.complete && (
        <Suspense fallback={null}>
          {dialogName === 'add' && selected.length > 0 && (
            <AddDialog
              orders={selected}
              day={day}
              runs={plan.runs}
              onAdd={run => finishSelected(() => actions.add(run, selected))}
              onCreate={fields => finishSelected(() => actions.createAndAdd(fields, selected))}
              {...form}
            />
          )}
          {dialogName === 'new' && (
            <AddDialog
              orders={[]}
              day={day}
              runs={plan.runs}
              onAdd={() => {}}
              onCreate={fields => finish(() => actions.createAndAdd(fields, []))}
              {...form}
            />
          )}
          {dialogName === 'day' && selected.length > 0 && (
            <RescheduleDialog
              orders={selected}
              today={today}
              slots={slots}
              onMove={(to, slot) => finishSelected(() => actions.reschedule(selected, to, slot))}
              onClose={dialog.close}
            />
          )}
          {dialogName === 'edit' && planned && (
            <EditDialog
              planned={planned}
              onSave={fields => finish(() => actions.save(planned, fields))}
              {...form}
            />
          )}
          {dialogName === 'start' && planned && (
            <StartDialog
              planned={planned}
              today={today}
              onStart={() => finish(() => actions.start(planned))}
              onClose={dialog.close}
            />
          )}
          <ClosingDialogs
            {...{ orders, editsOf, day, today, actions }}
            changed={deliveries.changed}
            onRefresh={reading.read}
          />
          {dialogName === 'print' && planned && <PrintDialog planned={planned} onClose={dialog.close} />}
        </Suspense>
      )}
    </div>
  );
}
