import { Link } from 'react-router-dom';
import type { Order, OrderRun } from '@/domain/order/order';
import { deliveriesLabels } from '@/i18n/en/backOffice/deliveries/deliveries';
import { useLabels } from '@/i18n/labels';
import { runAddress } from '@/lib/runAddress';
import { useAppSelector } from '@/store/hooks';
import { selectMirrored } from '@/sync/mirror/mirrorSelectors';
import { useMirror } from '@/sync/mirror/useMirror';

type Props = { readonly order: Order; readonly orders: readonly Order[] };

/** Which run an order is in, with the way there; nothing of one that is in none. */
export function OrderInRun({ order, orders }: Props) {
  return order.run && order.run.id !== '' && <InRun place={order.run} orders={orders} />;
}

type InRunProps = { readonly place: OrderRun; readonly orders: readonly Order[] };

function InRun({ place, orders }: InRunProps) {
  const { inOrder: labels } = useLabels(deliveriesLabels);
  useMirror('runs');
  const run = useAppSelector(state => selectMirrored(state, 'runs')?.rows[place.id]);
  if (!run || run.state === 'deleted') return null;
  const stops = orders.filter(order => order.run?.id === place.id && order.status !== 'cancelled');
  const before = stops.filter(order => (order.run?.stop ?? 0) < place.stop).length;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-sm text-ink-soft">{labels.name}</span>
      <Link
        to={runAddress(run.id)}
        className="inline-flex min-h-11 items-center font-medium text-brand underline wrap-anywhere"
      >
        {labels.stop(run.name, run.driverName, before + 1, stops.length)}
      </Link>
    </p>
  );
}
