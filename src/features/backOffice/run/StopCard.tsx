import { MapPin, MessageCircle, Phone } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { itemLabel } from '@/components/order/itemLabel';
import type { DeliveryArea } from '@/domain/delivery/deliveryAreas';
import { orderNumber } from '@/domain/order/orderNumber';
import { duePaise, settledBy } from '@/domain/order/payment/payment';
import type { Payee } from '@/domain/order/payment/upi';
import { runLabels } from '@/i18n/en/backOffice/deliveries/run';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { mapAddress, phoneAddress, whatsAppAddress } from '@/lib/text/contact';
import { Button, buttonClass } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { DeliveredForm, FailedForm } from './StopForms';
import type { Stop } from './shownRun';
import type { useStops } from './useStops';

const REACH = buttonClass('secondary', 'grow px-3!');

type Props = {
  readonly stop: Stop;
  readonly areas: readonly DeliveryArea[];
  readonly payee: Payee;
  /** The one before it is done: the focus comes here. */
  readonly takesFocus: boolean;
  /** Whether anything can be said of it: the run is out. */
  readonly isOut: boolean;
  /** One of the two forms opens. */
  readonly onBegin: () => void;
  readonly onSay: ReturnType<typeof useStops>['say'];
  readonly onSaid: () => void;
};

/** The next stop: who, where, what, how much; and the two things that can come of it. */
export function StopCard({ stop, areas, payee, takesFocus, isOut, onBegin, onSay, onSaid }: Props) {
  const labels = useLabels(runLabels);
  const [form, setForm] = useState<'delivered' | 'failed' | null>(null);
  const busy = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { order, changed } = stop;
  const { customerName, phone, shippingAddress, specialInstructions, items, status } = order;
  const due = duePaise(order);
  const [call, chat] = [phoneAddress(phone), whatsAppAddress(phone)];
  const begin = (begun: 'delivered' | 'failed') => {
    onBegin();
    setForm(begun);
  };
  const forms = {
    order,
    onBack: () => setForm(null),
    onSay: async (result: Parameters<typeof onSay>[1]) => {
      // Pressing twice is one answer.
      if (busy.current) return;
      busy.current = true;
      const saved = await onSay(order, result);
      busy.current = false;
      if (saved) onSaid();
    },
  };
  return (
    <article
      aria-labelledby={`stop-${order.id}`}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card"
    >
      <div>
        <p className="text-sm text-ink-soft">
          {labels.next} · {orderNumber(order.id)}
        </p>
        <h2
          ref={heading}
          id={`stop-${order.id}`}
          tabIndex={-1}
          className="scroll-mt-20 text-2xl font-semibold wrap-anywhere outline-none"
        >
          <bdi>{customerName || labels.noName}</bdi>
        </h2>
      </div>
      {changed && <Notice tone="warn">{labels.changed}</Notice>}
      {isOut && status !== 'shipped' && <Notice tone="warn">{labels.notShipped}</Notice>}
      <p dir="auto" className="text-lg wrap-anywhere whitespace-pre-line select-text">
        {shippingAddress}
      </p>
      <div className="flex flex-wrap gap-2">
        {call && (
          <a href={call} className={REACH}>
            <Phone aria-hidden className="size-5" />
            {labels.call}
          </a>
        )}
        {chat && (
          <a href={chat} target="_blank" rel="noopener noreferrer" className={REACH}>
            <MessageCircle aria-hidden className="size-5" />
            {labels.whatsApp}
          </a>
        )}
        <a href={mapAddress(shippingAddress)} className={REACH}>
          <MapPin aria-hidden className="size-5" />
          {labels.map}
        </a>
      </div>
      {specialInstructions && (
        <div className="rounded-control bg-warn-soft px-3 py-2">
          <p className="text-sm font-semibold">{labels.instructions}</p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {specialInstructions}
          </p>
        </div>
      )}
      <ul aria-label={labels.items} className="flex flex-col gap-1">
        {items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order's items never change their places
          <li key={place} className="font-medium">
            {itemLabel(item, labels.itemLine)}
          </li>
        ))}
      </ul>
      <p className={`text-xl font-semibold tabular-nums ${due > 0 ? 'text-warn' : 'text-good'}`}>
        {due > 0 ? labels.toCollect(formatRupees(due)) : labels.nothingToCollect[settledBy(order)]}
      </p>
      {isOut && form === 'delivered' && <DeliveredForm {...forms} payee={payee} />}
      {isOut && form === 'failed' && <FailedForm {...forms} areas={areas} />}
      {isOut && form === null && (
        <div className="flex flex-wrap gap-2">
          <Button className="min-h-14 grow-2" onClick={() => begin('delivered')}>
            {labels.delivered}
          </Button>
          <Button variant="secondary" className="min-h-14 grow" onClick={() => begin('failed')}>
            {labels.notDelivered}
          </Button>
        </div>
      )}
    </article>
  );
}
