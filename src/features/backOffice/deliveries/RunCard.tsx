import { ArrowDown, ArrowUp, ArrowUpDown, ChevronDown, Pencil, Play, Printer, Trash2 } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { ChangeHistory } from '@/components/history/ChangeHistory';
import { dayText } from '@/components/order/deliveryText';
import type { OrdersWithEdits } from '@/data/order/queuedEdits';
import type { Order } from '@/domain/order/order';
import { orderNumber } from '@/domain/order/orderNumber';
import { productLabel } from '@/domain/product/productLabel';
import { type PlannedRun, progressOf, stopsNotWithDriver } from '@/domain/run/plan';
import type { RunState } from '@/domain/run/run';
import { amountToCollect, loadOf } from '@/domain/run/runRules';
import { deliveriesLabels } from '@/i18n/en/backOffice/deliveries/deliveries';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { formatCount, formatDecimal } from '@/lib/number/numbers';
import { inSentence } from '@/lib/text/inSentence';
import type { ShopDay } from '@/lib/time/periods';
import { slotText } from '@/lib/time/slot';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/form/Checkbox';
import type { Selection } from '@/ui/list/useSelection';
import { Notice } from '@/ui/Notice';
import { PROGRESS_CLASS } from '@/ui/progressStyle';
import { CloseLink } from './closing/ClosingDialogs';
import { DeliveryOrderLines } from './DeliveryOrderLines';
import type { PlanActions } from './usePlanActions';

const TONES: { readonly [state in RunState]: string } = {
  planned: 'bg-info-soft text-info',
  out: 'bg-brand-soft text-brand-strong',
  closed: 'bg-good-soft text-good',
  deleted: '',
};

type Props = {
  readonly planned: PlannedRun;
  /** A change of it is not on the server yet, and its orders' behind it. */
  readonly unsent: boolean;
  /** The day that the page is of: of a run of that day it is not said. */
  readonly shownDay: ShopDay;
  readonly open: boolean;
  readonly editsOf: OrdersWithEdits['editsOf'];
  readonly selection: Selection;
  readonly actions: PlanActions;
  readonly onToggle: () => void;
  readonly onDialog: (dialog: 'edit' | 'start' | 'print') => void;
  readonly onDrag: (event: DragEvent, orderId: string) => void;
  /** The orders that are being dragged; none where something else is. */
  readonly dragged: () => readonly Order[];
};

