// @bundle customer-only

import { CircleCheck, RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Freshness } from '@/components/mirror/Freshness';
import { arrivalText } from '@/components/order/deliveryText';
import { UnreadNotice } from '@/components/outbox/UnreadNotice';
import { type Order, payablePaise } from '@/domain/order/order';
import { orderNumber } from '@/domain/order/orderNumber';
import { parseJustOrdered, shownDelivery } from '@/features/storefront/myOrders/shared/myOrdersRules';
import { matchesFilter } from '@/features/storefront/myOrders/shared/orderFilter';
import { commonLabels } from '@/i18n/en/common';
import { customerLabels } from '@/i18n/en/customer';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { PATHS } from '@/lib/paths';
import { saveHistoryState } from '@/services/platform/historyEntry';
import { useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { isUnsent } from '@/sync/outbox/commandState';
import { selectCommand } from '@/sync/outbox/outboxSlice';
import { useOutboxRead } from '@/sync/outbox/useOutboxRead';
import { Button, buttonClass } from '@/ui/Button';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { EmptyState } from '@/ui/list/EmptyState';
import { LoadingNote } from '@/ui/list/LoadingNote';
import { Notice } from '@/ui/Notice';
import { PageHeading } from '@/ui/PageHeading';
import { FilterChips, useOrderFilter } from './FilterChips';
import { OrderList } from './OrderList';
import { SavedBanner } from './SavedBanner';
import { useLiveOrders } from './useLiveOrders';
import { useMyOrders } from './useMyOrders';
import { useWaitingOrders, type WaitingOrder } from './useWaitingOrders';
import { WaitingOrderCard } from './WaitingOrderCard';

const InstallCard = lazyPart(() => import('./InstallCard').then(part => part.InstallCard));

type PlacedBannerProps = {
  readonly orderId: string;
  /** The order itself, once it has been read. */
  readonly order: Order | undefined;
};

/** Spec §2 and §8: the green banner after a purchase, which says when it comes and what is to be paid. */
function PlacedBanner({ orderId, order }: PlacedBannerProps) {
  const { track: labels, order: orderText } = useLabels(customerLabels);
  const { language } = useLabels(commonLabels);
  const delivery = order && shownDelivery(order);
  return (
    <div className="flex gap-4 rounded-card border border-good/40 bg-good-soft px-5 py-4 text-good">
      <CircleCheck aria-hidden className="mt-0.5 size-6 shrink-0" />
      <div className="min-w-0">
        <div role="alert">
          <p className="font-bold">{labels.placedHeading}</p>
          <p className="wrap-anywhere">{labels.placedBody(orderNumber(orderId))}</p>
          <p>{orderText.placed}</p>
        </div>
        {/* Reserves the space, so that nothing moves when it loads. */}
        <p role="status" className="min-h-6 font-semibold tabular-nums">
          {delivery &&
            labels.payAtDoor(
              arrivalText({ at: delivery, slot: order.delivery?.slot }, orderText, language),
              formatRupees(payablePaise(order)),
            )}
        </p>
      </div>
    </div>
  );
}

/** The page as its session allows it: it is shown only to someone signed in. */
export function TrackOrdersPage() {
  const { session } = useAuth();
  return session.user && <TrackOrders key={session.user.id} userId={session.user.id} />;
}

const isFailed = ({ entry }: WaitingOrder): boolean => entry.status === 'failed';

/** Those that need the person stand first, above what is said of another order. */
function WaitingOrders({ waiting }: { readonly waiting: readonly WaitingOrder[] }) {
  if (waiting.length === 0) return null;
  return (
    <ul className="flex flex-col gap-5">
      {waiting.map(({ order, entry }) => (
        <li key={entry.id}>
          <WaitingOrderCard order={order} entry={entry} />
        </li>
      ))}
    </ul>
  );
}

/** So many orders are drawn, and as many more each time that they are asked for: a phone takes long to draw hundreds. */
const DRAWN = 100;

type Props = { readonly userId: string };

/** Spec §2: Track Your Orders. */
function TrackOrders({ userId }: Props) {
  const labels = useLabels(customerLabels).track;
  const common = useLabels(commonLabels);
  const { key, state } = useLocation();
  const { placedOrderId: justPlaced, savedOrderId: justSaved, seen } = parseJustOrdered(state);
  // The banner stays for this visit; a reload, or coming back, announces nothing again.
  const [ordered] = useState(justPlaced);
  const [announced] = useState(!seen);
  const [saved] = useState(justSaved);
  const savedCommand = useAppSelector(state => selectCommand(state, saved));
  // "Placed" is said only after the server's answer: a saved order becomes a placed one before one's eyes.
  const placedOrderId = ordered ?? (savedCommand?.status === 'done' ? saved : null);
  useEffect(() => {
    if (placedOrderId) saveHistoryState(key, { placedOrderId, seen: true });
  }, [key, placedOrderId]);
  // Also during a try: until the server has answered nothing has changed for whoever reads.
  const savedWaits = savedCommand !== undefined && isUnsent(savedCommand);
  const waiting = useWaitingOrders(userId);
  const { reading, readAgain } = useOutboxRead('storefront');
  const { orders, fetching, error, readAt, live, refresh } = useMyOrders(userId);
  const placedOrder = orders?.find(({ order }) => order.id === placedOrderId)?.order;
  const notCancelled = orders?.filter(({ order }) => order.status !== 'cancelled') ?? [];
  useLiveOrders(userId, orders);
  const [filter, setFilter] = useOrderFilter();
  const [most, setMost] = useState(DRAWN);
  const shownWaiting = waiting.filter(() => matchesFilter({ status: 'pending' }, filter));
  const shown = orders?.filter(({ order }) => matchesFilter(order, filter)) ?? [];
  const known = [
    ...waiting.map(() => ({ status: 'pending' }) as const),
    ...(orders ?? []).map(({ order }) => order),
  ];

  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6 px-4 py-8 sm:px-6 sm:py-12">
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1">
        <PageHeading title={labels.heading} className="col-span-full text-3xl sm:col-span-1 sm:text-4xl" />
        <p className="min-h-6 text-sm text-ink-soft tabular-nums">
          <Freshness live={live} readAt={readAt} />
        </p>
        <Button
          variant="secondary"
          className="sm:col-start-2 sm:row-span-2 sm:row-start-1"
          onClick={refresh}
          aria-busy={fetching}
        >
          <RefreshCw aria-hidden className={`size-5 ${fetching ? 'animate-spin' : ''}`} />
          {labels.refresh}
        </Button>
      </div>
      <WaitingOrders waiting={shownWaiting.filter(isFailed)} />
      {placedOrderId && announced && placedOrder?.status !== 'cancelled' && (
        <PlacedBanner orderId={placedOrderId} order={placedOrder} />
      )}
      {/* To who has come again. */}
      {placedOrder && announced && notCancelled.length > 1 && <InstallCard />}
      {savedWaits && <SavedBanner saved={savedCommand} />}
      {error && (
        <Notice tone={orders || waiting.length > 0 ? 'warn' : 'bad'} urgent>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span>
              {!orders && `${labels.failed} `}
              {failureText(error, common)}
            </span>
            <Button variant="secondary" onClick={refresh}>
              {common.retry}
            </Button>
          </div>
        </Notice>
      )}
      {/* Who misses an order here must not take it for lost, and order it again. */}
      {reading === 'failed' && <UnreadNotice onRetry={readAgain} />}
      {orders && known.length > 0 && <FilterChips orders={known} filter={filter} onFilter={setFilter} />}
      <WaitingOrders waiting={shownWaiting.filter(order => !isFailed(order))} />
      {!orders && !error && fetching && <LoadingNote label={labels.loading} />}
      {orders?.length === 0 && waiting.length === 0 && reading !== 'reading' && (
        <EmptyState heading={labels.empty} hint={labels.emptyHint}>
          <Link to={PATHS.menu} className={buttonClass()}>
            {labels.browse}
          </Link>
        </EmptyState>
      )}
      {filter !== 'all' && orders && known.length > 0 && shown.length + shownWaiting.length === 0 && (
        <EmptyState heading={labels.filter.none[filter]} hint={labels.filter.noneHint}>
          <Button variant="secondary" onClick={() => setFilter('all')}>
            {labels.filter.showAll}
          </Button>
        </EmptyState>
      )}
      <OrderList
        orders={shown.slice(0, most)}
        userId={userId}
        fetching={fetching}
        openOrderId={placedOrderId}
      />
      {shown.length > most && (
        <Button variant="secondary" className="self-center" onClick={() => setMost(most + DRAWN)}>
          {labels.older}
        </Button>
      )}
    </div>
  );
}
