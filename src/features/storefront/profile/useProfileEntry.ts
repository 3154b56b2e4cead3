import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '@/lib/paths';
import { saveInEntry } from '@/services/platform/historyEntry';
import type { SessionUser } from '@/store/session/session';
import { type ProfileEntry, type ProfileValues, parseProfileEntry } from './profileEntry';

/** The history entry of the profile's page: what it was opened with, and what of it is stored for a reload. */
export function useProfileEntry(user: SessionUser) {
  const navigate = useNavigate();
  const { state, key } = useLocation();
  const [opened] = useState<ProfileEntry>(() => parseProfileEntry(state, user));
  const [linkSentTo, setLinkSentTo] = useState(opened.linkSentTo);
  const latest = useRef({ key, persisted: opened });
  useEffect(() => {
    latest.current.key = key;
  }, [key]);

  const save = useCallback(
    (change: ProfileEntry) => {
      const persisted = { ...latest.current.persisted, ...change };
      latest.current.persisted = persisted;
      saveInEntry(latest.current.key, { uid: user.id, ...persisted });
    },
    [user.id],
  );

  return {
    opened,
    linkSentTo,
    saveDraft: useCallback((draft: Partial<ProfileValues>) => save({ draft }), [save]),
    saveLinkSent: useCallback(
      (to: string) => {
        setLinkSentTo(to);
        save({ linkSentTo: to });
      },
      [save],
    ),
    /** What was typed has been dealt with: a reload must not bring it up again. */
    forgetDraft: useCallback(() => {
      const { linkSentTo } = latest.current.persisted;
      const persisted: ProfileEntry = linkSentTo === undefined ? {} : { linkSentTo };
      latest.current.persisted = persisted;
      navigate(PATHS.profile, { replace: true, state: { uid: user.id, ...persisted } });
    }, [navigate, user.id]),
  };
}
