import { useMemo } from 'react';
import { profileReads } from '@/data/user/profileReads';
import { EMPTY_PROFILE, type Profile } from '@/domain/user/profile';
import { changedProfile, parseProfileChange } from '@/domain/user/profileChange';
import type { AppError } from '@/lib/appError';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { useAppSelector } from '@/store/hooks';
import type { SessionUser } from '@/store/session/session';
import { useManualRetry } from '@/store/useManualRetry';
import { isUnsent } from '@/sync/outbox/commandState';
import { ownerKey, selectWaiting } from '@/sync/outbox/outboxSlice';

function withWaiting(profile: Profile, entry: CommandRecord): Profile {
  try {
    return changedProfile(profile, parseProfileChange(entry.payload));
  } catch {
    // What cannot be read is shown in the outbox, where something can be done about it.
    return profile;
  }
}

export type ShownProfile = {
  /** As it is known here, with what this device has still to send applied over it. */
  readonly profile: Profile;
  readonly loading: boolean;
  readonly error: AppError | null;
  /** ISO instant of the reading on screen; null before the first. */
  readonly readAt: string | null;
  readonly fetching: boolean;
  readonly waiting: boolean;
  /** A change failed: in the outbox it says why. */
  readonly failed: boolean;
  readonly refresh: () => void;
};

/** A customer's profile as shown, at first the one last seen here. */
export function useProfile({ id, name }: SessionUser): ShownProfile {
  // `currentData`, not `data`: what belongs to whoever was signed in before must never show.
  const { currentData, error, isFetching, refetch } = profileReads.useGetProfileQuery(id, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const { asking, ask } = useManualRetry(isFetching, refetch);
  const owner = ownerKey({ area: 'storefront', uid: id });
  const entries = useAppSelector(state => selectWaiting(state, owner));
  const mine = useMemo(() => entries.filter(entry => entry.name === 'saveProfile'), [entries]);
  const waiting = mine.filter(isUnsent);
  const stored = currentData?.items[0] ?? EMPTY_PROFILE;
  // A name given at sign-up is the account's before it is the profile's.
  const named: Profile = { ...stored, name: stored.name || name };
  return {
    profile: waiting.reduce(withWaiting, named),
    loading: !currentData && isFetching,
    error: asking ? null : ((error as AppError | undefined) ?? null),
    readAt: currentData?.asOf ?? null,
    fetching: isFetching,
    waiting: waiting.length > 0,
    failed: mine.some(({ status }) => status === 'failed'),
    refresh: ask,
  };
}
