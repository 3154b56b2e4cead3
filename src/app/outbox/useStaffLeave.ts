import { type ReactNode, useCallback } from 'react';
import { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { toAppError } from '@/services/firebase/toAppError';
import { useAuth } from '@/store/session/authContext';
import { showToast } from '@/ui/toast/toast';
import { useLeaveGuard } from '@/ui/unsavedGuard/leaveGuard';
import { useLeave } from './useLeave';

/** Signs out a member of staff; asks first about unsaved input, then about unsent commands. */
export function useStaffLeave(): { readonly ask: () => void; readonly question: ReactNode } {
  const { signOut } = useAuth();
  const common = useLabels(commonLabels);
  const guard = useLeaveGuard();
  const leave = useCallback(
    () =>
      guard.leave(null, () => {
        signOut().catch(thrown => showToast('error', failureText(toAppError(thrown), common)));
      }),
    [common, guard, signOut],
  );
  return useLeave('back-office', leave);
}
