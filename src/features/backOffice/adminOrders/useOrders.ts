import { skipToken } from '@reduxjs/toolkit/query';
import type { Order } from '@/entities/order/order';
import { useAuth } from '@/entities/user/authContext';
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

/** The orders, read again on focus and on reconnection, in the four states a list has; at first those last seen here. */
export function useOrders(): OrdersReading {
  const { user } = useAuth().session;
  const online = useAppSelector(state => state.api.config.online);
  const { currentData, error, isFetching, refetch } = useListOrdersQuery(user?.id ?? skipToken, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: FRESH_SECONDS,
  });

  function failureOf(): AppError | null {
    // The first reading is being tried again: that is loading.
    if (!currentData && isFetching) return null;
    if (error) return queryFailure(error);
    return online ? null : { kind: 'offline', code: 'network' };
  }

  return {
    orders: currentData?.items,
    failure: failureOf(),
    readAt: currentData?.asOf ?? null,
    reading: isFetching,
    read: refetch,
  };
}