/** A run: whose it is, what is loaded and collected, its stops, and how far it has come. */
export function RunCard(props: Props) {
  const { planned, unsent, shownDay, open, actions, onToggle, onDialog, dragged } = props;
  const { run: labels, order: orderLabels } = useLabels(deliveriesLabels);
  const { language } = useLabels(commonLabels);
  const [isOver, setIsOver] = useState(false);
  const { run, stops, cancelled, delivered, failed } = planned;
  const takes = run.state !== 'closed';
  const load = loadOf(stops);
  const collect = amountToCollect(stops);
  const { done, of } = progressOf(planned);
  const notWithDriver = takes && !unsent ? stopsNotWithDriver(planned).length : 0;
  const about = [
    run.day === shownDay ? '' : dayText(run.day, language),
    run.slot && slotText(run.slot, language),
    run.driverName || labels.noDriver,
  ];
  return (
    <section
      aria-label={run.name}
      className={`rounded-card border bg-surface ${isOver ? 'border-brand ring-2 ring-brand' : 'border-line'}`}
      onDragOver={event => {
        if (!takes || dragged().length === 0) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={event => {
        setIsOver(false);
        if (!takes || event.defaultPrevented) return;
        event.preventDefault();
        void actions.add(planned, dragged());
      }}
    >
      <h3>
        <button
          type="button"
          aria-expanded={open}
          className="flex min-h-11 w-full items-start gap-3 rounded-card px-4 py-3 text-left hover:bg-sunken"
          onClick={onToggle}
        >
          <span className="min-w-0 flex-1">
            <span className="block text-lg font-semibold wrap-anywhere">{run.name}</span>
            <span className="block text-sm font-normal text-ink-soft wrap-anywhere">
              {about.filter(Boolean).join(' · ')}
            </span>
          </span>
          <span className={`rounded-full px-3 py-1 text-sm font-semibold ${TONES[run.state]}`}>
            {labels.state[run.state]}
          </span>
          <ChevronDown aria-hidden className={`mt-1 size-5 shrink-0 ${open ? 'rotate-180' : ''}`} />
        </button>
      </h3>
      <div className="flex flex-col gap-3 px-4 pb-3">
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft tabular-nums">
          <span>{labels.stops(of)}</span>
          <span>{orderLabels.bottles(load.bottles)}</span>
          <span>{orderLabels.collect(formatRupees(collect.paise))}</span>
        </p>
        {run.state !== 'planned' && of > 0 && (
          <label className="flex flex-col gap-1 text-sm font-semibold tabular-nums">
            {labels.progress(done, of)}
            <progress className={PROGRESS_CLASS} max={of} value={done} />
          </label>
        )}
        {notWithDriver > 0 && (
          <Notice tone="warn">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="min-w-60 flex-1">{labels.notWithDriver(notWithDriver)}</p>
              <Button
                variant="secondary"
                className="px-3!"
                onClick={() => void actions.giveToDriver(planned)}
              >
                {labels.putRight}
              </Button>
            </div>
          </Notice>
        )}
        <div className="flex flex-wrap gap-2">
          {stops.length > 0 && (
            <Button variant="secondary" className="px-3!" onClick={() => onDialog('print')}>
              <Printer aria-hidden className="size-5" />
              {labels.print}
            </Button>
          )}
          {takes && (
            <Button variant="secondary" className="px-3!" onClick={() => onDialog('edit')}>
              <Pencil aria-hidden className="size-5" />
              {labels.edit}
            </Button>
          )}
          {run.state === 'planned' && stops.length > 0 && (
            <Button className="px-3!" onClick={() => onDialog('start')}>
              <Play aria-hidden className="size-5" />
              {labels.start}
            </Button>
          )}
          {run.state === 'planned' &&
            stops.length + cancelled.length + delivered.length + failed.length === 0 && (
              <Button variant="quiet" className="px-3!" onClick={() => void actions.deleteRun(run)}>
                <Trash2 aria-hidden className="size-5" />
                {labels.remove}
              </Button>
            )}
          <CloseLink run={run} />
        </div>
        {open && <RunContents {...props} />}
        {open && <ChangeHistory kind="run" id={run.id} />}
      </div>
    </section>
  );
}

/** The stops of a run in their order, what is loaded for them, and what is to be collected. */
function RunContents({ planned, editsOf, selection, actions, onDrag, dragged }: Props) {
  const { run: labels, order: orderLabels, due: dueLabels } = useLabels(deliveriesLabels);
  const { status } = useLabels(commonLabels);
  const { run, stops, cancelled, delivered, failed } = planned;
  const [said, setSaid] = useState('');
  const moves = run.state === 'planned';
  // At its stop, or by an edit of the order itself, of which the run says nothing.
  const isDelivered = ({ id, status }: Order) =>
    status === 'delivered' || run.stops[id]?.outcome === 'delivered';
  const canTick = (order: Order) => run.state !== 'closed' && !isDelivered(order);

  const tickable = stops.filter(canTick).map(({ id }) => id);
  const ticked = tickable.filter(id => selection.ids.has(id)).length;

  function move(order: Order, to: number): void {
    void actions.move(planned, order.id, to);
    setSaid(labels.nowAt(orderNumber(order.id), to + 1));
  }
  /** A stop of this run goes before the one on which it is dropped; another order into the run. */
  function drop(event: DragEvent, at: number): void {
    const [order, ...others] = dragged();
    const from = stops.findIndex(({ id }) => id === order?.id);
    if (!order || others.length > 0 || from < 0 || !moves) return;
    event.preventDefault();
    move(order, at);
  }

  if (stops.length + failed.length + cancelled.length + delivered.length === 0) {
    return <p className="text-ink-soft">{labels.noStops}</p>;
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2">
        {tickable.length > 0 && (
          <span className="flex items-center">
            <Checkbox
              label={labels.tickAll(tickable.length)}
              checked={ticked === tickable.length}
              partly={ticked > 0 && ticked < tickable.length}
              onTick={on => selection.select(tickable, on)}
            />
            <span aria-hidden className="text-sm text-ink-soft">
              {labels.tickAll(tickable.length)}
            </span>
          </span>
        )}
        {moves && stops.length > 1 && (
          <Button variant="quiet" className="px-3!" onClick={() => void actions.sort(planned)}>
            <ArrowUpDown aria-hidden className="size-5" />
            {labels.byPin}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol className="divide-y divide-line">
        {stops.map((order, at) => {
          const name = order.customerName || orderLabels.noName;
          const number = orderNumber(order.id);
          return (
            <li
              key={order.id}
              aria-label={labels.stop(at + 1, name)}
              draggable={canTick(order)}
              onDragStart={event => onDrag(event, order.id)}
              onDrop={event => drop(event, at)}
              className={`flex items-start gap-1 py-1.5 ${selection.ids.has(order.id) ? 'bg-brand-soft' : ''}`}
            >
              {canTick(order) ? (
                <Checkbox
                  label={dueLabels.tick(number, name)}
                  checked={selection.ids.has(order.id)}
                  onTick={on => selection.select([order.id], on)}
                />
              ) : (
                <span className="w-11 shrink-0" />
              )}
              <span className="w-6 pt-0.5 text-right font-semibold tabular-nums">{at + 1}</span>
              <div className="min-w-0 flex-1 pl-2">
                <DeliveryOrderLines
                  order={order}
                  edits={editsOf.get(order.id)}
                  beside={isDelivered(order) ? status.delivered : undefined}
                  good
                />
              </div>
              {moves && stops.length > 1 && (
                <span className="flex shrink-0 flex-col sm:flex-row">
                  <Button
                    variant="quiet"
                    className="size-11 p-0!"
                    aria-label={labels.earlier(number)}
                    aria-disabled={at === 0}
                    onClick={() => at > 0 && move(order, at - 1)}
                  >
                    <ArrowUp aria-hidden className="size-5" />
                  </Button>
                  <Button
                    variant="quiet"
                    className="size-11 p-0!"
                    aria-label={labels.later(number)}
                    aria-disabled={at === stops.length - 1}
                    onClick={() => at < stops.length - 1 && move(order, at + 1)}
                  >
                    <ArrowDown aria-hidden className="size-5" />
                  </Button>
                </span>
              )}
            </li>
          );
        })}
        {delivered.map(order => (
          <li key={order.id} className="flex items-start gap-1 py-1.5 pl-3 text-ink-soft">
            <DeliveryOrderLines order={order} edits={editsOf.get(order.id)} beside={status.delivered} good />
          </li>
        ))}
        {[...failed, ...cancelled].map(order => (
          <li key={order.id} className="flex items-start gap-1 py-1.5 pl-3 text-ink-soft">
            <DeliveryOrderLines
              order={order}
              edits={editsOf.get(order.id)}
              beside={order.status === 'cancelled' ? orderLabels.cancelled : orderLabels.notDelivered}
            />
          </li>
        ))}
      </ol>
      {stops.length > 0 && <LoadAndMoney stops={stops} />}
    </>
  );
}

type LoadAndMoneyProps = { readonly stops: readonly Order[] };

/** What a driver loads, and the money to come home with. */
function LoadAndMoney({ stops }: LoadAndMoneyProps) {
  const { run: labels, order: orderLabels } = useLabels(deliveriesLabels);
  const load = loadOf(stops);
  const all = amountToCollect(stops);
  const cash = amountToCollect(stops.filter(({ paymentMethod }) => paymentMethod === 'cash'));
  const litres = labels.litres(formatDecimal(load.ml / 1000, 1));
  const weight = labels.weight(formatCount(Math.round(load.kg)));
  return (
    <div className="grid gap-4 border-t border-line pt-3 sm:grid-cols-2">
      <div>
        <h4 className="font-semibold">{labels.load}</h4>
        <ul className="mt-1 text-sm tabular-nums">
          {load.lines.map(({ productId, productName, size, bottles }) => (
            <li key={productId || `${productName} ${size}`} className="flex justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">
                {inSentence(productLabel({ name: productName, size }))}
              </span>
              <span>{formatCount(bottles)}</span>
            </li>
          ))}
          <li className="mt-1 flex justify-between gap-3 border-t border-line pt-1 font-semibold">
            <span>{labels.total}</span>
            <span>{orderLabels.bottles(load.bottles)}</span>
          </li>
        </ul>
        <p className="text-sm text-ink-soft tabular-nums">{`${litres}, ${weight}`}</p>
        {load.bottlesOfNoSize > 0 && (
          <p className="text-sm text-ink-soft">{labels.noSize(load.bottlesOfNoSize)}</p>
        )}
      </div>
      <div>
        <h4 className="font-semibold">{labels.collect}</h4>
        <dl className="mt-1 text-sm tabular-nums">
          {(
            [
              [labels.cash, cash],
              [labels.all, all],
            ] as const
          ).map(([name, { paise, orders }]) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-3">
              <dt>{name}</dt>
              <dd>{labels.ofOrders(formatRupees(paise), orders)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
