import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useOutboxOwner } from '@/data/order/useOrdersWithEdits';
import { UPDATE_SHOP } from '@/domain/shop/shopEdit';
import type { AppError } from '@/lib/appError';
import { queryFailure } from '@/store/api/queryFailure';
import { selectOnline } from '@/store/connectivitySlice';
import { useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import type { MirrorReading } from '@/sync/mirror/useMirror';
import { commandsSelector } from '@/sync/outbox/commandsSelector';
import { layShopEdits, type ShopWithEdits } from './queuedShop';
import { settingsApi } from './settingsApi';

const selectShopEdits = commandsSelector(UPDATE_SHOP);

/** The shop's settings with the person's own edits over them, null before they were read; and how their reading stands. */
export function useShopSettings(): { settings: ShopWithEdits | null; reading: MirrorReading } {
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
