import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SavedAddress } from '@/domain/user/addressBook';
import { PATHS } from '@/lib/paths';
import { saveHistoryState } from '@/services/platform/historyEntry';
import type { SessionUser } from '@/store/session/session';
import { type ProfileEntry, type ProfileValues, parseProfileEntry } from './profileEntry';

/** The history entry of the profile's page: what it was opened with, and what of it is stored for a reload. */
export function useProfileEntry(user: SessionUser) {
  const navigate = useNavigate();
  const { state, key } = useLocation();
  const [opened] = useState<ProfileEntry>(() => parseProfileEntry(state, user));
  const [linkSentTo, setLinkSentTo] = useState(opened.linkSentTo);
  /** `key`: null once the page is left. */
  const latest = useRef<{ key: string | null; persisted: ProfileEntry }>({ key, persisted: opened });
  useEffect(() => {
    const { current } = latest;
    current.key = key;
    return () => {
      current.key = null;
    };
  }, [key]);

  const save = useCallback(
    (change: ProfileEntry) => {
      const persisted = { ...latest.current.persisted, ...change };
      latest.current.persisted = persisted;
      if (latest.current.key !== null) saveHistoryState(latest.current.key, { uid: user.id, ...persisted });
    },
    [user.id],
  );
  /** What was typed has been dealt with: a reload must not bring it up again. */
  const forget = useCallback(
    (change: ProfileEntry) => {
      // Who has left the page is not brought back to it.
      if (latest.current.key === null) return;
      const persisted = { ...latest.current.persisted, ...change };
      latest.current.persisted = persisted;
      navigate(PATHS.profile, { replace: true, state: { uid: user.id, ...persisted } });
    },
    [navigate, user.id],
  );

  return {
    opened,
    linkSentTo,
    saveDraft: useCallback((draft: Partial<ProfileValues>) => save({ draft }), [save]),
    saveAddressDraft: useCallback((address: Partial<SavedAddress>) => save({ address }), [save]),
    saveLinkSent: useCallback(
      (to: string) => {
        setLinkSentTo(to);
        save({ linkSentTo: to });
      },
      [save],
    ),
    saveReplaced: useCallback((replaces: string) => save({ replaces }), [save]),
    forgetDraft: useCallback(
      () => forget({ draft: undefined, addressId: undefined, replaces: undefined }),
      [forget],
    ),
    forgetAddressDraft: useCallback(() => forget({ address: undefined }), [forget]),
  };
}

export type OpenedProfile = ReturnType<typeof useProfileEntry>;
