import { type DragEvent, useState } from 'react';
import { dayText } from '@/components/order/deliveryText';
import type { OrdersWithEdits } from '@/data/order/queuedEdits';
import type { Order } from '@/domain/order/order';
import { orderNumber } from '@/domain/order/orderNumber';
import type { DayPlan, DueGroup } from '@/domain/run/plan';
import { deliveriesLabels } from '@/i18n/en/backOffice/deliveries/deliveries';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { dayOf } from '@/lib/time/periods';
import { slotText } from '@/lib/time/slot';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/form/Checkbox';
import { EmptyState } from '@/ui/list/EmptyState';
import type { Selection } from '@/ui/list/useSelection';
import { DeliveryOrderLines } from './DeliveryOrderLines';

/** More are asked for: a shop that never says that it has delivered has thousands. */
const FIRST_SHOWN = 100;

type Listed = {
  readonly editsOf: OrdersWithEdits['editsOf'];
  readonly selection: Selection;
  readonly onDrag: (event: DragEvent, orderId: string) => void;
};

type Props = Listed & { readonly plan: DayPlan };

/** The orders that are to be put into a run: the late ones, then by slot and area. */
export function DueOrders({ plan: { late, groups, runs }, ...listed }: Props) {
  const { due: labels } = useLabels(deliveriesLabels);
  const { language } = useLabels(commonLabels);
  const nameOf = ({ slot, area, pin }: DueGroup) =>
    [
      slot === '' ? labels.anyTime : slotText(slot, language),
      area || `${labels.noArea}, ${pin === '' ? labels.noPin : labels.pin(pin)}`,
    ].join(' · ');
  const isPlanned = runs.some(({ stops }) => stops.length > 0);
  return (
    <section aria-labelledby="due-orders" className="flex min-w-0 flex-col gap-4">
      <h2 id="due-orders" className="font-display text-2xl font-semibold">
        {labels.heading}
      </h2>
      {late.length + groups.length === 0 && (
        <EmptyState
          heading={isPlanned ? labels.allPlanned : labels.empty}
          hint={isPlanned ? labels.allPlannedHint : labels.emptyHint}
        />
      )}
      {late.length > 0 && <Group name={labels.late} orders={late} late {...listed} />}
      {groups.map(group => (
        <Group key={nameOf(group)} name={nameOf(group)} orders={group.orders} {...listed} />
      ))}
    </section>
  );
}

type GroupProps = Listed & {
  readonly name: string;
  readonly orders: readonly Order[];
  readonly late?: boolean;
};

function Group({ name, orders, late = false, editsOf, selection, onDrag }: GroupProps) {
  const { due: labels, order: orderLabels } = useLabels(deliveriesLabels);
  const { language } = useLabels(commonLabels);
  const [all, setAll] = useState(false);
  const shown = all ? orders : orders.slice(0, FIRST_SHOWN);
  const ticked = orders.filter(({ id }) => selection.ids.has(id)).length;
  const sinceOf = ({ estimatedDelivery }: Order) =>
    estimatedDelivery === null
      ? undefined
      : labels.lateSince(dayText(dayOf(Date.parse(estimatedDelivery)), language));
  return (
    <section aria-label={name} className="overflow-clip rounded-card border border-line bg-surface">
      <div className="flex items-center gap-1 border-b border-line px-2">
        <Checkbox
          label={labels.tickAll(name, orders.length)}
          checked={ticked === orders.length}
          partly={ticked > 0 && ticked < orders.length}
          onTick={on =>
            selection.select(
              orders.map(({ id }) => id),
              on,
            )
          }
        />
        <h3 className={`flex-1 py-2 font-semibold wrap-anywhere ${late ? 'text-bad' : ''}`}>{name}</h3>
        <span className="pr-2 text-sm text-ink-soft tabular-nums">{labels.count(orders.length)}</span>
      </div>
      <ul className="divide-y divide-line">
        {shown.map(order => (
          <li
            key={order.id}
            draggable
            onDragStart={event => onDrag(event, order.id)}
            className={`flex items-start gap-1 px-2 py-1.5 ${selection.ids.has(order.id) ? 'bg-brand-soft' : ''}`}
          >
            <Checkbox
              label={labels.tick(orderNumber(order.id), order.customerName || orderLabels.noName)}
              checked={selection.ids.has(order.id)}
              onTick={on => selection.select([order.id], on)}
            />
            <DeliveryOrderLines
              order={order}
              edits={editsOf.get(order.id)}
              beside={late ? sinceOf(order) : undefined}
            />
          </li>
        ))}
      </ul>
      {shown.length < orders.length && (
        <Button variant="quiet" className="w-full" onClick={() => setAll(true)}>
          {labels.more(orders.length - shown.length)}
        </Button>
      )}
    </section>
  );
}
