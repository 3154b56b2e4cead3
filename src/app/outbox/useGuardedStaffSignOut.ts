import type { ReactNode } from 'react';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { useAuth } from '@/store/session/authContext';
import { useLeaveGuard } from '@/ui/unsavedGuard/leaveGuard';
import { showSignOutFailure } from './showSignOutFailure';
import { useGuardedSignOut } from './useGuardedSignOut';

/** Signs out a member of staff; asks first about unsaved input, then about unsent commands. */
export function useGuardedStaffSignOut(): { readonly ask: () => void; readonly question: ReactNode } {
  const { signOut } = useAuth();
  const common = useLabels(commonLabels);
  const guard = useLeaveGuard();
  const leave = () =>
    guard.leave(null, () => {
      signOut().catch(thrown => showSignOutFailure(thrown, common));
    });
  return useGuardedSignOut('back-office', leave);
}
