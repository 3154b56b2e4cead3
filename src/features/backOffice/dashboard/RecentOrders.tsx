import { Suspense } from 'react';
import type { Order } from '@/domain/order/order';
import { dashboardLabels } from '@/i18n/en/dashboard';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { DialogNotLoaded } from '@/ui/dialog/DialogNotLoaded';
import { useOpenInAddress } from '@/ui/dialog/useOpenInAddress';
import { lazyWith } from '@/ui/lazy/lazyWith';
import { TABLET_UP, useMediaQuery } from '@/ui/useMediaQuery';
import { VIEW_PARAM } from './dashboardAddress';
import { Panel } from './Panel';
import { RecentCards, RecentTable } from './RecentLists';

// The dashboard is on screen before anybody looks into an order.
const OrderView = lazyWith(() => import('./OrderView').then(part => part.OrderView), DialogNotLoaded);

/** Spec §9. */
const RECENT = 5;

type Props = {
  /** The newest first. */
  readonly orders: readonly Order[];
  readonly className?: string;
};

/** The five latest orders, each of which opens in full (spec §2). */
export function RecentOrders({ orders, className = '' }: Props) {
  const text = useLabels(dashboardLabels).recent;
  const wide = useMediaQuery(TABLET_UP);
  const { opened, close } = useOpenInAddress(VIEW_PARAM);
  const viewed = opened === null ? undefined : orders.find(({ id }) => id === opened);
  const latest = orders.slice(0, RECENT);
  const Orders = wide ? RecentTable : RecentCards;
  return (
    <Panel heading={text.heading} more={{ to: PATHS.adminOrders, label: text.all }} className={className}>
      {latest.length === 0 ? (
        <p className="py-2 text-ink-soft">
          <strong className="block font-semibold text-ink">{text.empty}</strong>
          {text.emptyHint}
        </p>
      ) : (
        <Orders orders={latest} />
      )}
      {viewed && (
        <Suspense fallback={null}>
          <OrderView order={viewed} onClose={close} />
        </Suspense>
      )}
    </Panel>
  );
}
