// @bundle on-demand

import { onStorageKeyChange } from '@/services/platform/storage/storageChanges';
import type { AppThunk } from '@/store/thunk';

const VERIFIED_KEY = 'email-verified';

/** How long a tab waits for its mail to be opened, in milliseconds: after that it may be in other hands. */
export const WAIT_MS = 15 * 60_000;

/** Lets the tab know that waits for it that an address has just been verified. It says when, and nothing of whose it is. */
export const notifyEmailVerified =
  (): AppThunk<void> =>
  (_dispatch, _getState, { storage, clock }) => {
    try {
      storage.setItem(VERIFIED_KEY, String(clock.now()));
    } catch {
      // A full device: the tab looks when the person comes back to it.
    }
  };

/**
 * Calls back whenever an address may have been verified: another tab of this browser says so, or the person comes back to this
 * one, having opened the mail elsewhere. `timedOut`: it has taken too long. Returns how to stop.
 */
export const awaitVerification =
  (mayBeVerified: (inOtherTab: boolean) => Promise<void>, timedOut: () => void): AppThunk<() => void> =>
  (_dispatch, _getState, { clock, connectivity }) => {
    const until = clock.now() + WAIT_MS;
    let looking = false;
    const look = async (inOtherTab: boolean) => {
      // A page that was put aside hears of its return before its timers do.
      if (clock.now() >= until) return timedOut();
      if (looking) return;
      looking = true;
      await mayBeVerified(inOtherTab);
      looking = false;
    };
    const timer = setTimeout(timedOut, WAIT_MS);
    const stopHearing = onStorageKeyChange(VERIFIED_KEY, () => look(true));
    const stopLooking = connectivity.onVisible(() => look(false));
    return () => {
      clearTimeout(timer);
      stopHearing();
      stopLooking();
    };
  };
