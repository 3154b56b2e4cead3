import type { Order } from '@/entities/order/order';
import { queryFailure } from '@/services/api/queryFailure';
import type { AppError } from '@/shared/lib/appError';
import { useAppSelector } from '@/shared/redux/hooks';
import { useListOrdersQuery } from './adminOrdersApi';

/** Coming back to the page within this time shows the last reading. */
const FRESH_SECONDS = 30;

type OrdersReading = {
  /** Undefined before the first reading that succeeded. */
  readonly orders: readonly Order[] | undefined;
  /** Why what is on screen is old or missing; null when it is neither. */
  readonly failure: AppError | null;
  /** ISO instant of the reading on screen. */
  readonly readAt: string | null;
  readonly reading: boolean;
  readonly read: () => void;
};

/** The orders, read again on focus and on reconnection, in the four states a list has. */
export function useOrders(): OrdersReading {
  const online = useAppSelector(state => state.api.config.online);
  const { data, error, isFetching, fulfilledTimeStamp, refetch } = useListOrdersQuery(undefined, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: FRESH_SECONDS,
  });

  function failureOf(): AppError | null {
    // The first reading is being tried again: that is loading.
    if (!data && isFetching) return null;
    if (error) return queryFailure(error);
    return online ? null : { kind: 'offline', code: 'network' };
  }

  return {
    orders: data,
    failure: failureOf(),
    readAt: data && fulfilledTimeStamp ? new Date(fulfilledTimeStamp).toISOString() : null,
    reading: isFetching,
    read: refetch,
  };
}
