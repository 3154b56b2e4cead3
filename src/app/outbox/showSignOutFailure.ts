// @bundle soon

import type { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { toAppError } from '@/services/firebase/toAppError';
import { showToast } from '@/ui/toast/toast';

/** Says why signing out failed. */
export const showSignOutFailure = (thrown: unknown, labels: typeof commonLabels): Promise<void> =>
  showToast('error', failureText(toAppError(thrown), labels));
