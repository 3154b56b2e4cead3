import { RefreshCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { formatTime } from '@/shared/lib/dates';
import { useAppSelector } from '@/shared/redux/hooks';
import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { useCommonText } from '@/shared/text/commonText';
import { failureText } from '@/shared/text/failureText';
import { AlertDialog } from '@/shared/ui/AlertDialog';
import { Button } from '@/shared/ui/Button';
import { RouteHeading } from '@/shared/ui/RouteHeading';
import { useListOrdersQuery } from './adminOrdersApi';
import { OrderEditor } from './OrderEditor';
import { OrderResults } from './OrderResults';
import { OrdersLoading } from './OrdersLoading';
import { OrderToolbar } from './OrderToolbar';
import { ReadFailure } from './ReadFailure';
import { filterOrders } from './orderFilters';
import { countByStatus, pageOf } from './orderListRules';
import { toSearchable } from './orderSearchRules';
import { useEditAddress } from './useEditAddress';
import { useOrderFilters } from './useOrderFilters';

/** Coming back to the page within this time shows the last reading. */
const FRESH_SECONDS = 30;

/** `/admin/dashboard/orders`: find an order and set it right (spec §2). */
export function OrdersPage() {
  const text = useBackOfficeText().orders;
  const common = useCommonText();
  const [filters, changeFilters] = useOrderFilters();
  const edited = useEditAddress();
  const [saved, setSaved] = useState(false);
  const online = useAppSelector(state => state.api.config.online);
  const { data, error, isFetching, fulfilledTimeStamp, refetch } = useListOrdersQuery(undefined, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: FRESH_SECONDS,
  });

  const searchable = useMemo(() => data?.map(toSearchable), [data]);
  const { query, status } = filters;
  const found = useMemo(
    () => searchable && filterOrders(searchable, { query, status: null }),
    [searchable, query],
  );
  const shown = found?.filter(order => status === null || order.status === status);
  const asOf = fulfilledTimeStamp ? formatTime(new Date(fulfilledTimeStamp).toISOString()) : null;

  return (
    <div className="flex flex-col gap-6">
      <RouteHeading
        aside={
          <div className="flex items-center gap-4">
            {asOf && <p className="text-sm text-ink-soft tabular-nums">{common.asOf(asOf)}</p>}
            <Button
              variant="secondary"
              aria-disabled={isFetching}
              onClick={() => {
                if (!isFetching) refetch();
              }}
            >
              <RefreshCw aria-hidden className={`size-5 ${isFetching ? 'animate-spin' : ''}`} />
              {text.refresh}
            </Button>
          </div>
        }
      >
        {text.heading}
      </RouteHeading>
      <OrderToolbar
        filters={filters}
        onChange={changeFilters}
        counts={found ? countByStatus(found) : null}
      />
      {error && !isFetching && (
        <ReadFailure heading={data ? null : text.failed} reason={failureText(error, common)} onRetry={refetch} />
      )}
      {shown && (
        <OrderResults
          page={pageOf(shown, filters.page)}
          onPage={page => changeFilters({ page })}
          onEdit={edited.open}
          onShowAll={query || status ? () => changeFilters({ query: '', status: null }) : null}
        />
      )}
      {!shown && (isFetching || !error) && <OrdersLoading />}
      {data && edited.orderId && (
        <OrderEditor
          key={edited.orderId}
          order={data.find(order => order.id === edited.orderId) ?? null}
          address={edited}
          onSaved={() => {
            edited.close();
            setSaved(true);
          }}
        />
      )}
      {saved && <AlertDialog message={text.saved} onClose={() => setSaved(false)} />}
      {online}
    </div>
  );
}
