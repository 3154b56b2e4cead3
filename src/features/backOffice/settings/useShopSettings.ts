import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { selectOnline } from '@/entities/connectivity/connectivitySlice';
import { useOutboxOwner } from '@/entities/order/useOrdersWithEdits';
import { commandsSelector } from '@/entities/outbox/commandsSelector';
import type { ReplicaReading } from '@/entities/replica/useReplica';
import { UPDATE_SHOP } from '@/entities/shop/shopEdit';
import { useAuth } from '@/entities/user/authContext';
import { queryFailure } from '@/services/api/queryFailure';
import type { AppError } from '@/shared/lib/appError';
import { useAppSelector } from '@/shared/redux/hooks';
import { layShopEdits, type ShopWithEdits } from './queuedShop';
import { settingsApi } from './settingsApi';

const selectShopEdits = commandsSelector(UPDATE_SHOP);

/** The shop's settings with the person's own edits over them, null before they were read; and how their reading stands. */
export function useShopSettings(): { settings: ShopWithEdits | null; reading: ReplicaReading } {
  const uid = useAuth().session.user?.id;
  const online = useAppSelector(selectOnline);
  const owner = useOutboxOwner();
  const entries = useAppSelector(state => selectShopEdits(state, owner));
  const { data, error, isFetching, refetch } = settingsApi.useGetStaffShopQuery(uid ?? skipToken, {
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  });
  const stored = data?.items[0];
  const settings = useMemo(
    () => (stored ? layShopEdits(stored, entries, owner) : null),
    [stored, entries, owner],
  );

  function failureOf(): AppError | null {
    if (!settings && isFetching) return null;
    if (error) return queryFailure(error);
    return online ? null : { kind: 'offline', code: 'network' };
  }

  return {
    settings,
    reading: {
      complete: settings !== null,
      progress: null,
      failure: failureOf(),
      readAt: data?.asOf ?? null,
      reading: isFetching,
      latestOnly: false,
      read: () => void refetch(),
    },
  };
}
