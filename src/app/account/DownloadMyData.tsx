import type { SerializedError } from '@reduxjs/toolkit';
import { useState } from 'react';
import { cachedProfile } from '@/data/user/cachedProfile';
import { profileReads } from '@/data/user/profileReads';
import { cachedMyOrders } from '@/features/storefront/myOrders/shared/cachedMyOrders';
import { myOrdersApi } from '@/features/storefront/myOrders/shared/myOrdersApi';
import { ProfileSection } from '@/features/storefront/profile/ProfileSection';
import { accountLabels } from '@/i18n/en/account';
import { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import type { AppError } from '@/lib/appError';
import { toAppError } from '@/services/firebase/toAppError';
import { queryFailure } from '@/store/api/queryFailure';
import type { Reading } from '@/store/api/reading';
import { useAppDispatch } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import type { SessionUser } from '@/store/session/session';
import type { AppThunk } from '@/store/thunk';
import type { CachedList } from '@/sync/cache/cachedList';
import { readCached } from '@/sync/cache/cacheQuery';
import { ownerKey, selectWaiting } from '@/sync/outbox/outboxSlice';
import { readOutboxOnce } from '@/sync/outbox/readOutbox';
import { Button } from '@/ui/Button';
import { myDataFile } from './myDataFile';

type SaveMyDataOutcome =
  | { readonly outcome: 'saved'; readonly name: string }
  | { readonly outcome: 'failed'; readonly error: AppError };

const UNREAD: AppError = { kind: 'unknown', code: 'noData' };

/** What a query answered or, where it could not be asked, what this device stored of an earlier answer. */
const readingOr =
  <Item,>(
    answer: {
      readonly data?: Reading<Item> | undefined;
      readonly error?: AppError | SerializedError | undefined;
    },
    list: CachedList<Item>,
    uid: string,
  ): AppThunk<Promise<Reading<Item> | AppError>> =>
  async dispatch => {
    const cached = answer.data ?? (await dispatch(readCached(list, uid)).catch(() => null));
    return cached ?? (answer.error ? queryFailure(answer.error) : UNREAD);
  };

/**
 * Saves a customer's data as a file on their device: read anew or, without a connection, as they were last read here, with
 * the time. Nothing is saved where nothing could be read: a file that lacks the orders would say that there are none.
 * Never rejects.
 */
const saveMyData =
  (user: SessionUser): AppThunk<Promise<SaveMyDataOutcome>> =>
  async (dispatch, getState, { clock, download }) => {
    const anew = { forceRefetch: true, subscribe: false } as const;
    try {
      const [profileAnswer, ordersAnswer] = await Promise.all([
        dispatch(profileReads.endpoints.getProfile.initiate(user.id, anew)),
        dispatch(myOrdersApi.endpoints.listMyOrders.initiate(user.id, anew)),
      ]);
      const profile = await dispatch(readingOr(profileAnswer, cachedProfile, user.id));
      const orders = await dispatch(readingOr(ordersAnswer, cachedMyOrders, user.id));
      if ('kind' in profile) return { outcome: 'failed', error: profile };
      if ('kind' in orders) return { outcome: 'failed', error: orders };
      const owner = { area: 'storefront', uid: user.id } as const;
      const isRead = await dispatch(readOutboxOnce(owner));
      const waiting = isRead ? selectWaiting(getState(), ownerKey(owner)) : null;
      const file = myDataFile({ user, profile, orders, waiting }, new Date(clock.now()).toISOString());
      await download(file);
      return { outcome: 'saved', name: file.name };
    } catch (thrown) {
      return { outcome: 'failed', error: toAppError(thrown) };
    }
  };

/** Everything the shop keeps of a customer, for themselves. */
export function DownloadMyData() {
  const labels = useLabels(accountLabels).data;
  const common = useLabels(commonLabels);
  const dispatch = useAppDispatch();
  const { user } = useAuth().session;
  const [saved, setSaved] = useState<SaveMyDataOutcome | 'preparing' | null>(null);
  if (!user) return null;
  const outcome = saved === 'preparing' ? null : saved;
  return (
    <ProfileSection heading={labels.heading}>
      <p className="max-w-prose text-ink-soft">{labels.lead}</p>
      <div>
        <Button
          variant="secondary"
          aria-disabled={saved === 'preparing'}
          onClick={async () => {
            if (saved === 'preparing') return;
            setSaved('preparing');
            setSaved(await dispatch(saveMyData(user)));
          }}
        >
          {saved === 'preparing' ? labels.preparing : labels.download}
        </Button>
      </div>
      <p role="status" className={outcome ? 'font-medium wrap-anywhere' : 'sr-only'}>
        {outcome?.outcome === 'saved' && labels.saved(outcome.name)}
        {outcome?.outcome === 'failed' && `${labels.failed} ${failureText(outcome.error, common)}`}
      </p>
    </ProfileSection>
  );
}
